/** Patterns that repeat in rows and columns. */
import { grouped } from '../../../../src/content/languages';
import { clamp, itemAt, lerp, range, TURN } from '../../../../src/drawings/maths';
import type { Drawing, Point } from '../../../../src/drawings/shapes';
import * as svg from '../../../../src/drawings/shapes';
import type { Canvas, Generator } from '../canvas';

const grid = (outer: number, inner: number, draw: (outer: number, inner: number) => Drawing) =>
  range(outer).map((first) => range(inner).map((second) => draw(first, second)));

/** Lays out three rows of squares; the middle square holds the pearl. */
function threeRows({ width, height }: Canvas) {
  const side = height / 3;
  const columns = Math.ceil(width / side);
  const left = (width - columns * side) / 2;
  const middle = Math.floor(columns / 2);
  const centre = (row: number, column: number): Point => [
    left + (column + 0.5) * side,
    (row + 0.5) * side,
  ];
  return {
    side,
    middle: centre(1, middle),
    draw: (tile: (centre: Point, holdsPearl: boolean, isOdd: boolean) => Drawing) =>
      grid(3, columns, (row, column) =>
        tile(centre(row, column), row === 1 && column === middle, (row + column) % 2 === 1),
      ),
  };
}

/** Chained blocks of nested squares that face different directions. */
export const blocks: Generator = (canvas) => {
  const { palette, random } = canvas;
  const { side, middle, draw } = threeRows(canvas);

  const tiles = draw(([x, y], holdsPearl, isOdd) => {
    const [driftX, driftY] = [(random() - 0.5) * 0.3, (random() - 0.5) * 0.3];
    const nested = range(holdsPearl ? 3 : 6).map((index) => {
      const size = side * (1 - (index + 1) / 7.6);
      const space = holdsPearl ? 0 : side - size;
      const ink = (index % 2 === 0) === isOdd ? palette.ground : palette.line;
      return svg.square([x + driftX * space, y + driftY * space], size, ink);
    });
    // Slightly larger than the tile, so that no seam shows.
    const ground = svg.rectangle(x - side / 2, y - side / 2, side + 0.4, side + 0.4, palette.line);
    return isOdd ? [ground, nested] : nested;
  });
  return [tiles, svg.pearl(middle, side * 0.21, palette)];
};

const POINTS = 8;
const VALLEY = 0.765;

function star(radius: number): string {
  const radiusAt = (corner: number) => radius * (corner % 2 ? 1 : VALLEY);
  return svg.polyline(svg.polygon([0, 0], 2 * POINTS, radiusAt, Math.PI / POINTS), true);
}

/** Eight-pointed stars, alternately large and small, as on carved screens. */
export const girih: Generator = ({ width, height, middle, palette }) => {
  const step = height / 2;
  const weight = step * 0.04125;
  const nested = (id: string, radius: number, shrink: number, count: number) => {
    const stars = range(count).map((index) => star(step * (radius - index * shrink)));
    return svg.motif(id, [{ d: stars.join('') }]);
  };

  // Columns and rows are counted from the middle star, which holds the pearl.
  const across = Math.ceil(width / 2 / step) + 1;
  const stars = grid(2 * across + 1, 5, (place, rowPlace) => {
    const [column, row] = [place - across, rowPlace - 2];
    const centre: Point = [middle[0] + column * step, middle[1] + row * step];
    const isLarge = (column + row) % 2 === 0;
    const large = column === 0 && row === 0 ? 'middle' : 'large';
    const ink = isLarge ? palette.line : palette.second;
    return svg.copy(isLarge ? large : 'small', centre, ink, weight);
  });
  return [
    nested('middle', 0.7, 0.1065, 5),
    nested('large', 0.7, 0.1065, 6),
    nested('small', 0.26, 0.1125, 2),
    stars,
    svg.pearl(middle, step * 0.13, palette),
  ];
};

type Disc = readonly [radius: number, place: Point];

/** Draws the discs of one size (rounded to half a pixel) together. */
const crowd = (discs: readonly Disc[], ink: string) =>
  [...grouped(discs, ([radius]) => Math.round(radius * 2) / 2)].map(([size, alike]) => {
    const places = alike.map(([, place]) => place);
    return svg.dots(places, size, ink);
  });

/** The groups in focus: position as fractions of the canvas, reach as a fraction of its height. */
const FOUND = { x: 0.74, y: 0.3, reach: 0.2 };
const GROUPS = [
  { x: 0.3, y: 0.38, reach: 0.325 },
  FOUND,
  { x: 0.66, y: 0.78, reach: 0.25 },
  { x: 0.06, y: 0.9, reach: 0.2 },
  { x: 0.97, y: 0.66, reach: 0.125 },
];

/** A crowd of dots in which a few groups come into focus. */
export const halftone: Generator = ({ width, height, at, palette }) => {
  const rows = 19;
  const step = height / rows;
  const columnStep = step * Math.sqrt(0.75);
  const columns = Math.ceil(width / columnStep) + 1;

  const sizeAt = (point: Point) =>
    Math.max(
      ...GROUPS.map((group) => {
        const away = svg.distance(point, at(group.x, group.y)) / (group.reach * height);
        return away < 1 ? 0.47 - 0.26 * away : 0.22 - 0.12 * clamp((away - 1) * 1.2);
      }),
    );
  const discs = range(columns * (rows + 2)).map((index): Disc => {
    const [column, row] = [Math.floor(index / (rows + 2)), index % (rows + 2)];
    const place: Point = [column * columnStep + step * 0.3, (row - 0.5 + (column % 2) / 2) * step];
    return [step * sizeAt(place), place];
  });
  return [crowd(discs, palette.line), svg.pearl(at(FOUND.x, FOUND.y), step * 1.25, palette)];
};

