/** @jest-environment node */
import { glyphNames } from '../../src/content/sharedFields';
import { glyphs } from '../../src/drawings/glyphs';
import { panelSignals, stepsSignal } from '../../src/drawings/signals';

const PATH = /^[Mm][-\d.\sMmLlHhVvCcSsAaQqTtZz]+$/;

describe('glyphs', () => {
  it('has each glyph of the content model', () => {
    expect(Object.keys(glyphs).sort()).toEqual(Object.keys(glyphNames).sort());
  });

  it.each(Object.entries(glyphs))('draws "%s" round a pearl inside the box', (_, glyph) => {
    const paths = [...(glyph.strokes ?? []), ...(glyph.fills ?? [])];
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(path).toMatch(PATH);
    const { cx, cy, r } = glyph.pearl;
    expect(Math.min(cx - r, cy - r)).toBeGreaterThanOrEqual(0);
    expect(Math.max(cx + r, cy + r)).toBeLessThanOrEqual(160);
    if (glyph.moat !== undefined) expect(glyph.moat).toBeGreaterThan(r);
  });
});

describe('signals', () => {
  /** Where a path ends; these end with a level line, a step or a curve to a point. */
  const levels = (paths: readonly string[]) =>
    paths.map((path) => Number(/^[Mm]-?\d+[ ]?(-?\d+)/.exec(path)?.[1]));

  it('runs on from panel to panel', () => {
    const { listen, respond, succeed } = panelSignals();
    expect(levels(succeed.paths)).toEqual(levels(respond.paths));
    // The steps of the noise add up to where the pulse begins.
    const ends = listen.paths.map((path) => {
      const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
      return numbers.filter((_, index) => index % 2).reduce((sum, step) => sum + step, 0);
    });
    expect(ends).toEqual(levels(respond.paths));
  });

  it('stays inside the box of the steps, with the pearl on a line', () => {
    const { paths, width, height, pearl, moat } = stepsSignal();
    expect(levels(paths)).toContain(pearl.cy);
    expect(moat).toBeGreaterThan(pearl.r);
    expect(pearl.cx).toBeLessThan(width);
    for (const path of paths) {
      const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
      let y = 0;
      numbers.forEach((step, index) => {
        if (index % 2 === 0) return;
        y += step;
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(height);
      });
    }
  });
});
