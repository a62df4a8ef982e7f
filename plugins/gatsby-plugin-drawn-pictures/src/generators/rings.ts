/** Patterns of rings, arcs and marks around one point or several. */
import { bell, clamp, itemAt, lerp, range, TURN } from '../../../../src/drawings/maths';
import { pearlRings } from '../../../../src/drawings/pearlRings';
import {
  arc,
  barePearl,
  circle,
  clipped,
  disc,
  fill,
  line,
  MOAT,
  pearl as drawPearl,
  pointAround,
  polygon,
  polyline,
  ring,
  stroke,
  type Point,
} from '../../../../src/drawings/shapes';
import { farthestCorner, type Canvas, type Generator } from '../canvas';

/** The places of the stations, in shares of the canvas; the fourth holds the pearl. */
const STATIONS: readonly Point[] = [
  [0.2, 0.26],
  [0.56, 0.2],
  [0.88, 0.34],
  [0.36, 0.66],
  [0.7, 0.68],
  [0.06, 0.86],
  [0.98, 0.92],
  [0.5, 1.02],
];

/** The part of a polygon that is nearer to `own` than to `other`, minus half a gap. */
function nearerPart(shape: Point[], own: Point, other: Point, halfGap: number): Point[] {
  const [dx, dy] = [other[0] - own[0], other[1] - own[1]];
  const [middleX, middleY] = [(own[0] + other[0]) / 2, (own[1] + other[1]) / 2];
  const beyond = ([x, y]: Point) =>
    ((x - middleX) * dx + (y - middleY) * dy) / Math.hypot(dx, dy) + halfGap;
  return shape.flatMap((corner, index) => {
    const next = itemAt(shape, index + 1);
    const [here, there] = [beyond(corner), beyond(next)];
    const kept: Point[] = here <= 0 ? [corner] : [];
    if (here * there >= 0) return kept;
    const share = here / (here - there);
    return [...kept, [lerp(corner[0], next[0], share), lerp(corner[1], next[1], share)] as const];
  });
}

/** Stations whose rings end at the border of the next cell. */
export const cells: Generator = ({ width, height, palette, random }) => {
  const gap = height * 0.052;
  const stations = STATIONS.map(([x, y]): Point => [
    width * (x + (random() - 0.5) * 0.05),
    height * (y + (random() - 0.5) * 0.05),
  ]);
  const canvas: Point[] = [
    [-9, -9],
    [width + 9, -9],
    [width + 9, height + 9],
    [-9, height + 9],
  ];
  const drawn = stations.map((own, index) => {
    const [x, y] = own;
    const cell = stations
      .filter((other) => other !== own)
      .reduce((shape, other) => nearerPart(shape, own, other, gap * 0.22), canvas);
    const reach = Math.max(...cell.map((corner) => Math.hypot(corner[0] - x, corner[1] - y)));
    const ink = index % 3 === 1 ? palette.second : palette.line;
    const rings = range(Math.ceil(reach / gap + 0.1)).map((step) =>
      circle(x, y, gap * (step + 0.9), ink, gap * 0.44),
    );
    return clipped(`cell-${index}`, polyline(cell, true), rings.join(''));
  });
  return [drawn, drawPearl(...itemAt(stations, 3), gap * 1.25, palette)];
};

/** Radii of the sources in shares of the short side: the two largest, and the others. */
const LARGEST = [0.29, 0.21];
const OTHERS = [
  0.17, 0.15, 0.13, 0.12, 0.11, 0.1, 0.09, 0.085, 0.08, 0.075, 0.07, 0.065, 0.06, 0.055, 0.05, 0.05,
  0.045, 0.045, 0.04, 0.04, 0.04, 0.035, 0.035, 0.035, 0.03, 0.03, 0.03, 0.03,
];

/** Long canvases have room for more sources than a card. */
function radiiFor({ width, height, shortSide }: Canvas): number[] {
  const cards = (width * height) / (shortSide * shortSide) / (4 / 3);
  const more = Math.max(0, Math.round((cards - 1) * OTHERS.length));
  const extra = range(more).map((index) => itemAt(OTHERS, index));
  const others = [...OTHERS, ...extra].sort((a, b) => b - a);
  return [...LARGEST, ...others].map((radius) => radius * shortSide);
}

function scatter(canvas: Canvas, gap: number) {
  const { width, height, random } = canvas;
  const fixed = [
    { x: width * 0.36, y: height * 0.5 },
    { x: width * 0.78, y: height * 0.34 },
  ];
  const placed: { x: number; y: number; radius: number }[] = [];
  radiiFor(canvas).forEach((radius) => {
    for (let attempt = 0; attempt < 900; attempt++) {
      const place = fixed[placed.length] ?? {
        x: lerp(-radius * 0.3, width + radius * 0.3, random()),
        y: lerp(-radius * 0.3, height + radius * 0.3, random()),
      };
      const free = placed.every(
        (other) =>
          Math.hypot(other.x - place.x, other.y - place.y) > other.radius + radius + gap * 0.45,
      );
      if (free) {
        placed.push({ ...place, radius });
        return;
      }
    }
  });
  return placed;
}

