/** The drawings on cards, as path data in a 160-unit square. */
import { range, TURN } from './maths';
import { arc, type Point, polygon, ring } from './shapes';

interface Glyph {
  strokes?: readonly string[];
  /** Paths to fill by the even-odd rule. */
  fills?: readonly string[];
  /** The only coloured disc. */
  pearl: { cx: number; cy: number; r: number };
  /** Radius of a disc in the colour of the ground, a gap between drawing and pearl. */
  moat?: number;
  /** Moves towards the end of the line, so that it is mirrored where lines run to the left. */
  isDirected?: true;
}

const MIDDLE = 80;
const CENTRE: Point = [MIDDLE, MIDDLE];
const STEP = 16;

const pearl = ([cx, cy]: Point, r: number) => ({ cx, cy, r });
const moated = (at: Point, r: number) => ({ pearl: pearl(at, r), moat: 1.5 * r });
const level = (from: number, to: number, y: number) => `M${from} ${y}H${to}`;
const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const dotRing = (radius: number, count: number, rotation = 0) =>
  polygon(CENTRE, count, () => radius, rotation).map((dot) => ring(dot, 8.5));

/** A dashed circle with gaps of this length. */
function dashes(
  radius: number,
  count: number,
  gap: number,
  rotation: number,
  centre = CENTRE,
): string {
  const step = TURN / count;
  return range(count)
    .map((index) => {
      const start = rotation + index * step;
      return arc(centre, radius, start, start + step - gap / radius);
    })
    .join('');
}

function roundedSquare(inset: number, corner: number): string {
  const side = 2 * (MIDDLE - inset - corner);
  const turn = (dx: number, dy: number) =>
    corner > 0 ? `a${corner} ${corner} 0 0 1 ${dx} ${dy}` : '';
  return (
    `M${inset + corner} ${inset}h${side}${turn(corner, corner)}v${side}${turn(-corner, corner)}` +
    `h${-side}${turn(-corner, -corner)}v${-side}${turn(corner, -corner)}z`
  );
}

/** A line that bends around the pearl and continues to `tip`, like one side of an arrow. */
const bend = (radius: number, tip: number) =>
  `M${tip} ${MIDDLE - radius}H${MIDDLE}` +
  `A${radius} ${radius} 0 0 0 ${MIDDLE} ${MIDDLE + radius}H${tip}`;

/** A branch from the trunk to the height `y`; distant branches bend more gently. */
function branchTo(y: number): string {
  const reach = Math.abs(y - MIDDLE) > 2 * STEP ? [78, 72] : [74, 74];
  return `M40 ${MIDDLE}C${reach[0]} ${MIDDLE} ${reach[1]} ${y} 110 ${y}H154`;
}

/** Four by four squares, some filled, with a gap for the pearl. */
function planSquares(): string[] {
  const filled = ['0 0', '3 0', '1 1', '0 3', '3 3'];
  return range(16).flatMap((index) => {
    const column = index % 4;
    const row = Math.floor(index / 4);
    if (column === 2 && row === 2) return [];
    const x = 4 + 41 * column;
    const y = 4 + 41 * row;
    const outer = rectangle(x, y, 30, 30);
    return [filled.includes(`${column} ${row}`) ? outer : outer + rectangle(x + 6, y + 6, 18, 18)];
  });
}

/** Five by five dots, hollow on the diagonal and of varying size elsewhere, with a gap for the pearl. */
function proofDots(): string[] {
  return range(25).flatMap((index) => {
    const column = index % 5;
    const row = Math.floor(index / 5);
    if (column === 3 && row === 1) return [];
    const dot: Point = [16 + 32 * column, 16 + 32 * row];
    if (column === row) return [ring(dot, 12) + ring(dot, 6)];
    return [ring(dot, 11.7 - 2.4 * ((column - row + 7) % 4))];
  });
}

/** The centres of the rings that are only copies. */
const copies: readonly Point[] = [
  [40, 40],
  [120, 40],
  [40, 120],
];

