/** Patterns of rings, arcs and marks around one or more points. */
import { compactPolyline, compactTrace } from '../../../../src/drawings/compactPath';
import { bell, clamp, itemAt, lerp, range, TURN } from '../../../../src/drawings/maths';
import { pearlRings } from '../../../../src/drawings/rings';
import type { Drawing, Point } from '../../../../src/drawings/shapes';
import * as svg from '../../../../src/drawings/shapes';
import type { Canvas, Generator } from '../canvas';

/** The stations, as fractions of the canvas; the fourth holds the pearl. */
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
export const cells: Generator = ({ width, height, at, palette, random }) => {
  const gap = height * 0.052;
  const shift = () => (random() - 0.5) * 0.05;
  const stations = STATIONS.map(([x, y]) => at(x + shift(), y + shift()));
  const [left, top, right, bottom] = [-9, -9, width + 9, height + 9];
  const canvas: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const drawn = stations.map((station, index) => {
    const cell = stations
      .filter((other) => other !== station)
      .reduce((shape, other) => nearerPart(shape, station, other, gap * 0.22), canvas);
    const reach = Math.max(...cell.map((corner) => svg.distance(corner, station)));
    const ink = index % 3 === 1 ? palette.second : palette.line;
    const rings = range(Math.ceil(reach / gap + 0.1)).map((step) =>
      svg.circle(station, gap * (step + 0.9), ink, gap * 0.44),
    );
    return svg.clipped(`cell-${index}`, svg.polyline(cell, true), rings);
  });
  return [drawn, svg.pearl(itemAt(stations, 3), gap * 1.25, palette)];
};

/** Radii of the sources, as fractions of the short side. */
const LARGEST = [0.29, 0.21];
const OTHERS = [
  0.17, 0.15, 0.13, 0.12, 0.11, 0.1, 0.09, 0.085, 0.08, 0.075, 0.07, 0.065, 0.06, 0.055, 0.05, 0.05,
  0.045, 0.045, 0.04, 0.04, 0.04, 0.035, 0.035, 0.035, 0.03, 0.03, 0.03, 0.03,
];

function radiiFor({ width, height, shortSide }: Canvas): number[] {
  const cards = (width * height) / (shortSide * shortSide) / (4 / 3);
  const more = Math.max(0, Math.round((cards - 1) * OTHERS.length));
  const extra = range(more).map((index) => itemAt(OTHERS, index));
  const others = [...OTHERS, ...extra].sort((a, b) => b - a);
  return [...LARGEST, ...others].map((radius) => radius * shortSide);
}

function scatter(canvas: Canvas, gap: number) {
  const { width, height, at, random } = canvas;
  const fixed = [at(0.36, 0.5), at(0.78, 0.34)];
  const placed: { place: Point; radius: number }[] = [];
  radiiFor(canvas).forEach((radius) => {
    const anywhere = (length: number) => lerp(-radius * 0.3, length + radius * 0.3, random());
    for (let attempt = 0; attempt < 900; attempt++) {
      const place: Point = fixed[placed.length] ?? [anywhere(width), anywhere(height)];
      const isFree = placed.every(
        (other) => svg.distance(other.place, place) > other.radius + radius + gap * 0.45,
      );
      if (isFree) {
        placed.push({ place, radius });
        return;
      }
    }
  });
  return placed;
}

/** Sources with rings up to their radius; the second largest holds the pearl. */
export const cluster: Generator = (canvas) => {
  const { shortSide, palette } = canvas;
  const gap = shortSide * 0.028;
  const weight = gap * 0.46;
  const pearlRadius = gap * 1.7;

  return scatter(canvas, gap).map(({ place, radius }, index) => {
    const ink = index % 4 === 2 ? palette.second : palette.line;
    const holdsPearl = index === 1;
    const hollow = holdsPearl ? pearlRadius * svg.MOAT + weight / 2 : gap * 0.95;
    const rings = range(Math.ceil(radius / gap))
      .map((step) => radius - step * gap)
      .filter((ringRadius) => ringRadius > hollow);
    const innermost = rings.at(-1) ?? radius;
    const middle = holdsPearl
      ? svg.pearl(place, pearlRadius, palette)
      : // A gap inside the innermost ring, and smaller than a pearl.
        svg.disc(place, Math.min(innermost - gap + weight / 2, gap * 0.6), ink);
    return [rings.map((ringRadius) => svg.circle(place, ringRadius, ink, weight)), middle];
  });
};

/** The length of the marks far from the setting, as a fraction of the longest mark. */
const SHORTEST = 0.24;

