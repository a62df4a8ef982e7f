import styled from 'styled-components';
import { from, phone } from '../../theme/media';
import { color, space } from '../../theme/theme';
import { Container } from '../ui/layout';

export const Groups = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(28px, 3vw, 44px);
`;

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  & + & {
    padding-block-start: clamp(44px, 5vw, 76px);
  }
`;

/** The tagline begins where the second half of the page does, like the texts of other sections. */
export const GroupHead = styled.div`
  display: grid;
  gap: ${space[3]} ${space.gap};
  > p {
    max-inline-size: 36em;
    text-wrap: balance;
    color: ${color.ink2};
  }
  ${from('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: last baseline;
  }
`;

/** Rows of three; or one double poster and beside it small cards, two in a row. */
export const Cards = styled.ul<{ $hasPoster: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(36px, 4vw, 60px) ${space.gap};
  > li:nth-child(even) {
    --reveal-order: 1;
  }
  > :first-child {
    ${({ $hasPoster }) => $hasPoster && 'grid-column: 1 / -1;'}
  }
  ${from('lg')} {
    grid-template-columns: repeat(${({ $hasPoster }) => ($hasPoster ? 4 : 3)}, minmax(0, 1fr));
    > :first-child {
      ${({ $hasPoster }) => $hasPoster && 'grid-area: span 2 / span 2;'}
    }
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }
`;
