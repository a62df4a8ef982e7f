/** @jest-environment node */
import {
  drawPicture,
  generators,
} from '../../../plugins/gatsby-plugin-drawn-pictures/src/drawPicture';
import { pictureGenerators, pictureTones } from '../../../src/content/sharedFields';
import { pictureFormats } from '../../../src/drawings/formats';
import { darkTwinOf, tones } from '../../../src/drawings/palette';

const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T)[];
const formats = keysOf(pictureFormats);
const generatorNames = keysOf(generators);
const toneNames = keysOf(tones);

describe('drawPicture', () => {
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

        const pearls = svg.match(/<circle class="pearl"[^>]*>/g) ?? [];
        expect(pearls).toHaveLength(1);
        const [x, y, radius = 0] = ['cx', 'cy', 'r'].map((name) =>
          Number(new RegExp(` ${name}="([^"]*)"`).exec(pearls.join())?.[1]),
        );
        expect(radius).toBeGreaterThan(Math.min(width, height) * 0.02);
        for (const [at = 0, size] of [
          [x, width],
          [y, height],
        ] as const) {
          expect(at - radius).toBeGreaterThan(0);
          expect(at + radius).toBeLessThan(size);
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

  it('draws another picture for another slug where chance has a part', () => {
    const draw = (slug: string) =>
      drawPicture({ slug, generator: 'truchet', tone: 'R1', format: 'card' });
    expect(draw('tactical')).not.toBe(draw('amplification'));
  });
});

it('pale tones alone have a dark twin: the dark tone of their phase', () => {
  const twins = toneNames.map((tone) => [tone, darkTwinOf(tone)]);
  expect(twins.filter(([, twin]) => twin)).toEqual([
    ['L2', 'L3'],
    ['R2', 'R3'],
    ['S2', 'S3'],
  ]);
});
