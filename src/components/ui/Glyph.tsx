import styled from 'styled-components';
import { glyphs, type GlyphName, type GlyphParts } from '../../drawings/glyphs';
import { mirrored, pearlOn, square } from '../../theme/mixins';
import { color } from '../../theme/theme';

const Drawing = styled.svg<{ $ground: string; $isDirected: boolean }>`
  ${square('96px')}
  ${({ $ground }) => pearlOn($ground, color.accent)}
  ${({ $isDirected }) => $isDirected && mirrored('')}
`;

interface GlyphProps {
  name: GlyphName;
  /** The colour of what it stands on. */
  ground?: string;
}

/** The drawing on a card, in the colour of the text. */
export const Glyph = ({ name, ground = color.surface }: GlyphProps) => {
  const { strokes, fills, pearl, moat, isDirected = false }: GlyphParts = glyphs[name];
  return (
    <Drawing
      $ground={ground}
      $isDirected={isDirected}
      viewBox="0 0 160 160"
      fill="none"
      aria-hidden="true"
    >
      {strokes && <path d={strokes.join('')} stroke="currentColor" strokeWidth="8.5" />}
      {fills && <path d={fills.join('')} fill="currentColor" fillRule="evenodd" />}
      {moat && <circle cx={pearl.cx} cy={pearl.cy} r={moat} />}
      <circle {...pearl} />
    </Drawing>
  );
};
