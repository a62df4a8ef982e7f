import { render } from '@testing-library/react';
import { Glyph } from '../../../src/components/ui/Glyph';
import { glyphs, type GlyphName, type GlyphParts } from '../../../src/drawings/glyphs';
import { setViewport, styleOf } from '../../support/viewport';

const isGlyph = (name: string): name is GlyphName => name in glyphs;
const names = Object.keys(glyphs).filter(isGlyph);

const drawingOf = (name: GlyphName) => {
  const svg = render(<Glyph name={name} />).container.querySelector('svg');
  if (!svg) throw new Error(`${name} is not drawn.`);
  return svg;
};

beforeEach(() => setViewport({}));
afterEach(() => document.documentElement.removeAttribute('dir'));

it('from right to left, drawings that run along with the text are turned round, and no others', () => {
  document.documentElement.dir = 'rtl';
  const turned = names.filter((name) => styleOf(drawingOf(name)).scale === '-1 1');
  const directed = names.filter((name) => {
    const { isDirected }: GlyphParts = glyphs[name];
    return isDirected;
  });
  expect(directed).not.toEqual([]);
  expect(turned).toEqual(directed);
  document.documentElement.dir = 'ltr';
  expect(directed.map((name) => styleOf(drawingOf(name)).scale)).toEqual(
    directed.map(() => undefined),
  );
});

it('the pearl of a drawing is coral, and the gap around it has the colour of the ground', () => {
  const name = names.find((one) => {
    const { moat }: GlyphParts = glyphs[one];
    return moat;
  });
  const { children } = drawingOf(name ?? 'deep');
  const circles = [...children].filter(({ tagName }) => tagName === 'circle');
  expect(circles.map((circle) => styleOf(circle).fill)).toEqual([
    'var(--surface)',
    'var(--accent)',
  ]);
});