/** Waves from a point, towards the end of the line. */
const waves = (from: Point, radii: readonly number[]) =>
  radii.map((radius) => arc(from, radius, -0.75, 0.75));

const drawn = {
  act: {
    strokes: [bend(64, 138), bend(48, 142), bend(32, 146), level(96, 156, MIDDLE)],
    ...moated(CENTRE, 15),
    isDirected: true,
  },
  aim: {
    strokes: [dashes(70, 12, 13, 0), dashes(54, 12, 13, -1 / 6), ring(CENTRE, 36)],
    pearl: pearl(CENTRE, 17),
  },
  barred: {
    strokes: [...waves([18, MIDDLE], [34, 57, 80]), 'M118 6V154', 'M138 6V154'],
    pearl: pearl([18, MIDDLE], 14),
    isDirected: true,
  },
  branch: {
    strokes: [level(8, 154, MIDDLE), ...[16, 48, 112, 144].map(branchTo)],
    ...moated([30, MIDDLE], 16),
    isDirected: true,
  },
  bridge: {
    strokes: [
      level(4, 156, 128) + level(4, 156, 146),
      ...[64, 48, 32].map((radius) => arc([MIDDLE, 128], radius, Math.PI, TURN)),
    ],
    ...moated([MIDDLE, 126], 15),
  },
  closed: {
    strokes: [62, 44, 26].map((radius) => ring([66, 94], radius)),
    pearl: pearl([136, 24], 15),
  },
  copies: {
    strokes: [...copies.map((centre) => dashes(30, 9, 10, 0, centre)), ring([120, 120], 33)],
    pearl: pearl([120, 120], 16),
  },
  deep: {
    strokes: range(5).map((index) => level(8 + 13 * index, 152 - 13 * index, 18 + 21 * index)),
    ...moated([MIDDLE, 132], 14),
  },
  facing: {
    strokes: [70, 53, 36].map((radius) => arc(CENTRE, radius, -TURN / 4, TURN / 4)),
    fills: [`M${MIDDLE - 6} 6A74 74 0 0 0 ${MIDDLE - 6} 154z`],
    ...moated(CENTRE, 15),
  },
  globe: {
    fills: [...dotRing(66, 14), ...dotRing(37, 7, 0.2)],
    pearl: pearl(CENTRE, 14),
  },
  loop: {
    strokes: [66, 48, 30].map((radius, index) => {
      const start = -0.5 + index * 0.25;
      return arc(CENTRE, radius, start, start + TURN - 1);
    }),
    pearl: pearl([116, 34], 14),
  },
  merge: {
    fills: range(5).flatMap((index) => [57, 103].map((x) => ring([x, MIDDLE], 56 - 11 * index))),
    ...moated(CENTRE, 12),
  },
  people: {
    strokes: [roundedSquare(10, 0), roundedSquare(26, 22), roundedSquare(42, 30)],
    pearl: pearl(CENTRE, 19),
  },
  plan: { fills: planSquares(), pearl: pearl([101, 101], 17) },
  proof: { fills: proofDots(), pearl: pearl([112, 48], 15) },
  rise: {
    fills: range(6).map((index) => {
      const height = Math.round(240 + (92 * index * (index + 1)) / 3) / 10;
      return `M${8 + 26 * index} 156v${-height}h12v${height}z`;
    }),
    pearl: pearl([144, 18], 14),
  },
  sealed: {
    strokes: [ring(CENTRE, 72), ...waves([42, MIDDLE], [28, 49, 70])],
    pearl: pearl([42, MIDDLE], 13),
    isDirected: true,
  },
  veiled: {
    strokes: [
      ...[70, 52].map((radius) => arc(CENTRE, radius, -TURN / 4, TURN / 4)),
      ...range(5).map((index) => `M${12 + 16 * index} 6V154`),
    ],
    pearl: pearl([104, MIDDLE], 15),
  },
} satisfies Record<string, Glyph>;

/** The names of glyphs in the content. */
export type GlyphName = keyof typeof drawn;

export const glyphs: Record<GlyphName, Glyph> = drawn;
