import { itemAt } from '../../../../src/drawings/lists';
import { range, TURN } from '../../../../src/drawings/maths';
import type { Point } from '../../../../src/drawings/shapes';
import { pearl, polyline, stroke } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';
import { motifWidth } from '../canvas';

const TRACKS = 4;
const STEPS_PER_LOOP = 192;
/** Points that are drawn at a time: later pieces cross over earlier ones. */
const PIECE = 24;

/** The line at a distance beside another. */
const beside = (path: Point[], distance: number): Point[] =>
  path.map(([x, y], index): Point => {
    const before = itemAt(path, Math.max(0, index - 1));
    const after = itemAt(path, Math.min(path.length - 1, index + 1));
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [x - (dy / length) * distance, y + (dx / length) * distance];
  });

/** One ride in loops, told by parallel tracks. */
export const coaster: Generator = (canvas) => {
  const { width, height, palette } = canvas;
  const gap = height * 0.045;
  const motif = motifWidth(canvas);
  // Half a loop more than whole ones: the ride enters and leaves on top, and its middle is at the side.
  const loops = 2 * Math.max(1, Math.round(width / motif)) + 0.5;
  const steps = Math.round(STEPS_PER_LOOP * loops);
  const ride = range(steps + 1).map((step): Point => {
    const place = step / steps;
    const angle = place * TURN * loops;
    return [
      width * (1.28 * place - 0.14) - motif * 0.21 * Math.sin(angle),
      height * (0.5 + 0.29 * Math.cos(angle)),
    ];
  });
  const tracks = range(TRACKS).map((index) => beside(ride, (index - (TRACKS - 1) / 2) * gap));

  const pieces = range(Math.ceil(steps / PIECE)).flatMap((piece) => {
    const start = piece * PIECE;
    const end = Math.min(steps + 1, start + PIECE + 2);
    const bed = stroke(polyline(ride.slice(start, end)), palette.ground, gap * (TRACKS + 0.9));
    // The rails begin one point earlier than their bed, so that no seam shows.
    const rails = tracks.map((track) =>
      stroke(polyline(track.slice(Math.max(0, start - 1), end)), palette.line, gap * 0.48, 'round'),
    );
    return [bed, ...rails];
  });
  return pieces.join('') + pearl(...itemAt(ride, Math.round(steps / 2)), gap * 1.7, palette);
};
