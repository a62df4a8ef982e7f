/** Patterns that repeat in rows and columns. */
import { clamp, itemAt, lerp, range, TURN } from '../../../../src/drawings/maths';
import {
  arc,
  barePearl,
  circle,
  clipped,
  disc,
  fill,
  pearl,
  pointAround,
  polygon,
  polyline,
  rectangle,
  square,
  stroke,
  type Point,
} from '../../../../src/drawings/shapes';
import type { Canvas, Drawing, Generator } from '../canvas';

/** The drawings of all places of a grid, row by row. */
const grid = (columns: number, rows: number, draw: (column: number, row: number) => Drawing) =>
  range(rows).map((row) => range(columns).map((column) => draw(column, row)));

/** Three rows of squares across the width; the pearl is in the middle one. */
function threeRows({ width, height }: Canvas) {
  const side = height / 3;
  const columns = Math.ceil(width / side);
  const left = (width - columns * side) / 2;
  const middle = Math.floor(columns / 2);
  return {
    side,
    centre: (column: number, row: number) => ({
      x: left + (column + 0.5) * side,
      y: (row + 0.5) * side,
    }),
    middle,
    holdsPearl: (column: number, row: number) => column === middle && row === 1,
    draw: (tile: (column: number, row: number) => Drawing) => grid(columns, 3, tile),
  };
}

/** Chained blocks of nested squares that look in different directions. */
export const blocks: Generator = (canvas) => {
  const { palette, random } = canvas;
  const { side, centre, middle, holdsPearl, draw } = threeRows(canvas);

  const tiles = draw((column, row) => {
    const { x, y } = centre(column, row);
    const driftX = (random() - 0.5) * 0.3;
    const driftY = (random() - 0.5) * 0.3;
    const isCalm = holdsPearl(column, row);
    const inverse = (column + row) % 2;
    // The block in the middle leaves space for the pearl.
    const nested = range(isCalm ? 3 : 6).map((index) => {
      const size = side * (1 - (index + 1) / 7.6);
      // Each square may move as far as the one around it leaves space.
      const [dx, dy] = isCalm ? [0, 0] : [driftX * (side - size), driftY * (side - size)];
      const dark = (index + 1 + inverse) % 2 === 1;
      return square(x + dx, y + dy, size, dark ? palette.line : palette.ground);
    });
    // A hair wider than the tile, so that no seam shows.
    const ground = rectangle(x - side / 2, y - side / 2, side + 0.4, side + 0.4, palette.line);
    return inverse ? [ground, nested] : nested;
  });
  const { x, y } = centre(middle, 1);
  return [tiles, pearl(x, y, side * 0.21, palette)];
};

const POINTS = 8;
/** Radius of a star’s inner corners, in radii of its points. */
const VALLEY = 0.765;

const star = (x: number, y: number, radius: number) =>
  polyline(
    polygon(x, y, 2 * POINTS, (corner) => radius * (corner % 2 ? 1 : VALLEY), Math.PI / POINTS),
    true,
  );

/** Eight-pointed stars, alternately large and small, as on carved screens. */
export const girih: Generator = ({ width, height, middle: [middleX, middleY], palette }) => {
  const step = height / 2;
  const weight = step * 0.04125;
  const nested = (x: number, y: number, radius: number, shrink: number, count: number) =>
    range(count).map((index) => star(x, y, step * (radius - index * shrink)));

  // Counted from the star in the middle, which holds the pearl.
  const across = Math.ceil(width / 2 / step) + 1;
  const stars = range(2 * across + 1).map((place) =>
    range(5).map((rowPlace) => {
      const [column, row] = [place - across, rowPlace - 2];
      const [x, y] = [middleX + column * step, middleY + row * step];
      const large = (column + row) % 2 === 0;
      const lines = large
        ? nested(x, y, 0.7, 0.1065, column === 0 && row === 0 ? 5 : 6)
        : nested(x, y, 0.26, 0.1125, 2);
      return stroke(lines.join(''), large ? palette.line : palette.second, weight);
    }),
  );
  return [stars, pearl(middleX, middleY, step * 0.13, palette)];
};

/** The groups that are addressed: place in shares of the canvas, reach in shares of the height. */
const FOUND = { x: 0.74, y: 0.3, reach: 0.2 };
const GROUPS = [
  { x: 0.3, y: 0.38, reach: 0.325 },
  FOUND,
  { x: 0.66, y: 0.78, reach: 0.25 },
  { x: 0.06, y: 0.9, reach: 0.2 },
  { x: 0.97, y: 0.66, reach: 0.125 },
];

/** A crowd of dots in which a few groups come into focus. */
export const halftone: Generator = ({ width, height, palette }) => {
  const rows = 19;
  const step = height / rows;
  const columnStep = step * Math.sqrt(0.75);
  const columns = Math.ceil(width / columnStep) + 1;

  const sizeAt = (x: number, y: number) =>
    Math.max(
      ...GROUPS.map((group) => {
        const distance =
          Math.hypot(x - group.x * width, y - group.y * height) / (group.reach * height);
        return distance < 1 ? 0.47 - 0.26 * distance : 0.22 - 0.12 * clamp((distance - 1) * 1.2);
      }),
    );
  const dots = range(columns).map((column) =>
    range(rows + 2).map((row) => {
      const x = column * columnStep + step * 0.3;
      const y = (row - 0.5 + (column % 2) / 2) * step;
      return disc(x, y, step * sizeAt(x, y), palette.line);
    }),
  );
  return [dots, pearl(FOUND.x * width, FOUND.y * height, step * 1.25, palette)];
};

