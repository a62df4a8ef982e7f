import styled from 'styled-components';
import type { GlyphName } from '../../drawings/glyphs';
import { from, onPaper, phone } from '../../theme/media';
import { square } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { Glyph } from '../ui/Glyph';
import { RichText } from '../ui/RichText';

/** Two in a row; wider windows show four in one row or six in two. Three fit from 1024px, four only
 * from 1440px: a title like "Tailored Recommendations" must fit. */
const Cards = styled.ul<{ $isByFour: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.gap};
  ${({ $isByFour }) => from($isByFour ? 'xl' : 'lg')} {
    grid-template-columns: repeat(${({ $isByFour }) => ($isByFour ? 4 : 3)}, minmax(0, 1fr));
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${onPaper} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 12px 20px;
  }
  li {
    display: grid;
    align-content: start;
    gap: 12px;
    padding: 28px clamp(16px, 3.4vw - 17px, 32px) 32px;
    background: ${color.surface};
    ${phone} {
      grid-template-columns: clamp(40px, 30vw - 56px, 84px) minmax(0, 1fr);
      align-items: center;
      gap: 12px;
      padding-block: 24px;
    }
    ${onPaper} {
      grid-template-columns: 40px minmax(0, 1fr);
      align-items: center;
      gap: 4px 12px;
      padding: 0;
    }
  }
  li:nth-child(even) {
    --reveal-order: 1;
  }
  svg {
    margin-block-end: 20px;
    ${phone} {
      inline-size: 100%;
      block-size: auto;
      margin: 0;
    }
    ${onPaper} {
      ${square('40px')}
      margin: 0;
    }
  }
  p {
    ${type('card')}
    color: ${color.ink2};
    grid-column: 1 / -1;
  }
`;

interface GlyphCardsProps {
  cards: readonly { title: string; text: string; glyph?: GlyphName | null }[];
}

/** Cards with a drawing, a title and a line: parts of a service, roles, features. Four make one
 * row, six make two. */
export const GlyphCards = ({ cards }: GlyphCardsProps) => (
  <Cards $isByFour={cards.length % 4 === 0}>
    {cards.map((card) => (
      <li key={card.title} data-reveal="">
        {card.glyph && <Glyph name={card.glyph} />}
        <h3>{card.title}</h3>
        <RichText text={card.text} />
      </li>
    ))}
  </Cards>
);