/** A tuning dial: its marks are longest at its setting. */
export const dial: Generator = ({ shortSide, middle, reachFrom, isNear, palette }) => {
  const setTo = -1.02;
  const ringStep = shortSide * 0.155;
  const first = shortSide * 0.26;
  const rings = Math.max(4, Math.ceil((reachFrom(middle) - first) / ringStep));

  const marks = range(rings).map((place) => {
    const start = first + place * ringStep;
    const count = 36 + place * 20;
    const spread = Math.max(0.22, 0.55 - place * 0.06);
    const [ink, weight] = [place % 2 ? palette.second : palette.line, shortSide * 0.0195];
    const mark = (length: number) => shortSide * 0.125 * length;
    const long = range(count).flatMap((index) => {
      const angle = (index / count) * TURN;
      const turn = Math.abs(angle - (setTo + TURN));
      const length = lerp(SHORTEST, 1, bell(Math.min(turn, TURN - turn), 0, spread));
      const from = svg.pointAround(middle, start, angle);
      const to = svg.pointAround(middle, start + mark(length), angle);
      const isSeen = isNear(from, weight) && length > SHORTEST + 0.004;
      return isSeen ? [`M${from.map(Math.round)}L${to.map(Math.round)}`] : [];
    });
    // The short marks are the dashes of one circle, which starts in the middle of a dash.
    const radius = start + mark(SHORTEST) / 2;
    // A dash widens outwards. Its end is a pixel narrower than the long mark above it, whose coordinates are rounded.
    const width = (weight * radius) / (radius + mark(SHORTEST) / 2) - 1;
    const dash = { weight: width, gap: (TURN * radius) / count - width };
    return [
      svg.circle(middle, radius, ink, mark(SHORTEST), dash),
      svg.stroke(long.join(''), ink, weight),
    ];
  });
  return [
    marks,
    svg.circle(middle, shortSide * 0.205, palette.line, shortSide * 0.024),
    svg.barePearl(svg.pointAround(middle, shortSide * 0.1, setTo), shortSide * 0.06, palette),
  ];
};

const SIDES = 8;
const TWIST = 0.115;
/** The scale at which a turned octagon almost touches the one around it. */
const SHRINK = (Math.cos(Math.PI / SIDES) / Math.cos(Math.PI / SIDES - TWIST)) * 0.952;

/** A cut stone seen from above: octagons that turn as they shrink. */
export const facets: Generator = ({ shortSide, middle, reachFrom, palette }) => {
  const radius = shortSide * 0.86;
  // The stone continues outwards until its sides are beyond the corners of the canvas.
  const reach = reachFrom(middle) / Math.cos(Math.PI / SIDES);
  const outer = Math.max(0, Math.ceil(Math.log(radius / reach) / Math.log(SHRINK)));

  const cuts = range(outer + 15).map((index) => {
    const step = index - outer;
    const points = svg.polygon(middle, SIDES, () => radius * SHRINK ** step, TWIST * step);
    return svg.stroke(compactPolyline(points, true), palette.line, shortSide * 0.0155);
  });
  return [cuts, svg.pearl(middle, shortSide * 0.085, palette)];
};

/** Arcs that fan out from one point, each heavier than the one before. */
export const fan: Generator = ({ width, height, shortSide, at, palette }) => {
  const source = at(0.12, 0.86);
  const diagonal = Math.hypot(width, height);
  // So that the pearl is no larger on long canvases than on a card.
  const unit = Math.min(diagonal, (shortSide * 5) / 3);

  const arcs: Drawing[] = [];
  let radius = unit * 0.1;
  let weight = unit * 0.008;
  while (radius - weight < diagonal) {
    const arc = svg.arc(source, radius, -Math.PI * 0.62, Math.PI * 0.14);
    arcs.push(svg.stroke(arc, palette.line, weight));
    radius += weight * 1.75 + unit * 0.014;
    if (radius < unit) weight *= 1.2;
  }
  return [arcs, svg.pearl(source, unit * 0.052, palette)];
};

/** The bands of a rosette from the outside in, as fractions of the short side. More would be too slow on phones. */
const BANDS = [
  { radius: 0.68, depth: 0.15, lobes: 18, lines: 4 },
  { radius: 0.4, depth: 0.125, lobes: 12, lines: 4 },
  { radius: 0.19, depth: 0.07, lobes: 8, lines: 3 },
];

/** The rosette of a banknote. */
export const guilloche: Generator = ({ middle, shortSide, palette }) => {
  const lines = BANDS.map(({ radius, depth, lobes, lines: count }, place) => {
    const id = `band-${place}`;
    const wave = (share: number) => {
      const distance = shortSide * (radius + depth * Math.cos(lobes * share * TURN));
      return svg.pointAround([0, 0], distance, share * TURN);
    };
    const ink = place % 2 ? palette.line : palette.second;
    const copies = range(count).map((index) =>
      svg.copy(id, middle, ink, shortSide * 0.0155, (-360 * index) / count / lobes),
    );
    return [svg.motif(id, [{ d: `${compactTrace(wave, lobes * 6)}z` }]), copies];
  });
  return [lines, svg.pearl(middle, shortSide * 0.075, palette)];
};

