/** Line drawings for the three phases (noise, a pulse in answer, calm) and for the proofs in a case study. */
import type { Phase } from '../theme/theme';
import { compactPolyline, compactTrace } from './compactPath';
import { bell, lerp, range, smoothStep, TURN } from './maths';
import { randomFrom } from './random';
import { arc, type Point } from './shapes';

/** Lines in a box from 0,0 that may be stretched to any width unless they have a pearl. */
export interface Signal {
  width: number;
  height: number;
  strokeWidth: number;
  paths: string[];
  /** The point that was found on the lines. */
  pearl?: { cx: number; cy: number; r: number };
  moat?: number;
}

/** The box of a signal, and the heights of its lines at rest. */
interface Staff extends Omit<Signal, 'paths'> {
  levels: readonly number[];
}

const signal = (staff: Staff, path: (level: number, row: number) => string): Signal => {
  const { levels, ...box } = staff;
  return { ...box, paths: levels.map(path) };
};

/** The same zigzag on all lines; `amplitude` is its height at a position, from 0 to 1, on a row. */
function noise(
  staff: Staff,
  { seed, strokes, softest }: { seed: string; strokes: number; softest: number },
  amplitude: (position: number, row: number) => number,
): Signal {
  const random = randomFrom(seed);
  const swings = range(strokes + 1).map((tip) => (tip % 2 ? -1 : 1) * lerp(softest, 1, random()));
  return signal(staff, (level, row) => {
    const points = swings.map((swing, tip): Point => {
      const position = tip / strokes;
      return [position * staff.width, level + swing * amplitude(position, row)];
    });
    return compactPolyline(points);
  });
}

/** A clear wave in the middle; `rise` is its height on each line. */
function pulse(staff: Staff, rise: (row: number) => number): Signal {
  const { width } = staff;
  return signal(staff, (level, row) => {
    const waveAt = (share: number): Point => {
      const distance = lerp(-0.3, 0.3, share);
      const height = rise(row) * Math.cos((distance / 0.27) * TURN) * bell(distance, 0, 0.09);
      return [width * (0.5 + distance), level - height];
    };
    return `M0 ${level}${compactTrace(waveAt, 14, 'L')}H${width}`;
  });
}

const calm = (staff: Staff, swing: number): Signal =>
  signal(staff, (level) =>
    compactTrace((position) => {
      const height = swing * Math.sin(position * TURN) * smoothStep(position * 2);
      return [position * staff.width, level - height];
    }, 8),
  );

/** One signal through the three panels of the home page: each ends at the heights where the next starts. */
export function panelSignals(): Record<Phase, Signal> {
  const staff: Staff = {
    width: 480,
    height: 240,
    strokeWidth: 7.5,
    levels: [64, 96, 128, 160, 192, 224],
  };
  return {
    listen: noise(
      staff,
      { seed: 'panel', strokes: 30, softest: 0.55 },
      (position) => 21 * (1 - position) ** 0.8,
    ),
    respond: pulse(staff, (row) => 59 - 5.4 * row),
    succeed: calm(staff, 30),
  };
}

/** The small signals above the three columns of a case study. */
export function columnSignals(): Record<Phase, Signal> {
  const staff: Staff = { width: 400, height: 64, strokeWidth: 4.5, levels: [18, 34, 50] };
  return {
    listen: noise(staff, { seed: 'column', strokes: 32, softest: 0.55 }, () => 10.5),
    respond: pulse(staff, () => 15),
    succeed: calm(staff, 9),
  };
}

/**
 * The signal above the four steps of a listening service: the tremor that was noticed, then the shock. Both are near
 * the middle, the only part that a phone shows.
 */
export function stepsSignal(): Signal {
  const staff: Staff = {
    width: 1344,
    height: 168,
    strokeWidth: 6.5,
    levels: [26, 50, 74, 98, 122, 146],
  };
  const tremor = 490;
  const lines = noise(staff, { seed: 'steps', strokes: 96, softest: 0.6 }, (position, row) => {
    const x = position * staff.width;
    return (
      9 * bell(x, tremor, 42) * bell(row, 2, 0.8) + 17 * bell(x, 812, 78) * bell(row, 2.6, 2.4)
    );
  });
  return { ...lines, pearl: { cx: tremor, cy: 74, r: 18 }, moat: 26 };
}

/** Level bars above the figures. The highest is near the middle, the only part that a phone shows. */
export function figureBars(): Signal {
  const pitch = 16;
  const count = 84;
  const height = 112;
  const peak = 48;
  const random = randomFrom('figures');
  const bar = (index: number) => {
    const loudness = 0.1 + 0.28 * bell(index, 17, 8) + 0.75 * bell(index, peak, 9);
    const length = index === peak ? height : 2 * Math.round(44 * loudness * lerp(0.5, 1, random()));
    return `M${pitch * index + 8} ${(height - length) / 2}v${length}`;
  };
  return {
    width: pitch * count,
    height,
    strokeWidth: 9,
    paths: [range(count).map(bar).join('')],
    pearl: { cx: pitch * peak + 8, cy: height / 2, r: 15 },
    moat: 22,
  };
}

/** A voice beside a client's words: arcs that spread from the pearl, like `•))`. */
export const voice: Signal = {
  width: 160,
  height: 200,
  strokeWidth: 13,
  paths: range(4).map((index) => arc([20, 100], 48 + 27 * index, -0.72, 0.72)),
  pearl: { cx: 20, cy: 100, r: 18 },
};
