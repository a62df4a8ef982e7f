/** Small drawings on the invented examples of what a client receives: they show a shape, never a figure. */
import { compactPolyline, compactTrace } from './compactPath';
import { bell, lerp, range, TURN } from './maths';
import { randomFrom } from './random';
import { type Point, ring } from './shapes';
import type { Signal } from './signals';

export type ExampleLook = 'alert' | 'report' | 'profile';

const box = { width: 480, height: 160, strokeWidth: 7 };

/** A quiet trace that begins to swing; the pearl is where somebody noticed. */
function alert(): Signal {
  const random = randomFrom('alert');
  const points = range(41).map((tip): Point => {
    const position = tip / 40;
    const swing =
      lerp(3, 58, Math.max(0, (position - 0.45) / 0.55) ** 1.6) * lerp(0.7, 1, random());
    return [position * box.width, 92 + (tip % 2 ? -swing : swing)];
  });
  const pearl = { cx: 0.47 * box.width, cy: 92, r: 13 };
  return { ...box, paths: [compactPolyline(points)], pearl, moat: 20 };
}

/** What was said before and after: one line lies flat, the other rises and keeps a part of its height. */
function report(): Signal {
  const line = (level: number, rise: number) =>
    compactTrace((position): Point => {
      const height =
        rise * (bell(position, 0.55, 0.14) + 0.4 / (1 + Math.exp((0.55 - position) * 22)));
      return [position * box.width, level - height + 4 * Math.sin(position * TURN * 2)];
    }, 24);
  const pearl = { cx: 0.55 * box.width, cy: 43, r: 13 };
  return { ...box, paths: [line(128, 6), line(122, 66)], pearl, moat: 20 };
}

/** One person, and the rings of those who take up what the person says. */
function profile(): Signal {
  const centre: Point = [box.width / 2, box.height / 2];
  const rings = [34, 56, 78, 118, 158, 198].map((radius) => ring(centre, radius));
  return { ...box, paths: rings, pearl: { cx: centre[0], cy: centre[1], r: 13 }, moat: 20 };
}

const drawings = { alert, report, profile } satisfies Record<ExampleLook, () => Signal>;

/** The drawing of an example. */
export const exampleDrawing = (look: ExampleLook): Signal => drawings[look]();
