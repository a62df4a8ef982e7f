import styled from 'styled-components';
import { color } from '../../theme/theme';
import { type } from '../../theme/type';

/** The text under a page's heading. */
export const Lead = styled.p`
  ${type('lead')}
  color: ${color.ink2};
`;
