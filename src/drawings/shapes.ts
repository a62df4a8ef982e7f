/** SVG path data and elements, with coordinates in tenths of a pixel. */
import { range, TURN } from './maths';
import type { Palette } from './palette';

export type Point = readonly [x: number, y: number];

/** The outer radius of the gap around the pearl, in radii of the pearl. */
export const MOAT = 1.45;

const tenth = (value: number): number => Math.round(value * 10) / 10;
const format = (value: number): string => String(tenth(value));
const pair = ([x, y]: Point): string => `${format(x)} ${format(y)}`;

/* Path data */

/** Straight lines through the points. */
export const polyline = (points: readonly Point[], closed = false): string =>
  `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;

/** A full circle. */
export function ring([x, y]: Point, radius: number): string {
  // Chord and radius must be rounded alike, or the arcs drift off the centre.
  const r = tenth(radius);
  const half = (chord: number) => `a${format(r)} ${format(r)} 0 1 0 ${format(chord)} 0`;
  return `M${pair([x - r, y])}${half(2 * r)}${half(-2 * r)}Z`;
}

/** The distance between two points. */
export const distance = ([x, y]: Point, other: Point): number =>
  Math.hypot(x - other[0], y - other[1]);

/** The point at a distance and an angle (radians, clockwise from three o’clock) from another. */
export const pointAround = ([x, y]: Point, radius: number, angle: number): Point => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

/** An arc of a circle between two angles. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const [start, end] = [from, to].map((angle) => pair(pointAround(centre, radius, angle)));
  const large = Math.abs(to - from) > Math.PI ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  return `M${start}A${pair([radius, radius])} 0 ${large} ${sweep} ${end}`;
}

/** Cubic curves: after the start, every three points are two handles and an end. */
export const curve = (start: Point, ...rest: readonly Point[]): string =>
  `M${pair(start)}C${rest.map(pair).join(' ')}`;

/** The upper half of an ellipse between two points at the same height. */
export const arch = (fromX: number, toX: number, y: number, rise: number): string =>
  `M${pair([fromX, y])}A${pair([Math.abs(toX - fromX) / 2, rise])} 0 0 ${toX > fromX ? 1 : 0} ` +
  pair([toX, y]);

/** The corners of a regular polygon, or of any figure whose radius varies by corner. */
export const polygon = (
  centre: Point,
  corners: number,
  radiusAt: (corner: number) => number,
  rotation = 0,
): Point[] =>
  range(corners).map((corner) =>
    pointAround(centre, radiusAt(corner), rotation + (corner / corners) * TURN),
  );

/* Elements */

/** An element, with its attributes serialised; neighbours may share their paint. */
export interface Shape {
  name: string;
  geometry: string;
  paint: string;
}

/** Shapes, and the markup around them, from back to front. */
export type Drawing = Shape | string | readonly Drawing[];

type Attributes = Record<string, string | number | undefined>;

/** Serialises attributes, with numbers rounded to tenths; undefined ones are left out. */
const serialized = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? format(value) : value}"`)
    .join('');

const shape = (name: string, geometry: Attributes, paint: Attributes): Shape => ({
  name,
  geometry: serialized(geometry),
  paint: serialized(paint),
});

const outlined = (colour: string, width: number) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
});

const path = (d: string, paint: Attributes) => shape('path', { d }, paint);

/** A stroked path; `join` is the shape of its corners. */
export const stroke = (d: string, colour: string, width: number, join?: 'round') =>
  path(d, { ...outlined(colour, width), 'stroke-linejoin': join });

/** A filled path; with `evenodd`, overlapping parts cut each other out. */
export const fill = (d: string, colour: string, rule?: 'evenodd') =>
  path(d, { fill: colour, 'fill-rule': rule });

/** A filled circle. */
export const disc = ([cx, cy]: Point, r: number, colour: string) =>
  shape('circle', { cx, cy, r }, { fill: colour });

/** Filled circles of one size, drawn as the round caps of zero-length lines. */
export const dots = (places: readonly Point[], radius: number, colour: string) => {
  let [x, y] = [0, 0];
  const d = places.map((place) => {
    const [stepX, stepY] = [Math.round(place[0]) - x, Math.round(place[1]) - y];
    [x, y] = [x + stepX, y + stepY];
    return `m${stepX}${stepY < 0 ? '' : ' '}${stepY}z`;
  });
  return shape(
    'path',
    { d: d.join('') },
    { ...outlined(colour, 2 * radius), 'stroke-linecap': 'round' },
  );
};

/** A stroked circle. The middle of one of its dashes is at three o’clock. */
export const circle = (
  [cx, cy]: Point,
  r: number,
  colour: string,
  width: number,
  dash?: { weight: number; gap: number },
) => {
  const dashes = dash && {
    'stroke-dasharray': `${dash.weight.toFixed(3)} ${dash.gap.toFixed(3)}`,
    'stroke-dashoffset': dash.weight / 2,
  };
  return shape('circle', { cx, cy, r }, { ...outlined(colour, width), ...dashes });
};

/** A filled rectangle. */
export const rectangle = (x: number, y: number, width: number, height: number, colour: string) =>
  shape('rect', { x, y, width, height }, { fill: colour });

/** A filled square around a point. */
export const square = ([x, y]: Point, side: number, colour: string) =>
  rectangle(x - side / 2, y - side / 2, side, side, colour);

/** A straight line; `cap` is the shape of its ends. */
export const line = (from: Point, to: Point, colour: string, width: number, cap?: 'round') =>
  path(polyline([from, to]), { ...outlined(colour, width), 'stroke-linecap': cap });

/** A drawing that is visible only inside a path. The `id` must be unique in the picture. */
export const clipped = (id: string, d: string, drawing: Drawing): Drawing => [
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">`,
  drawing,
  '</g>',
];

/** Defines paths for `copy`, which gives them its colour unless they have their own. */
export const motif = (id: string, paths: readonly { d: string; paint?: Attributes }[]): string => {
  const inner = paths.map(({ d, paint = {} }) => {
    // Draws nothing without dashes; without it every published card would get another name.
    const parts = d.match(/m/gi)?.length;
    return `<path${serialized({ pathLength: parts, d, ...paint })}/>`;
  });
  return `<defs><g id="${id}">${inner.join('')}</g></defs>`;
};

/** A copy of a motif around a point, turned by an angle in degrees. */
export const copy = (id: string, at: Point, colour: string, width: number, turn?: number) => {
  const [x, y] = at;
  const turned = { transform: `translate(${pair(at)})rotate(${turn})` };
  const place = turn === undefined ? { x, y } : turned;
  return shape('use', { href: `#${id}`, ...place }, outlined(colour, width));
};

/** The pearl, the one thing that was found, with a gap around it. */
export const pearl = (at: Point, radius: number, palette: Palette) => [
  disc(at, radius * MOAT, palette.ground),
  barePearl(at, radius, palette),
];

/** The pearl without its gap, for patterns that leave space around it. */
export const barePearl = ([cx, cy]: Point, r: number, palette: Palette) =>
  shape('circle', { class: 'pearl', cx, cy, r }, { fill: palette.pearl });

/** The outline of a missing pearl. */
export const hollowPearl = ([cx, cy]: Point, r: number, width: number, palette: Palette) =>
  shape('circle', { class: 'pearl', cx, cy, r }, outlined(palette.pearl, width));
