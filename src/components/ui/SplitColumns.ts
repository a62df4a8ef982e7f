import styled from 'styled-components';
import { from } from '../../theme/media';
import { navHeight, size, space } from '../../theme/theme';
import { Container } from './Container';

/** Two children: columns 1–5 and 7–12 of twelve; below 1024px one under the other. The
 * first, a heading, stays in view beside a long text. */
export const SplitColumns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space.gap};
  ${from('lg')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    > :first-child {
      position: sticky;
      inset-block-start: calc(${size.topBar} + ${navHeight} + ${space[6]});
      grid-column: 1 / 6;
      align-self: start;
    }
    > :last-child {
      grid-column: 7 / 13;
    }
  }
`;
