import styled from 'styled-components';
import { column } from '../../theme/mixins';
import { space } from '../../theme/theme';
import { Container } from '../ui/layout';

/** Stacks groups of case studies and whatever follows them. */
export const CaseIndex = styled(Container)`
  ${column('clamp(64px, 7vw, 104px)')}
  padding-block: clamp(48px, 5vw, 72px) ${space.section};
`;
