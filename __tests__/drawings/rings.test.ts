/** @jest-environment node */
import { pearlRings } from '../../src/drawings/pearlRings';
import { heroRings } from '../../src/drawings/rings';

describe('pearlRings', () => {
  it('never lets one ring cross the next, also beyond the last', () => {
    for (const seed of ['harkwell', 'corner', 'home', 'login', 'reputition-montiring']) {
      const rings = pearlRings({
        seed,
        centre: [0, 0],
        radius: 900,
        count: 16,
        hollow: 0.13,
        reach: 1500,
      });
      expect(rings.length).toBeGreaterThan(16);
      const rough = rings.flatMap(({ corners }) => (corners ? [corners] : []));
      rough.slice(1).forEach((outer, index) => {
        // The corners of all rings lie on the same rays.
        outer.forEach(([x, y], corner) => {
          const [innerX, innerY] = rough[index]?.[corner] ?? [NaN, NaN];
          expect(Math.hypot(x, y)).toBeGreaterThan(Math.hypot(innerX, innerY));
        });
      });
    }
  });

  it('starts with circles', () => {
    const rings = pearlRings({ seed: 'a', centre: [0, 0], radius: 100, count: 20, hollow: 0.1 });
    expect(rings.slice(0, 6).every(({ corners }) => corners === undefined)).toBe(true);
    expect(rings.at(-1)?.corners).toHaveLength(92);
  });
});

describe('heroRings', () => {
  it('numbers its rings from the outside in', () => {
    const { rings } = heroRings();
    expect(rings.map(({ index }) => index)).toEqual(
      Array.from({ length: 31 }, (_, place) => 31 - place),
    );
  });

  it('is the same each time, in whole numbers', () => {
    expect(heroRings()).toEqual(heroRings());
    for (const { d } of heroRings().rings) expect(d).toMatch(/^(m-?\d+ ?-?\d+[-\d a]+z?)+$/);
  });

  it('goes from saffron in the middle over coral to gulf', () => {
    const phases = heroRings().rings.map(({ phase }) => phase);
    expect([...new Set(phases)]).toEqual(['succeed', 'respond', 'listen']);
    expect(phases.filter((phase) => phase === 'succeed')).toHaveLength(7);
    expect(phases.filter((phase) => phase === 'respond')).toHaveLength(6);
  });

  it('closes the rings that show as a whole and leaves out what no window shows of the others', () => {
    const { rings } = heroRings();
    const isWhole = ({ d }: { d: string }) => d.endsWith('z') && d.lastIndexOf('m') === 0;
    const share = (place: number) => 0.08 + (0.92 * (place + 1)) / rings.length;
    rings.forEach((ring, place) => {
      // So far out, no ring reaches the end of the hero's sight.
      if (share(place) < 0.42) expect(isWhole(ring)).toBe(true);
      if (share(place) > 0.67) expect(isWhole(ring)).toBe(false);
    });
  });

  it('keeps the place of each piece of a ring', () => {
    const { rings } = heroRings();
    const radii = rings.map(({ d }) => {
      let [x, y] = [0, 0];
      const steps = (d.replace(/a.*/, '').match(/-?\d+/g) ?? []).map(Number);
      const distances = steps.flatMap((step, index) => {
        if (index % 2 === 0) {
          x += step;
          return [];
        }
        y += step;
        return [Math.hypot(x, y)];
      });
      return [Math.min(...distances), Math.max(...distances)];
    });
    // Noise moves a ring by some gaps, not by more.
    for (const [least = 0, most = 0] of radii) expect(most - least).toBeLessThan(130);
  });

  it('is small enough to stand in the page', () => {
    const data = heroRings()
      .rings.map(({ d }) => d)
      .join('');
    expect(data.length).toBeLessThan(15_000);
  });
});
