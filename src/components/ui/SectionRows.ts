import styled from 'styled-components';
import { Container } from './Container';

/** The head of a section and what it introduces. */
export const SectionRows = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 3.6vw, 52px);
`;
