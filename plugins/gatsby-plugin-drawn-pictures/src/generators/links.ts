import { itemAt } from '../../../../src/drawings/lists';
import { range } from '../../../../src/drawings/maths';
import { barePearl, disc, fill, ring } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

const RINGS = 6;

/** Interlocked rings of partners; the middle one holds the pearl. */
export const links: Generator = ({ width, height, palette }) => {
  const radius = height * 0.42;
  const gap = radius * 0.142;
  const count = Math.max(2, Math.round((width / height) * 2.1));
  const partners = range(count).map((index) => ({
    x: width * (count === 2 ? 0.32 + 0.36 * index : 0.14 + (0.72 * index) / (count - 1)),
    y: height * (index % 2 ? 0.42 : 0.58),
  }));
  const rings = partners.flatMap(({ x, y }) =>
    range(RINGS).map((index) => ring(x, y, radius - index * gap)),
  );
  const { x, y } = itemAt(partners, Math.floor(count / 2));
  return (
    fill(rings.join(''), palette.line, 'evenodd') +
    // A hair wider than the innermost ring, so that its edge does not shine through.
    disc(x, y, radius - (RINGS - 1) * gap + 1.6, palette.ground) +
    barePearl(x, y, gap * 1.35, palette)
  );
};
