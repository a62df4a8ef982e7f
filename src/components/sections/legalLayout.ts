import styled from 'styled-components';
import { from } from '../../theme/media';
import { color, radius, size, space } from '../../theme/theme';
import { type } from '../../theme/type';

export const LegalHead = styled.div`
  display: grid;
  gap: 20px;
  padding-block: clamp(48px, 6vw, 96px) clamp(32px, 4vw, 56px);
`;

/** Contents and text; below 1024px the contents stand above the text. */
export const LegalColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} clamp(24px, 5vw, 88px);
  align-items: start;
  padding-block-end: ${space.section};
  ${from('lg')} {
    grid-template-columns: minmax(220px, 3fr) minmax(0, 9fr);
  }
`;

/** Long text, as wide as one reads well. */
export const Prose = styled.div`
  max-inline-size: ${size.measure};
  &,
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
  section {
    margin-block-start: 40px;
  }
  h2 {
    ${type('group')}
    font-size: clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem);
  }
  h3 {
    margin-block-start: ${space[2]};
    ${type('label')}
    font-size: 1.125rem;
  }
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
  li {
    position: relative;
    padding-inline-start: 26px;
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.62em;
    inset-inline-start: 2px;
    border: 4px solid ${color.accent};
    border-radius: ${radius.disc};
  }
`;