/** Two sources whose discs cut each other out; the second holds the pearl. */
export const interference: Generator = ({ shortSide, at, reachFrom, palette }) => {
  const gap = shortSide * 0.058;
  const [first, second] = [at(0.33, 0.47), at(0.68, 0.55)];
  // With a different number of rings, one disc would be the negative of the other.
  const reach = Math.max(reachFrom(first), reachFrom(second));
  const count = Math.max(25, Math.ceil(reach / gap));
  const rings = range(count).flatMap((index) =>
    [first, second].map((source) => svg.ring(source, (index + 1) * gap)),
  );
  return [
    svg.fill(rings.join(''), palette.line, 'evenodd'),
    // Slightly larger than the second ring, or its edge would show.
    svg.disc(second, gap * 2 + 1.6, palette.ground),
    svg.barePearl(second, gap * 1.28, palette),
  ];
};

/** Interlocked rings of partners; the middle one holds the pearl. */
export const links: Generator = ({ width, height, at, palette }) => {
  const radius = height * 0.42;
  const gap = radius * 0.142;
  const count = Math.max(2, Math.round((width / height) * 2.1));
  const across = (index: number) =>
    count === 2 ? 0.32 + 0.36 * index : 0.14 + (0.72 * index) / (count - 1);
  const partners = range(count).map((index) => at(across(index), index % 2 ? 0.42 : 0.58));
  const rings = partners.flatMap((partner) =>
    range(6).map((index) => svg.ring(partner, radius - index * gap)),
  );
  const middle = itemAt(partners, Math.floor(count / 2));
  return [
    svg.fill(rings.join(''), palette.line, 'evenodd'),
    // Slightly larger than the innermost ring, or its edge would show.
    svg.disc(middle, radius - 5 * gap + 1.6, palette.ground),
    svg.barePearl(middle, gap * 1.35, palette),
  ];
};

/** Rings of perception, jagged outside and calm inside. */
export const pearl: Generator = ({ shortSide, at, reachFrom, isNear, palette, random, slug }) => {
  const centre = at(lerp(0.36, 0.64, random()), lerp(0.42, 0.58, random()));
  const radius = shortSide * 0.95;
  const rings = pearlRings({
    seed: slug,
    centre,
    radius,
    count: 16,
    hollow: 0.13,
    reach: reachFrom(centre),
  });
  const seenParts = (corners: Point[]) => {
    const isSeen = (place: number) =>
      [-1, 0, 1].some((step) => isNear(itemAt(corners, place + step), 40));
    const gap = range(corners.length).find((place) => !isSeen(place));
    if (gap === undefined) return compactPolyline(corners, true);
    const parts: Point[][] = [];
    for (const step of corners.keys()) {
      if (isSeen(gap + step)) parts.at(-1)?.push(itemAt(corners, gap + step));
      else parts.push([]);
    }
    const seen = parts.filter((part) => part.length > 0);
    return seen.map((part) => `M0 0${compactPolyline(part)}`).join('');
  };
  const lines = rings.map(({ progress, radius: r, strokeWidth, corners }) => {
    const path = corners ? seenParts(corners) : svg.ring(centre, r);
    return svg.stroke(path, progress > 0.62 ? palette.second : palette.line, strokeWidth, 'round');
  });
  return [lines, svg.pearl(centre, radius * 0.115, palette)];
};

/** A broken record that closes ring by ring, from the outside in. */
export const repair: Generator = ({ shortSide, middle, reachFrom, isNear, palette }) => {
  /** The number of rings from the first closed one to the widest gap. */
  const healing = 11;
  const gap = (shortSide * 0.66) / healing;
  const count = Math.ceil(reachFrom(middle) / gap);

  const grainsSeen: Point[] = [];
  const rings = range(count).map((index) => {
    const place = index + 1;
    const radius = gap * (place + 0.9);
    const damage = clamp((place - 2) / healing);
    const opening = damage * 1.5;
    const direction = -0.7 + damage * 0.5;
    if (opening < 0.02) return svg.circle(middle, radius, palette.line, gap * 0.5);

    const start = direction + opening / 2;
    const rest = svg.arc(middle, radius, start, start + TURN - opening);
    const grains = opening > 0.1 ? Math.floor((opening * place) / 1.08) : 0;
    const dust = range(Math.max(0, grains - 1)).map((grain) => {
      const angle = direction - opening / 2 + (opening * (grain + 1)) / grains;
      return svg.pointAround(middle, radius, angle);
    });
    grainsSeen.push(...dust.filter((grain) => isNear(grain, gap)));
    return svg.stroke(rest, palette.line, gap * 0.5);
  });
  return [
    rings,
    svg.dots(grainsSeen, gap * 0.13, palette.line),
    svg.pearl(middle, gap * 1.25, palette),
  ];
};
