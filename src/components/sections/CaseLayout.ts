import styled from 'styled-components';
import { from } from '../../theme/media';
import { space } from '../../theme/theme';
import { Container } from '../ui/layout';

/** The menu of the group in 3 of 12 columns, the case study in 9; below 1200px one column, with the carousel. */
export const CaseLayout = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} clamp(24px, 4vw, 64px);
  padding-block: clamp(32px, 4vw, 56px) ${space.section};
  ${from('nav')} {
    grid-template-columns: minmax(220px, 3fr) minmax(0, 9fr);
  }
  > article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(36px, 4.2vw, 60px);
  }
`;
