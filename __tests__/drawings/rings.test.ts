/** @jest-environment node */
import { pearlRings } from '../../src/drawings/pearlRings';

it.each(['harkwell', 'corner', 'home', 'login', 'reputition-montiring'])(
  'no ring of "%s" crosses the next, also beyond the last',
  (seed) => {
    const size = { radius: 900, count: 16, hollow: 0.13, reach: 1500 };
    const rings = pearlRings({ seed, centre: [0, 0], ...size });
    expect(rings.length).toBeGreaterThan(16);
    const rough = rings.flatMap(({ corners }) => (corners ? [corners] : []));
    // The corners of all rings lie on the same rays.
    const distances = rough.map((corners) => corners.map(([x, y]) => Math.hypot(x, y)));
    distances.slice(1).forEach((outer, index) => {
      outer.forEach((distance, corner) =>
        expect(distance).toBeGreaterThan(distances[index]?.[corner] ?? NaN),
      );
    });
  },
);
