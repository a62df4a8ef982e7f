import { itemAt } from '../../../../src/drawings/lists';
import { range, TURN } from '../../../../src/drawings/maths';
import { arc, barePearl, circle, disc, fill, stroke } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

const ROWS = 3;

/** One round product seen from above. */
type Product = (x: number, y: number, radius: number, ink: string, ground: string) => string;

const ringed: Product = (x, y, radius, ink) =>
  [0.94, 0.74, 0.54, 0.34, 0.14]
    .map((share) => circle(x, y, radius * share, ink, radius * 0.1))
    .join('');

const halved =
  (direction: number): Product =>
  (x, y, radius, ink) => {
    const half = fill(`${arc(x, y, radius, direction, direction + Math.PI)}Z`, ink);
    const rings = [0.94, 0.74, 0.54, 0.34, 0.14].map((share) =>
      stroke(arc(x, y, radius * share, direction + Math.PI, direction + TURN), ink, radius * 0.1),
    );
    return half + rings.join('');
  };

const grooved: Product = (x, y, radius, ink, ground) =>
  disc(x, y, radius, ink) +
  [0.72, 0.4].map((share) => circle(x, y, radius * share, ground, radius * 0.1)).join('');

const open: Product = (x, y, radius, ink) => circle(x, y, radius * 0.8, ink, radius * 0.4);

/** A shelf of round products, of which one was chosen. */
export const shelf: Generator = ({ width, height, palette, random }) => {
  const pitch = height / ROWS;
  const columns = Math.ceil(width / pitch);
  const left = (width - columns * pitch) / 2;
  const chosen = { column: Math.floor(columns / 2), row: 1 };

  const products = range(ROWS).flatMap((row) =>
    range(columns).map((column) => {
      const x = left + (column + 0.5) * pitch;
      const y = (row + 0.5) * pitch;
      const radius = pitch * 0.42;
      const kind = Math.floor(random() * 4);
      const direction = (Math.floor(random() * 4) * Math.PI) / 2;
      if (column === chosen.column && row === chosen.row) return barePearl(x, y, radius, palette);
      const product = itemAt([ringed, halved(direction), grooved, open], kind);
      return product(x, y, radius, palette.line, palette.ground);
    }),
  );
  return products.join('');
};
