import styled from 'styled-components';
import { color } from '../../theme/theme';
import { Section } from './Container';

/** A section that stands out from the page's ground. */
export const SurfaceSection = styled(Section)`
  background: ${color.surface};
`;
