/** @jest-environment node */
import {
  drawPicture,
  generators,
} from '../../../plugins/gatsby-plugin-drawn-pictures/src/drawPicture';
import { pictureGenerators, pictureTones } from '../../../src/content/sharedFields';
import { pictureFormats } from '../../../src/drawings/formats';
import { tones } from '../../../src/drawings/palette';

const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T)[];
const formats = keysOf(pictureFormats);
const generatorNames = keysOf(generators);
const toneNames = keysOf(tones);

it('has every generator and tone that the content model offers', () => {
  expect([...generatorNames].sort()).toEqual(Object.keys(pictureGenerators).sort());
  expect([...toneNames].sort()).toEqual(Object.keys(pictureTones).sort());
});

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