/** The square grid of machines: its columns, first row and rows. */
const GRID_COLUMNS = 6;
const GRID_TOP = 4;
const GRID_ROWS = 5;

/** Real voices are scattered, machines form a perfect grid; the pearl is one of the grid. */
export const lattice: Generator = ({ width, height, palette, random }) => {
  const rows = 13;
  const step = height / rows;
  const columns = Math.ceil(width / step) + 1;
  // In the right half, but entirely visible on narrow canvases too.
  const lastFit = Math.floor(width / step - GRID_COLUMNS - 0.15);
  const gridLeft = Math.min(Math.round(columns * 0.5), lastFit);
  const isIn = (place: number, start: number, length: number) =>
    place >= start && place < start + length;
  const [pearlColumn, pearlRow] = [gridLeft + 2, GRID_TOP + 2];
  const centre = (column: number, row: number): Point => [
    (column + 0.25) * step,
    (row + 0.5) * step,
  ];

  const voices = grid(columns, rows, (column, row) => {
    const [x, y] = centre(column, row);
    const direction = random() * TURN;
    const weight = random();
    if (column === pearlColumn && row === pearlRow) return '';
    if (isIn(column, gridLeft, GRID_COLUMNS) && isIn(row, GRID_TOP, GRID_ROWS)) {
      return square(x, y, step * 0.6, palette.second);
    }
    const place = pointAround(x, y, step * 0.17, direction);
    return disc(...place, step * lerp(0.11, 0.36, weight * weight), palette.line);
  });
  return [voices, pearl(...centre(pearlColumn, pearlRow), step * 0.62, palette)];
};

/** One round product seen from above. */
type Product = (x: number, y: number, radius: number, ink: string, ground: string) => Drawing;

/** Radii of the rings on a product, in shares of its own. */
const RINGS = [0.94, 0.74, 0.54, 0.34, 0.14];

const ringed: Product = (x, y, radius, ink) =>
  RINGS.map((share) => circle(x, y, radius * share, ink, radius * 0.1));

const halved =
  (direction: number): Product =>
  (x, y, radius, ink) => {
    const half = fill(`${arc(x, y, radius, direction, direction + Math.PI)}Z`, ink);
    const rings = RINGS.map((share) =>
      stroke(arc(x, y, radius * share, direction + Math.PI, direction + TURN), ink, radius * 0.1),
    );
    return [half, rings];
  };

const grooved: Product = (x, y, radius, ink, ground) => [
  disc(x, y, radius, ink),
  [0.72, 0.4].map((share) => circle(x, y, radius * share, ground, radius * 0.1)),
];

const open: Product = (x, y, radius, ink) => circle(x, y, radius * 0.8, ink, radius * 0.4);

/** A shelf of round products, one of which was chosen. */
export const shelf: Generator = (canvas) => {
  const { palette, random } = canvas;
  const { side, centre, holdsPearl, draw } = threeRows(canvas);
  return draw((column, row) => {
    const { x, y } = centre(column, row);
    const radius = side * 0.42;
    const kind = Math.floor(random() * 4);
    const direction = (Math.floor(random() * 4) * Math.PI) / 2;
    if (holdsPearl(column, row)) return barePearl(x, y, radius, palette);
    const product = itemAt([ringed, halved(direction), grooved, open], kind);
    return product(x, y, radius, palette.line, palette.ground);
  });
};

/** Tiles with bundles of lines around two of their corners, one bundle over the other. */
export const truchet: Generator = ({ width, height, palette, random }) => {
  const rows = 4;
  const lines = 4;
  const side = height / rows;
  const columns = Math.ceil(width / side);
  const weight = (side / lines) * 0.46;

  const bundle = ([x, y]: Point, from: number) =>
    range(lines)
      .map((index) => {
        const radius = side * ((index + 0.5) / lines);
        return stroke(arc(x, y, radius, from, from + Math.PI / 2), palette.line, weight);
      })
      .join('');

  const tiles = grid(columns, rows, (column, row) => {
    const [left, top] = [column * side, row * side];
    const falls = random() < 0.5;
    const under: Point = falls ? [left, top] : [left + side, top];
    const over: Point = falls ? [left + side, top + side] : [left, top + side];
    // A hair wider than the tile, so that no seam shows.
    const [right, bottom] = [left + side + 0.3, top + side + 0.3];
    const corners: Point[] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    return clipped(
      `tile-${column}-${row}`,
      polyline(corners, true),
      bundle(under, falls ? 0 : Math.PI / 2) +
        // A little wider than the bundle: a splinter of the last line below would show.
        disc(...over, side * 1.03, palette.ground) +
        bundle(over, falls ? Math.PI : -Math.PI / 2),
    );
  });
  return [tiles, pearl(Math.floor(columns / 2) * side, 2 * side, side * 0.24, palette)];
};