/** Sources with as many rings as they reach far; the second largest holds the pearl. */
export const cluster: Generator = (canvas) => {
  const { shortSide, palette } = canvas;
  const gap = shortSide * 0.028;
  const weight = gap * 0.46;
  const pearlRadius = gap * 1.7;

  return scatter(canvas, gap).map(({ x, y, radius }, index) => {
    const ink = index % 4 === 2 ? palette.second : palette.line;
    const holdsPearl = index === 1;
    const hollow = holdsPearl ? pearlRadius * MOAT + weight / 2 : gap * 0.95;
    const rings = range(Math.ceil(radius / gap))
      .map((step) => radius - step * gap)
      .filter((ringRadius) => ringRadius > hollow);
    const innermost = rings.at(-1) ?? radius;
    const middle = holdsPearl
      ? drawPearl(x, y, pearlRadius, palette)
      : // About as far from the innermost ring as the rings are from each other, but never as large
        // as a pearl.
        disc(x, y, Math.min(innermost - gap + weight / 2, gap * 0.6), ink);
    return [rings.map((ringRadius) => circle(x, y, ringRadius, ink, weight)), middle];
  });
};

/** A tuning dial: its marks are longest at its setting. */
export const dial: Generator = (canvas) => {
  const { shortSide, palette } = canvas;
  const [x, y] = canvas.middle;
  /** In radians from three o’clock. */
  const setTo = -1.02;
  const ringStep = shortSide * 0.155;
  const first = shortSide * 0.26;
  const rings = Math.max(4, Math.ceil((farthestCorner(canvas, x, y) - first) / ringStep));

  const marks = range(rings).map((place) => {
    const start = first + place * ringStep;
    const count = 36 + place * 20;
    const spread = Math.max(0.22, 0.55 - place * 0.06);
    return range(count).map((index) => {
      const angle = (index / count) * TURN;
      const turn = Math.abs(angle - (setTo + TURN));
      const length = lerp(0.24, 1, bell(Math.min(turn, TURN - turn), 0, spread));
      const from = pointAround(x, y, start, angle);
      const to = pointAround(x, y, start + shortSide * 0.125 * length, angle);
      return line(from, to, place % 2 ? palette.second : palette.line, shortSide * 0.0195);
    });
  });
  return [
    marks,
    circle(x, y, shortSide * 0.205, palette.line, shortSide * 0.024),
    barePearl(...pointAround(x, y, shortSide * 0.1, setTo), shortSide * 0.06, palette),
  ];
};

const SIDES = 8;
/** The angle between two cuts, in radians. */
const TWIST = 0.115;
/** The size of a turned octagon whose corners almost touch its frame. */
const SHRINK = (Math.cos(Math.PI / SIDES) / Math.cos(Math.PI / SIDES - TWIST)) * 0.952;

/** A cut stone seen from above: octagons that turn as they shrink. */
export const facets: Generator = (canvas) => {
  const { shortSide, palette } = canvas;
  const [x, y] = canvas.middle;
  const radius = shortSide * 0.86;
  // The stone continues outwards until its sides are beyond the corners of the canvas.
  const reach = farthestCorner(canvas, x, y) / Math.cos(Math.PI / SIDES);
  const outer = Math.max(0, Math.ceil(Math.log(radius / reach) / Math.log(SHRINK)));

  const cuts = range(outer + 15).map((index) => {
    const step = index - outer;
    const points = polygon(x, y, SIDES, () => radius * SHRINK ** step, TWIST * step);
    return stroke(polyline(points, true), palette.line, shortSide * 0.0155);
  });
  return [cuts, drawPearl(x, y, shortSide * 0.085, palette)];
};

/** Arcs that fan out from one point, each louder than the one before. */
export const fan: Generator = ({ width, height, shortSide, palette }) => {
  const x = width * 0.12;
  const y = height * 0.86;
  const diagonal = Math.hypot(width, height);
  // On long canvases the pearl is as large as on a card.
  const unit = Math.min(diagonal, (shortSide * 5) / 3);

  const arcs: string[] = [];
  let radius = unit * 0.1;
  let weight = unit * 0.008;
  while (radius - weight < diagonal) {
    arcs.push(stroke(arc(x, y, radius, -Math.PI * 0.62, Math.PI * 0.14), palette.line, weight));
    radius += weight * 1.75 + unit * 0.014;
    if (radius < unit) weight *= 1.2;
  }
  return [arcs, drawPearl(x, y, unit * 0.052, palette)];
};

/** The bands of a rosette from the outside in; radius and depth are shares of the short side. More
 * bands would fill a wide canvas, but make a phone's picture heavier. */
const BANDS = [
  { radius: 0.68, depth: 0.15, lobes: 18, lines: 4 },
  { radius: 0.4, depth: 0.125, lobes: 12, lines: 4 },
  { radius: 0.19, depth: 0.07, lobes: 8, lines: 3 },
];

