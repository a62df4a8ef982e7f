import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { GlyphName } from '../../content/model/shared';
import { from, phone } from '../../theme/media';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { Container, Section } from '../ui/Container';
import { Glyph } from '../ui/Glyph';
import { RichText } from '../ui/RichText';
import { SectionHead } from './SectionHead';

const Rows = styled(Container)`
  display: grid;
  gap: clamp(32px, 4vw, 56px);
`;

const Cards = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.gap};
  ${from('lg')} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  li {
    display: grid;
    align-content: start;
    gap: 12px;
    padding: 28px clamp(20px, 2.2vw, 32px) 32px;
    background: ${color.surface};
    ${phone} {
      grid-template-columns: 72px minmax(0, 1fr);
      gap: 8px 20px;
      padding-block-end: 28px;
    }
  }
  li:nth-child(even) {
    --reveal-order: 1;
  }
  svg {
    margin-block-end: 20px;
    ${phone} {
      grid-row: span 2;
      inline-size: 100%;
      block-size: auto;
      margin: 0;
    }
  }
  p {
    ${type('card')}
    color: ${color.ink2};
  }
`;

interface GlyphCardContent {
  title: string;
  text: string;
  glyph?: GlyphName;
}

interface GlyphCardsProps {
  heading: string;
  text?: string;
  cards: readonly GlyphCardContent[];
  /** What ends the section. */
  children?: ReactNode;
}

/** Cards with a drawing, a title and a line: what a service consists of, roles, features. Four stand
 * in one row, six in two. */
export const GlyphCards = ({ heading, text, cards, children }: GlyphCardsProps) => (
  <Section>
    <Rows>
      <SectionHead heading={heading} text={text} />
      <Cards $columns={cards.length % 4 ? 3 : 4}>
        {cards.map((card) => (
          <li key={card.title} data-reveal="">
            {card.glyph && <Glyph name={card.glyph} />}
            <h3>{card.title}</h3>
            <p>
              <RichText text={card.text} />
            </p>
          </li>
        ))}
      </Cards>
      {children}
    </Rows>
  </Section>
);
