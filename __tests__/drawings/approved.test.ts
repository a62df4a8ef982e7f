/** @jest-environment node */
/**
 * Every drawing is the one that has been looked at and approved. What a picture has to be (whole, in its box,
 * in its inks, with one pearl) is asked first; most mistakes in the arithmetic of a pattern keep
 * to all of that, and only the fingerprint tells. Whoever means to change a drawing looks at the new one and
 * writes its fingerprint here.
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
  it.each(formats)('draws the format "%s" whole, with exactly one pearl', (format) => {
    // Other slugs, other numbers: a pattern must not depend on luck.
    for (const slug of ['risk', 'FMCG', 'terms & conditions', 'a', 'mass-analytics']) {
      const { width, height } = pictureFormats[format];
      const svg = drawPicture({ slug, generator, tone: 'L1', format });
      expect(svg.slice(0, 120)).toContain(`viewBox="0 0 ${width} ${height}" width="${width}"`);
      expect(svg.match(/NaN|undefined|Infinity|\de[+-]\d/g)).toBeNull();

      const [pearl = '', ...others] = svg.match(/<circle class="pearl"[^>]*>/g) ?? [];
      expect(others).toEqual([]);
      const measure = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(pearl)?.[1]);
      const radius = measure('r');
      expect(radius).toBeGreaterThan(Math.min(width, height) * 0.02);
      for (const [at, size] of [
        [measure('cx'), width],
        [measure('cy'), height],
      ] as const) {
        expect(Math.min(at, size - at)).toBeGreaterThan(radius);
      }
    }
  });

  it.each(toneNames)('uses only the inks of the tone %s', (tone) => {
    const svg = drawPicture({ slug: 'telco', generator, tone, format: 'card' });
    const inks = [...new Set(svg.match(/#[0-9A-F]{6}/g))];
    const { ground, pearl } = tones[tone];
    expect(Object.values(tones[tone])).toEqual(expect.arrayContaining(inks));
    expect(inks).toEqual(expect.arrayContaining([ground, pearl]));
  });
});

const fingerprint = (drawn: unknown) =>
  createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 8);

const drawings: Record<string, unknown> = {
  // What chance makes of two pages, in each format.
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
  barcode: '767048aa',
  bars: '6f1012fc',
  coaster: '21e90f06',
  drape: 'b80b8a18',
  dunes: 'f196ba43',
  lost: 'f4da3d5a',
  pages: '8e359ec4',
  routes: 'b542d414',
  seismo: '3edadfd7',
  strata: 'de67ed63',
  streams: '8dd7072d',
  cells: '894c52b3',
  cluster: 'ebe57cb1',
  dial: '2774b222',
  facets: 'de627692',
  fan: 'f39ab4b9',
  guilloche: 'fb0b43fe',
  interference: 'aea3867f',
  links: '821d0ddb',
  pearl: 'f17957ae',
  repair: 'd4b25626',
  blocks: '99c6cf0d',
  girih: 'bd3cfcb0',
  halftone: '6f83ce26',
  lattice: '34ce851f',
  shelf: '1688fa99',
  truchet: 'dd219f27',
  tones: '36d83845',
  darkTwins: '303ccb95',
  glyphs: '56cc17b1',
  logoMarks: '67e6235d',
  heroRings: 'c91f2173',
  panelSignals: '2779a9ad',
  columnSignals: '66eaa0ff',
  stepsSignal: 'f6b62fc8',
  figureBars: '53ccfc82',
  voice: 'a2e90946',
};

it('every drawing is the approved one', () => {
  const all = Object.entries(drawings).map(([name, drawn]) => [name, fingerprint(drawn)]);
  expect(Object.fromEntries(all)).toEqual(approved);
});
