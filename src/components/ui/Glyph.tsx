import styled from 'styled-components';
import { glyphs, type GlyphName } from '../../drawings/glyphs';
import { pearlOn, square } from '../../theme/mixins';
import { color } from '../../theme/theme';

const Drawing = styled.svg`
  ${square('96px')}
  ${pearlOn(color.surface, color.accent)}
`;

/** The drawing on a card, in the colour of the text. The card must have the surface colour. */
export const Glyph = ({ name }: { name: GlyphName }) => {
  const { strokes, fills, pearl, moat } = glyphs[name];
  return (
    <Drawing viewBox="0 0 160 160" fill="none" aria-hidden="true">
      {strokes && <path d={strokes.join('')} stroke="currentColor" strokeWidth="8.5" />}
      {fills && <path d={fills.join('')} fill="currentColor" fillRule="evenodd" />}
      {moat && <circle cx={pearl.cx} cy={pearl.cy} r={moat} />}
      <circle {...pearl} />
    </Drawing>
  );
};
