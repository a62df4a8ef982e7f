/** Patterns of lines that run from one side of the canvas to another. */
import { compactPolyline, compactTrace } from '../../../../src/drawings/compactPath';
import { bell, clamp, itemAt, lerp, range, smoothStep, TURN } from '../../../../src/drawings/maths';
import { lineNoise } from '../../../../src/drawings/random';
import type { Point } from '../../../../src/drawings/shapes';
import * as svg from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

type Curve = (share: number) => Point;

const thread = (points: readonly Point[], ink: string, weight: number) =>
  svg.stroke(compactPolyline(points), ink, weight, 'round');

/** Compresses high levels instead of clipping them, so that there is only one peak. */
function compress(level: number): number {
  const [knee, ceiling] = [0.68, 0.9];
  const room = ceiling - knee;
  return level <= knee ? level : knee + room * (1 - Math.exp(-(level - knee) / room));
}

/** Mirrored level bars; the highest holds the pearl. */
export const bars: Generator = ({ width, height, middle: [, middle], palette, random }) => {
  const count = Math.round((width / height) * 14);
  const pitch = width / (count + 1.2);
  const noise = lineNoise(random);
  const peakAt = lerp(0.58, 0.7, random());
  const levels = range(count).map((index) => {
    const place = (index + 0.5) / count;
    const shape = 0.1 + 0.75 * bell(place, peakAt, 0.13) + 0.28 * bell(place, 0.22, 0.1);
    const level = shape * (0.78 + 0.4 * noise(index * 0.9)) * 1.15 + 0.05;
    return Math.max(0.07, compress(level));
  });
  const centre = (index: number) => pitch * (index + 1.1);
  const columns = levels.map((level, index) => {
    const [x, half] = [centre(index), (level * height) / 2];
    return svg.line([x, middle - half], [x, middle + half], palette.line, pitch * 0.54, 'round');
  });
  const peak = levels.indexOf(Math.max(...levels));
  return [
    columns,
    svg.line([0, middle], [width, middle], palette.ground, pitch * 0.28),
    svg.pearl([centre(peak), middle], pitch * 1.05, palette),
  ];
};

const STRIPES = [0.011, 0.018, 0.018, 0.03, 0.045];
const GAPS = [0.016, 0.022, 0.03];

/** The stripes of a bar code, bent by a lens around the chosen product. */
export const barcode: Generator = ({ width, height, at, palette, random }) => {
  const [x, y] = at(0.57, 0.46);
  const lens = height * 0.4;
  const bend = (point: Point): Point => {
    const [dx, dy] = [point[0] - x, point[1] - y];
    const distance = Math.hypot(dx, dy);
    if (distance >= lens || distance === 0) return point;
    const bent = lerp(distance, lens * Math.sqrt(distance / lens), 0.75);
    return [x + (dx / distance) * bent, y + (dy / distance) * bent];
  };
  const [top, bottom] = [Math.round(height * -0.02), Math.round(height * 1.02)];
  const edge = (edgeX: number, direction: 1 | -1) => {
    const half = Math.sqrt(Math.max(0, lens ** 2 - (edgeX - x) ** 2));
    const along = (share: number) => bend([edgeX, y + direction * half * (2 * share - 1)]);
    // Edges close to the pearl turn sharply around it: fewer pieces would overshoot.
    const isSharp = Math.abs(edgeX - x) < height * 0.05;
    return half > 0 ? compactTrace(along, isSharp ? 24 : 10, 'L') : '';
  };
  const pick = (widths: number[]) => height * itemAt(widths, Math.floor(random() * widths.length));

  const stripes: string[] = [];
  for (let left = width * -0.02; left < width * 1.04;) {
    const right = left + pick(STRIPES);
    const [from, to] = [Math.round(left), Math.round(right)];
    stripes.push(
      `M${from} ${top}${edge(left, 1)}L${from} ${bottom}H${to}${edge(right, -1)}L${to} ${top}z`,
    );
    left = right + pick(GAPS);
  }
  return [svg.fill(stripes.join(''), palette.line), svg.pearl([x, y], height * 0.075, palette)];
};

const TRACKS = 4;
/** Pieces of a loop: later pieces cross over earlier ones. */
const PIECES = 8;

const parallel =
  (path: Curve, distance: number): Curve =>
  (share) => {
    const [[fromX, fromY], [toX, toY]] = [path(share - 0.001), path(share + 0.001)];
    const [x, y] = path(share);
    const scale = distance / Math.hypot(toX - fromX, toY - fromY);
    return [x - (toY - fromY) * scale, y + (toX - fromX) * scale];
  };