/** The rosette of a banknote. */
export const guilloche: Generator = ({ middle: [x, y], shortSide, palette }) => {
  const lines = BANDS.map(({ radius, depth, lobes, lines: count }, place) =>
    range(count).map((index) => {
      const shift = (index / count) * TURN;
      const corners = lobes * 40;
      const points = polygon(x, y, corners, (corner) => {
        const angle = (corner / corners) * TURN;
        return shortSide * (radius + depth * Math.cos(lobes * angle + shift));
      });
      const ink = place % 2 ? palette.line : palette.second;
      return stroke(polyline(points, true), ink, shortSide * 0.0155);
    }),
  );
  return [lines, drawPearl(x, y, shortSide * 0.075, palette)];
};

/** Two sources whose discs cut each other out; the second holds the pearl. */
export const interference: Generator = (canvas) => {
  const { width, height, shortSide, palette } = canvas;
  const gap = shortSide * 0.058;
  const first: Point = [width * 0.33, height * 0.47];
  const second: Point = [width * 0.68, height * 0.55];
  // Both need the same number of rings, or the pattern turns into its negative.
  const reach = Math.max(farthestCorner(canvas, ...first), farthestCorner(canvas, ...second));
  const count = Math.max(25, Math.ceil(reach / gap));
  const rings = range(count).flatMap((index) =>
    [first, second].map(([x, y]) => ring(x, y, (index + 1) * gap)),
  );
  return [
    fill(rings.join(''), palette.line, 'evenodd'),
    // A hair wider than the second ring, so that its edge does not show.
    disc(...second, gap * 2 + 1.6, palette.ground),
    barePearl(...second, gap * 1.28, palette),
  ];
};

/** Interlocked rings of partners; the middle one holds the pearl. */
export const links: Generator = ({ width, height, palette }) => {
  const radius = height * 0.42;
  const gap = radius * 0.142;
  const count = Math.max(2, Math.round((width / height) * 2.1));
  const partners = range(count).map((index): Point => [
    width * (count === 2 ? 0.32 + 0.36 * index : 0.14 + (0.72 * index) / (count - 1)),
    height * (index % 2 ? 0.42 : 0.58),
  ]);
  const rings = partners.flatMap(([x, y]) =>
    range(6).map((index) => ring(x, y, radius - index * gap)),
  );
  const middle = itemAt(partners, Math.floor(count / 2));
  return [
    fill(rings.join(''), palette.line, 'evenodd'),
    // A hair wider than the innermost ring, so that its edge does not show.
    disc(...middle, radius - 5 * gap + 1.6, palette.ground),
    barePearl(...middle, gap * 1.35, palette),
  ];
};

/** Rings of perception, jagged outside and calm inside. */
export const pearl: Generator = (canvas) => {
  const { width, height, shortSide, palette, random, slug } = canvas;
  const x = width * lerp(0.36, 0.64, random());
  const y = height * lerp(0.42, 0.58, random());
  const radius = shortSide * 0.95;
  const rings = pearlRings({
    seed: slug,
    centre: [x, y],
    radius,
    count: 16,
    hollow: 0.13,
    reach: farthestCorner(canvas, x, y),
  });
  const lines = rings.map(({ progress, radius: r, strokeWidth, corners }) => {
    const path = corners ? polyline(corners, true) : ring(x, y, r);
    return stroke(path, progress > 0.62 ? palette.second : palette.line, strokeWidth, 'round');
  });
  return [lines, drawPearl(x, y, radius * 0.115, palette)];
};

/** A broken record that closes ring by ring, from the outside in. */
export const repair: Generator = (canvas) => {
  const { shortSide, palette } = canvas;
  const [x, y] = canvas.middle;
  /** The number of rings from the first closed one to the widest break. */
  const healing = 11;
  const gap = (shortSide * 0.66) / healing;
  const count = Math.ceil(farthestCorner(canvas, x, y) / gap);

  const rings = range(count).map((index) => {
    const place = index + 1;
    const radius = gap * (place + 0.9);
    const damage = clamp((place - 2) / healing);
    const opening = damage * 1.5;
    const direction = -0.7 + damage * 0.5;
    if (opening < 0.02) return circle(x, y, radius, palette.line, gap * 0.5);

    const start = direction + opening / 2;
    const rest = stroke(arc(x, y, radius, start, start + TURN - opening), palette.line, gap * 0.5);
    // Loose grains in the opening stand for what is missing.
    const grains = opening > 0.1 ? Math.floor((opening * place) / 1.08) : 0;
    const dust = range(Math.max(0, grains - 1)).map((grain) => {
      const angle = direction - opening / 2 + (opening * (grain + 1)) / grains;
      return disc(...pointAround(x, y, radius, angle), gap * 0.13, palette.line);
    });
    return [rest, dust];
  });
  return [rings, drawPearl(x, y, gap * 1.25, palette)];
};
