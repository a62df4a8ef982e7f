import styled from 'styled-components';
import { space } from '../../theme/theme';
import { Container } from '../ui/layout';

/** The groups of case studies, one below the other, and what follows them. */
export const CaseIndex = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(64px, 7vw, 104px);
  padding-block: clamp(48px, 5vw, 72px) ${space.section};
  > a {
    justify-self: start;
  }
`;