/** A ride in loops, drawn as parallel tracks. */
export const coaster: Generator = ({ width, height, motif, palette }) => {
  const gap = height * 0.045;
  // An extra half loop, so that the ride enters and leaves at the top.
  const loops = 2 * Math.max(1, Math.round(width / motif)) + 0.5;
  const pitch = (width * 1.28) / loops;
  const ride: Curve = (loop) => [
    width * -0.14 + pitch * loop - motif * 0.21 * Math.sin(loop * TURN),
    height * (0.5 + 0.29 * Math.cos(loop * TURN)),
  ];
  const part = (path: Curve, from: number, to: number) =>
    compactTrace((share) => path(lerp(from, to, share)), 2);

  const pieces = range(PIECES).flatMap((piece) => {
    // Pieces join away from the narrow bend at the bottom.
    const [from, to] = [(piece - 0.5) / PIECES, (piece + 0.54) / PIECES];
    const bed = { stroke: palette.ground, 'stroke-width': gap * (TRACKS + 0.9) };
    // The rails start before their bed, so that no seam shows.
    const rails = range(TRACKS).map((index) =>
      part(parallel(ride, (index - (TRACKS - 1) / 2) * gap), from - 0.04 / PIECES, to),
    );
    return [
      { d: part(ride, from, to), paint: bed },
      { d: rails.join(''), paint: { 'stroke-linejoin': 'round' } },
    ];
  });
  const copies = range(loops + 1).map((loop) =>
    svg.copy('loop', [pitch * loop, 0], palette.line, gap * 0.48),
  );
  return [svg.motif('loop', pieces), copies, svg.pearl(ride(loops / 2), gap * 1.7, palette)];
};

const THREADS = 30;
/** Folds move a thread by up to this many places, so as many threads start outside the canvas. */
const OUTSIDE = 7;

/** The folds of a hanging cloth. */
export const drape: Generator = ({ width, height, at, motif, palette, random }) => {
  const noise = lineNoise(random);
  const count = Math.round((THREADS * width) / motif);

  const threads = range(count + 2 * OUTSIDE).map((index) => {
    const place = (index - OUTSIDE) / THREADS;
    // The folds span the whole width once, however wide it is: steeper folds would merge the threads.
    const phase = (place * motif) / width;
    const path = compactTrace((depth) => {
      const fold =
        0.11 * Math.sin(depth * 5.2 + phase * 2.2) +
        0.06 * Math.sin(depth * 11 + phase * 7 + 1) * smoothStep(depth) +
        0.03 * noise(depth * 3 + phase * 2);
      return [motif * (place + fold * (0.35 + 0.9 * depth) * 0.85), depth * height];
    }, 10);
    return svg.stroke(path, palette.line, motif * 0.0125);
  });
  return [threads, svg.pearl(at(0.63, 0.44), height * 0.08, palette)];
};

/** Dunes under a sun. */
export const dunes: Generator = ({ height, at, palette }) => {
  const middle = at(0.68, 0.36);
  const sun = height * 0.13;
  const halos = range(5).map((index) =>
    svg.circle(middle, sun + (index + 1) * height * 0.0425, palette.second, height * 0.02),
  );
  const ridge = (share: number) =>
    compactTrace((place) => {
      const crest = 0.17 * Math.sin(place * 3.4 + share * 1.3 + 0.5) * (0.5 + 0.6 * share);
      const ripple = 0.05 * Math.sin(place * 9 + share * 4);
      const level = lerp(0.52, 1.1, share ** 1.25);
      return at(place, level - crest - ripple);
    }, 10);
  const sand = `${ridge(0)}V${height}H0z`;
  const ridges = range(17).map((index) =>
    svg.stroke(ridge(index / 16), palette.line, height * (0.013 + (0.019 * index) / 16)),
  );
  return [halos, svg.barePearl(middle, sun, palette), svg.fill(sand, palette.ground), ridges];
};

/** Signals that break off at an empty circle: the pearl is missing. */
export const lost: Generator = ({ width, height, middle, motif, palette, random }) => {
  const [x, y] = middle;
  const signals = 11;
  const gap = height / signals;
  const weight = gap * 0.3;
  const radius = height * 0.27;
  const halfPeriod = motif / 44;
  const strengths = range(64).map(() => lerp(0.4, 1, random()));

  const rows = range(signals).map((row) => {
    const level = gap * (row + 0.5);
    const opening = Math.sqrt(Math.max(0, radius ** 2 - (level - y) ** 2));
    const end = x - opening;
    const noise = range(Math.ceil(end / halfPeriod)).map((half): Point => {
      const strength =
        itemAt(strengths, Math.floor(half / 2)) * smoothStep(1 - (half * halfPeriod) / x);
      return [half * halfPeriod, level + (half % 2 ? 1 : -1) * gap * 0.34 * strength];
    });
    const after = [x + opening, width].map((place): Point => [place, level]);
    return [
      thread([...noise, [end, level]], palette.line, weight),
      svg.stroke(compactPolyline(after), palette.line, weight),
    ];
  });
  return [rows, svg.hollowPearl(middle, radius * 0.62, weight, palette)];
};

