import styled from 'styled-components';
import { space } from '../../theme/theme';

/** Texts of one thought, one below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
