/** @jest-environment node */
/** The paths of inline drawings are whole: browsers draw a path up to its first mistake, and say nothing. */
import { companyMark } from '../../src/drawings/companyMark';
import { glyphs, type GlyphParts } from '../../src/drawings/glyphs';
import { logoMarks } from '../../src/drawings/logoMarks';
import { networkMarks } from '../../src/drawings/networkMarks';
import { columnSignals, figureBars, voice } from '../../src/drawings/signals/caseStudy';
import { exampleDrawings } from '../../src/drawings/signals/examples';
import type { LineDrawing } from '../../src/drawings/signals/lineDrawing';
import { panelSignals } from '../../src/drawings/signals/panels';
import { stepsSignal } from '../../src/drawings/signals/steps';

const number = /^[\s,]*[+-]?(\d+\.?\d*|\.\d+)/;
/** Needs nothing between itself and what follows. */
const flag = /^[\s,]*[01]/;
const point = [number, number];

const parameters: Partial<Record<string, readonly RegExp[]>> = {
  m: point,
  l: point,
  h: [number],
  v: [number],
  c: [...point, ...point, ...point],
  s: [...point, ...point],
  q: [...point, ...point],
  t: point,
  a: [number, number, number, flag, flag, ...point],
  z: [],
};

/** The end of a path, from the command that a browser would not read. */
function unreadIn(path: string): string {
  let rest = path;
  for (;;) {
    const [command = ''] = /^\s*[a-z]/i.exec(rest) ?? [];
    const expected = parameters[command.trim().toLowerCase()];
    if (!expected) return rest;
    let after = rest.slice(command.length);
    do {
      for (const pattern of expected) {
        const [found] = pattern.exec(after) ?? [];
        if (found === undefined) return rest;
        after = after.slice(found.length);
      }
    } while (expected.length > 0 && number.test(after));
    rest = after;
  }
}

const signals: Record<string, LineDrawing> = {
  ...exampleDrawings,
  ...Object.fromEntries(Object.entries(panelSignals).map(([name, at]) => [`${name}, panel`, at])),
  ...Object.fromEntries(Object.entries(columnSignals).map(([name, at]) => [`${name}, column`, at])),
  stepsSignal,
  figureBars,
  voice,
};

it.each([
  ['M0 0L1', 'L1'],
  ['M0 0a9.87 9.87 0 01-5.031-1.378', ''],
  ['M0 0a9 9 0 2 1 5 5', 'a9 9 0 2 1 5 5'],
  ['M0 0h5v"', 'v"'],
])('of %s a browser would not read "%s"', (path, unread) => {
  expect(unreadIn(path)).toBe(unread);
});

it.each(Object.entries({ ...logoMarks, ...networkMarks, company: companyMark.waves }))(
  'the mark %s is whole',
  (_name, path) => {
    expect(path).toMatch(/^M/);
    expect(unreadIn(path)).toBe('');
  },
);

it.each<[string, GlyphParts]>(Object.entries(glyphs))(
  'the glyph %s is whole',
  (_name, { strokes = [], fills = [] }) => {
    for (const path of [...strokes, ...fills]) {
      // After another path, a small m would count from where that one ends.
      expect(path).toMatch(/^M/);
      expect(unreadIn(path)).toBe('');
    }
  },
);

it.each(Object.entries(signals))('the signal %s is whole', (_name, { paths }) => {
  for (const path of paths) {
    expect(path).toMatch(/^m/i);
    expect(unreadIn(path)).toBe('');
  }
  // React's keys.
  expect(new Set(paths).size).toBe(paths.length);
});