/** The leaves of an open book, with the pearl above it. */
export const pages: Generator = ({ width, height, at, palette }) => {
  const leaves = range(15).map((index) => {
    const share = index / 14;
    const y = height * (0.94 - share * 0.5);
    const lift = height * (0.05 + 0.4 * share);
    const [edge, shoulder] = [y - lift * 0.75, y - lift * 0.62];
    const d = svg.curve(
      [width * -0.02, y],
      [width * 0.18, edge],
      [width * 0.36, shoulder],
      [width * 0.5, y + height * 0.04],
      [width * 0.64, shoulder],
      [width * 0.82, edge],
      [width * 1.02, y],
    );
    return svg.stroke(d, palette.line, height * 0.0165, 'round');
  });
  return [leaves, svg.barePearl(at(0.5, 0.235), height * 0.075, palette)];
};

/** Routes of different lengths from one hub, over a runway. */
export const routes: Generator = ({ width, height, palette }) => {
  const horizon = height * 0.8;
  const weight = height * 0.026;
  const hub = width * 0.34;

  const flights = (direction: 1 | -1, reach: number) => {
    const count = Math.max(2, Math.round((reach / height) * 8.2));
    return range(count).map((index) => {
      const share = (count - index) / count;
      const rise = Math.min((reach * share) / 2, height * 0.7) * (0.9 + 0.1 * share);
      const route = svg.arch(hub, hub + direction * reach * share, horizon, rise);
      return svg.stroke(route, palette.line, weight);
    });
  };
  const stripes = [1, 2, 3].map((index) => {
    const top = horizon + index * weight * 1.95;
    return svg.rectangle(0, top, width, weight * (1.1 - index * 0.25), palette.ground);
  });
  return [
    flights(1, Math.max(width * 0.6, height * 0.95)),
    flights(-1, width * 0.29),
    svg.rectangle(0, horizon, width, height - horizon, palette.line),
    stripes,
    svg.pearl([hub, horizon], height * 0.075, palette),
  ];
};

/** A drum record: a first tremor (the pearl), the shock, then calm after the response. */
export const seismo: Generator = ({ width, height, palette, random }) => {
  const records = 16;
  const [shockRow, shockAt] = [8.6, 0.607];
  const gap = height / (records - 0.2);
  const periods = Math.round((width / height) * 9);
  const strengthAt = lineNoise(random, 0.55, 1, 64);

  const rows = range(records).map((row) => {
    const y = gap * (row + 0.4);
    const force = row < 3 ? 0 : 1.25 * bell(row, shockRow, 2.5);
    const spread = 0.07 + 0.15 * bell(row, shockRow, 3);
    // One point per half period: a swing is two straight lines.
    const points = range(2 * periods + 1).map((half): Point => {
      const place = half / (2 * periods);
      const swing = (half % 2 ? 1 : -1) * strengthAt(half / 2) * bell(place, shockAt, spread);
      return [place * width, y - gap * force * swing];
    });
    const weight = gap * lerp(0.4, 0.3, clamp(force / 1.2));
    return thread(points, row > 12 ? palette.second : palette.line, weight);
  });
  return [rows, svg.pearl([width * shockAt, gap * 2.4], gap * 0.95, palette)];
};

/** Layers of ground, and a well that ends in the pearl. */
export const strata: Generator = ({ height, at, palette, random }) => {
  const noise = lineNoise(random);
  const layers = range(13).map((layer) => {
    const depth = layer / 13;
    const path = compactTrace((place) => {
      const fold = 0.11 * Math.sin(place * 4.2 + 0.6 + layer * 0.09) * (1 - depth * 0.35);
      const grain = 0.03 * noise(place * 5 + layer * 0.35);
      return at(place, 0.16 + depth * 0.9 + fold + grain);
    }, 16);
    const ink = layer % 4 === 3 ? palette.second : palette.line;
    return svg.stroke(path, ink, height * (0.02 + 0.022 * depth));
  });
  const [top, end] = [at(0.64, 0), at(0.64, 0.68)];
  return [
    layers,
    svg.line(top, end, palette.ground, height * 0.062),
    svg.line(top, end, palette.pearl, height * 0.018),
    svg.pearl(end, height * 0.07, palette),
  ];
};

/** The spread of the streams at a fraction of the width: a bundle at both ends, a field between them. */
const spreadAt = (place: number) =>
  0.16 + 0.84 * (0.5 - 0.5 * Math.cos(clamp((place - 0.02) / 0.96) * TURN)) ** 0.8;

/** Stacked streams: a budget that divides and comes together again. */
export const streams: Generator = ({ height, at, palette, random }) => {
  const noise = lineNoise(random);
  const lines = range(13).map((index) => {
    const level = (index / 12 - 0.5) * 2;
    const path = compactTrace((place) => {
      const sway = 0.32 * Math.sin(place * 7 + level * 2.4) * (1 - level * level);
      const offset = 0.43 * (level + sway) * spreadAt(place) + 0.04 * noise(place * 3);
      return at(place * 1.04 - 0.02, 0.5 + offset);
    }, 16);
    const ink = index % 3 === 2 ? palette.second : palette.line;
    return svg.stroke(path, ink, height * 0.032);
  });
  return [lines, svg.pearl(at(0.52, 0.47), height * 0.085, palette)];
};
