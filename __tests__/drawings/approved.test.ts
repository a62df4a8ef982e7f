/** @jest-environment node */
/**
 * Every drawing is the approved one. The first tests check general properties; most mistakes in the arithmetic
 * of a pattern keep those and change only the fingerprint. To change a drawing, look at the new one and write
 * its fingerprint here.
 */
import { createHash } from 'node:crypto';
import {
  drawPicture,
  generators,
} from '../../plugins/gatsby-plugin-drawn-pictures/src/drawPicture';
import { pictureFormats } from '../../src/drawings/formats';
import { glyphs } from '../../src/drawings/glyphs';
import { logoMarks } from '../../src/drawings/logoMarks';
import { darkTwinOf, tones } from '../../src/drawings/palette';
import { heroRings } from '../../src/drawings/rings';
import {
  columnSignals,
  figureBars,
  panelSignals,
  stepsSignal,
  voice,
} from '../../src/drawings/signals';

const namesOf = <T extends object>(object: T) => Object.keys(object) as (keyof T)[];
const generatorNames = namesOf(generators);
const formats = namesOf(pictureFormats);
const toneNames = namesOf(tones);

describe.each(generatorNames)('%s', (generator) => {
  it.each(formats)('draws the format "%s" in its box, with exactly one pearl', (format) => {
    for (const slug of ['risk', 'FMCG', 'terms & conditions', 'a', 'mass-analytics']) {
      const { width, height } = pictureFormats[format];
      const svg = drawPicture({ slug, generator, tone: 'L1', format });
      expect(svg.slice(0, 120)).toContain(` width="${width}" height="${height}">`);
      const [boxWidth = 0, boxHeight = 0] =
        /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number) ?? [];
      expect(boxWidth / boxHeight).toBe(width / height);
      expect(svg.match(/NaN|undefined|Infinity|\de[+-]\d/g)).toBeNull();

      const [pearl = '', ...others] = svg.match(/<circle class="pearl"[^>]*>/g) ?? [];
      expect(others).toEqual([]);
      const measure = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(pearl)?.[1]);
      const radius = measure('r');
      expect(radius).toBeGreaterThan(Math.min(boxWidth, boxHeight) * 0.02);
      for (const [at, size] of [
        [measure('cx'), boxWidth],
        [measure('cy'), boxHeight],
      ] as const) {
        expect(Math.min(at, size - at)).toBeGreaterThan(radius);
      }
    }
  });

  // puppeteer-screenshots 59: a whole-page capture starts the animation of an SVG in <img> anew.
  it.each(formats)('is whole at its first frame in the format "%s"', (format) => {
    const svg = drawPicture({ slug: 'risk', generator, tone: 'R1', format });
    expect(svg).not.toMatch(/<style|style=|anim|<set|transition|@media/);
  });
});

const fingerprint = (drawn: unknown) =>
  createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 8);

const drawings: Record<string, unknown> = {
  ...Object.fromEntries(
    generatorNames.map((generator) => {
      const pictures = formats.flatMap((format) =>
        ['risk', 'FMCG'].map((slug) => drawPicture({ slug, generator, tone: 'S1', format })),
      );
      return [generator, pictures];
    }),
  ),
  tones,
  darkTwins: toneNames.map(darkTwinOf),
  glyphs,
  logoMarks,
  heroRings: heroRings(),
  panelSignals: panelSignals(),
  columnSignals: columnSignals(),
  stepsSignal: stepsSignal(),
  figureBars: figureBars(),
  voice,
};

const approved = {
  barcode: '4fa36f5f',
  bars: '5bae27c9',
  coaster: 'e7346750',
  drape: 'e28178c5',
  dunes: '97d5d33e',
  lost: '81d3a0ca',
  pages: '516491d7',
  routes: '6bf19fdc',
  seismo: '7f69a6fb',
  strata: '1721cad8',
  streams: '46797bda',
  cells: '92a102df',
  cluster: 'd2eb3e4f',
  dial: '5ccb043b',
  facets: '04733639',
  fan: '99dfd535',
  guilloche: '8130c20c',
  interference: '85f0c1f6',
  links: 'b6dd9b62',
  pearl: 'e2660e56',
  repair: 'c8994d21',
  blocks: 'da9a01ac',
  girih: 'c370cc2a',
  halftone: '7e0cf951',
  lattice: '8c61c6c4',
  shelf: 'ced11b38',
  truchet: '841d14eb',
  tones: '36d83845',
  darkTwins: '303ccb95',
  glyphs: '04dda0e5',
  logoMarks: '67e6235d',
  heroRings: 'd9ea203a',
  panelSignals: 'e3d09c7a',
  columnSignals: 'ede471e4',
  stepsSignal: 'f6b62fc8',
  figureBars: '53ccfc82',
  voice: 'c42b3b8d',
};

it('every drawing is the approved one', () => {
  const all = Object.entries(drawings).map(([name, drawn]) => [name, fingerprint(drawn)]);
  expect(Object.fromEntries(all)).toEqual(approved);
});
