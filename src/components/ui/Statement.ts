import styled from 'styled-components';
import { type } from '../../theme/type';

/** One or two sentences, set big. */
export const Statement = styled.p`
  ${type('statement')}
  text-wrap: balance;
`;
