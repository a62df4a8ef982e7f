/** @jest-environment node */
import { circleNoise, hash, lineNoise, randomFrom } from '../../src/drawings/random';

describe('hash', () => {
  it('is 32-bit FNV-1a', () => {
    expect(hash('')).toBe(0x811c9dc5);
    expect(hash('a')).toBe(0xe40c292c);
    expect(hash('foobar')).toBe(0xbf9cf968);
  });
});

describe('randomFrom', () => {
  it('gives the same series for the same seed and another for another', () => {
    const series = (seed: string) => {
      const random = randomFrom(seed);
      return Array.from({ length: 20 }, () => random());
    };
    expect(series('risk:seismo')).toEqual(series('risk:seismo'));
    expect(series('risk:seismo')).not.toEqual(series('telco:cells'));
  });

  it('stays from 0 to below 1', () => {
    const random = randomFrom('range');
    const values = Array.from({ length: 5000 }, () => random());
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
  });
});

describe('noise', () => {
  it('stays between -1 and 1, also before the start of a line', () => {
    const noise = lineNoise(randomFrom('line'));
    for (let place = -5; place < 300; place += 0.37) {
      expect(Math.abs(noise(place))).toBeLessThanOrEqual(1);
    }
  });

  it('meets itself after a turn round a circle', () => {
    const noise = circleNoise(randomFrom('circle'), 2, 6, 4);
    for (const angle of [0, 1, 2.5]) {
      expect(noise(angle + Math.PI * 2)).toBeCloseTo(noise(angle), 9);
      expect(Math.abs(noise(angle))).toBeLessThanOrEqual(1);
    }
  });
});