/** The grid of machines, in columns and rows of the crowd. */
const GRID_COLUMNS = 6;
const GRID_TOP = 4;
const GRID_ROWS = 5;

/** Real voices are scattered, machines form a perfect grid; the pearl is in the grid. */
export const lattice: Generator = ({ width, height, palette, random }) => {
  const rows = 13;
  const step = height / rows;
  const columns = Math.ceil(width / step) + 1;
  // In the right half, or further left if a narrow canvas would crop it.
  const lastFit = Math.floor(width / step - GRID_COLUMNS - 0.15);
  const gridLeft = Math.min(Math.round(columns * 0.5), lastFit);
  const isIn = (place: number, start: number, length: number) =>
    place >= start && place < start + length;
  const [pearlColumn, pearlRow] = [gridLeft + 2, GRID_TOP + 2];
  const centre = (column: number, row: number): Point => [
    (column + 0.25) * step,
    (row + 0.5) * step,
  ];

  const voices: Disc[] = [];
  const machines = grid(rows, columns, (row, column) => {
    const place = centre(column, row);
    const direction = random() * TURN;
    const weight = random();
    if (column === pearlColumn && row === pearlRow) return [];
    if (isIn(column, gridLeft, GRID_COLUMNS) && isIn(row, GRID_TOP, GRID_ROWS)) {
      return svg.square(place, step * 0.6, palette.second);
    }
    const voice = svg.pointAround(place, step * 0.17, direction);
    voices.push([step * lerp(0.11, 0.36, weight * weight), voice]);
    return [];
  });
  return [
    crowd(voices, palette.line),
    machines,
    svg.pearl(centre(pearlColumn, pearlRow), step * 0.62, palette),
  ];
};

type Product = (centre: Point, radius: number, ink: string, ground: string) => Drawing;

const RINGS = [0.94, 0.74, 0.54, 0.34, 0.14];

const ringed: Product = (centre, radius, ink) =>
  RINGS.map((share) => svg.circle(centre, radius * share, ink, radius * 0.1));

const halved =
  (direction: number): Product =>
  (centre, radius, ink) => {
    const half = (share: number, from: number) =>
      svg.arc(centre, radius * share, from, from + Math.PI);
    const rings = RINGS.map((share) => half(share, direction + Math.PI));
    return [
      svg.fill(`${half(1, direction)}Z`, ink),
      rings.map((ring) => svg.stroke(ring, ink, radius * 0.1)),
    ];
  };

const grooved: Product = (centre, radius, ink, ground) => [
  svg.disc(centre, radius, ink),
  [0.72, 0.4].map((share) => svg.circle(centre, radius * share, ground, radius * 0.1)),
];

const open: Product = (centre, radius, ink) => svg.circle(centre, radius * 0.8, ink, radius * 0.4);

/** A shelf of round products; the chosen one is the pearl. */
export const shelf: Generator = (canvas) => {
  const { palette, random } = canvas;
  const { side, draw } = threeRows(canvas);
  const radius = side * 0.42;
  return draw((centre, holdsPearl) => {
    const kind = Math.floor(random() * 4);
    const direction = (Math.floor(random() * 4) * Math.PI) / 2;
    if (holdsPearl) return svg.barePearl(centre, radius, palette);
    const product = itemAt([ringed, halved(direction), grooved, open], kind);
    return product(centre, radius, palette.line, palette.ground);
  });
};

/** Tiles with bundles of lines around two of their corners, one bundle over the other. */
export const truchet: Generator = ({ width, height, palette, random }) => {
  const rows = 4;
  const lines = 4;
  const side = height / rows;
  const columns = Math.ceil(width / side);
  const weight = (side / lines) * 0.46;

  /** Lines around a corner, each slightly longer than the tile, so that no seam shows. */
  const bundle = (x: number, y: number, turn: 1 | -1) =>
    range(lines)
      .map((index) => {
        const radius = turn * side * ((index + 0.5) / lines);
        const size = Math.abs(radius);
        const over = turn * 0.8;
        return `M${x + radius} ${y - over}v${over}a${size} ${size} 0 0 1 ${-radius} ${radius}h${-over}`;
      })
      .join('');
  // Slightly wider than the bundle, or a sliver of the line below would show.
  const reach = side * 1.03;
  const rest = Math.round(Math.sqrt(reach ** 2 - side ** 2));
  const cover = `M${side} ${side}H-2V${side - rest}H0A${reach} ${reach} 0 0 1 ${side - rest} 0V-2H${side}z`;
  const tile = svg.motif('tile', [
    { d: bundle(0, 0, 1) },
    { d: cover, paint: { fill: palette.ground, stroke: 'none' } },
    { d: bundle(side, side, -1) },
  ]);

  const tiles = grid(rows, columns, (row, column) => {
    const [left, top] = [column * side, row * side];
    const [at, turn]: [Point, number?] = random() < 0.5 ? [[left, top]] : [[left + side, top], 90];
    return svg.copy('tile', at, palette.line, weight, turn);
  });
  return [tile, tiles, svg.pearl([Math.floor(columns / 2) * side, 2 * side], side * 0.24, palette)];
};
