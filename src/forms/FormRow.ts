import styled from 'styled-components';
import { from } from '../theme/media';
import { space } from '../theme/theme';

/** Two fields beside each other where there is room. */
export const FormRow = styled.div`
  display: grid;
  gap: ${space[5]};
  ${from('sm')} {
    grid-template-columns: 1fr 1fr;
  }
`;
