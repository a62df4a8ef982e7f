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
});

describe('the rings of the hero', () => {
  const { rings } = heroRings();
  const phases = rings.map(({ phase }) => phase);

  it('are saffron in the middle, then coral, then gulf, and none of them comes back', () => {
    expect(phases.filter((phase, place) => phase !== phases[place - 1])).toEqual([
      'succeed',
      'respond',
      'listen',
    ]);
  });

  it('are whole and stay in their box: the words beside them reckon with its edge', () => {
    const { viewBox } = heroRings();
    const [left, , width] = viewBox.split(' ').map(Number);
    expect(width).toBe(-2 * Number(left));
    for (const { d, strokeWidth } of rings) {
      expect(d).toMatch(/^m[^m]*z$/);
      // The corners of a line as steps; a circle begins at its left.
      const [startX, startY, ...steps] = (d.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [Number(startX), Number(startY)];
      let farthest = Math.hypot(x, y);
      for (let at = 0; !d.includes('a') && at < steps.length; at += 2) {
        [x, y] = [x + Number(steps[at]), y + Number(steps[at + 1])];
        farthest = Math.max(farthest, Math.hypot(x, y));
      }
      expect(farthest + strokeWidth).toBeLessThan(-Number(left));
    }
  });
});
