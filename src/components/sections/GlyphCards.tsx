import styled from 'styled-components';
import type { GlyphName } from '../../drawings/glyphs';
import { from, onPaper, phone, responsive } from '../../theme/media';
import { columns, stack } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { Glyph } from '../ui/Glyph';
import { RichText } from '../ui/text';

/** Three in a row fit from 1024px up, four only from 1440px up, because of titles like "Tailored Recommendations". */
const Cards = styled.ul<{ $isByFour: boolean }>`
  ${({ $isByFour }) =>
    columns(2, { [from($isByFour ? 'xl' : 'lg')]: $isByFour ? 4 : 3, [phone]: 1, [onPaper]: 3 })}
  ${responsive('gap', space.gap, { [onPaper]: '12px 20px' })}
  li {
    ${stack('12px')}
    align-content: start;
    align-items: center;
    padding: 28px clamp(16px, 3.4vw - 17px, 32px) 32px;
    background: ${color.surface};
    ${phone} {
      grid-template-columns: clamp(40px, 30vw - 56px, 84px) minmax(0, 1fr);
      padding-block: 24px;
    }
    ${onPaper} {
      grid-template-columns: 40px minmax(0, 1fr);
      gap: 4px 12px;
      padding: 0;
    }
  }
  svg {
    ${responsive('margin-block-end', '20px', { [phone]: '0', [onPaper]: '0' })}
    ${responsive('inline-size', '96px', { [phone]: '100%', [onPaper]: '100%' })}
    block-size: auto;
  }
  p {
    ${type('card', color.ink)}
    grid-column: 1 / -1;
  }
`;

interface GlyphCardsProps {
  cards: readonly { title: string; text: string; glyph?: GlyphName }[];
}

/** Cards with a drawing, a title and a line of text: in wide windows, four make one row and six make two. */
export const GlyphCards = ({ cards }: GlyphCardsProps) => (
  <Cards $isByFour={cards.length % 4 === 0}>
    {cards.map((card, index) => (
      <li key={index} data-reveal="">
        {card.glyph && <Glyph name={card.glyph} />}
        <h3>{card.title}</h3>
        <RichText text={card.text} />
      </li>
    ))}
  </Cards>
);
