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

  it('animates only without a preference for reduced motion, and never on cards', () => {
    for (const format of formats) {
      const svg = drawPicture({ slug: 'risk', generator, tone: 'R1', format });
      const styles = svg.match(/<style>.*?<\/style>/g) ?? [];
      const isStill = format === 'card' || format === 'share';
      expect(styles).toHaveLength(isStill ? 0 : 1);
      if (isStill) expect(svg).not.toMatch(/animation|@media/);
      else {
        expect(styles[0]).toMatch(
          /^<style>@media screen and \(prefers-reduced-motion:no-preference\)\{.*\}\}<\/style>$/,
        );
      }
      expect(svg).not.toMatch(/forwards|infinite|stroke-dashoffset="1"/);
      for (const delay of svg.match(/(?<=animation-delay:)[^s]*/g) ?? []) {
        expect(Number(delay)).toBeGreaterThanOrEqual(0);
        expect(Number(delay)).toBeLessThanOrEqual(0.55);
      }
    }
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
  barcode: 'e1546fb3',
  bars: '171f00e6',
  coaster: '031850d6',
  drape: '0bacc33c',
  dunes: '432b5b9f',
  lost: 'ae997312',
  pages: 'dc8ce8f8',
  routes: '8b464560',
  seismo: 'f94cd274',
  strata: '480120c2',
  streams: 'b0b682ee',
  cells: '5efc8c26',
  cluster: '40c52799',
  dial: '4650c39b',
  facets: 'aa1d6be1',
  fan: '712f439c',
  guilloche: 'ed9f2e8f',
  interference: 'e6004ad0',
  links: '41fceede',
  pearl: '4d0f0315',
  repair: '45e5e7a6',
  blocks: '55577eb0',
  girih: '7a46d0b6',
  halftone: '71a3af20',
  lattice: '405c4940',
  shelf: 'bd84fc0b',
  truchet: '9b8ff441',
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
