/** Small drawings on the invented examples of what a client receives: they show a shape, never a figure. */
import type { LineDrawing } from './lineDrawing';

/** The drawings by their names in the content. */
export const exampleDrawings = {
  /** A quiet trace that begins to swing; the pearl is where somebody noticed. */
  alert: {
    width: 480,
    height: 160,
    strokeWidth: 7,
    paths: [
      'm0 95 12-6 12 6 12-6 12 5 12-4 12 5 12-5 12 4 12-4 12 4 12-4 12 4 12-5 12 6 12-5 12 4 12-4 12 5 12-6 12 7 12-9 12 10 12-11 12 14 12-17 12 22 12-28 12 31 12-36 12 40 12-42 12 48 12-52 12 60 12-71 12 77 12-78 12 75 12-89 12 107',
    ],
    pearl: { cx: 225.6, cy: 92, r: 13 },
    moat: 20,
  },
  /** What was said before and after: one line lies flat, the other rises and keeps a part of its height. */
  report: {
    width: 480,
    height: 160,
    strokeWidth: 7,
    paths: [
      'M0 128c7 1 13 1 20 2s13 1 20 1 13 1 20 1 13 0 20-1 13-1 20-1 13-2 20-3 13-1 20-2 13-2 20-2 13-1 20-2 13 0 20 0 13 0 20 0 13 0 20 1 13 1 20 1 13 1 20 1 13 1 20 1 13 0 20 0 13 0 20 0 13-1 20-2 13 0 20-1 13 0 20-1 13 0 20 0 13 1 20 1 13 1 20 2 13 1 20 2',
      'M0 122c7 1 13 1 20 2s13 1 20 1 13 1 20 0 13 0 20-1 13-2 20-3 13-4 20-6 13-4 20-7 13-6 20-10 13-7 20-11 13-8 20-12 13-8 20-11 13-8 20-11 13-5 20-7 13-3 20-3 13 2 20 4 13 4 20 7 13 6 20 10 13 6 20 8 13 5 20 7 13 3 20 5 13 2 20 3 13 2 20 3 13 2 20 3 13 1 20 2',
    ],
    pearl: { cx: 264, cy: 43, r: 13 },
    moat: 20,
  },
  /** One person, and the rings of those who take up what the person says. */
  profile: {
    width: 480,
    height: 160,
    strokeWidth: 7,
    paths: [
      'M206 80a34 34 0 1 0 68 0a34 34 0 1 0 -68 0Z',
      'M184 80a56 56 0 1 0 112 0a56 56 0 1 0 -112 0Z',
      'M162 80a78 78 0 1 0 156 0a78 78 0 1 0 -156 0Z',
      'M122 80a118 118 0 1 0 236 0a118 118 0 1 0 -236 0Z',
      'M82 80a158 158 0 1 0 316 0a158 158 0 1 0 -316 0Z',
      'M42 80a198 198 0 1 0 396 0a198 198 0 1 0 -396 0Z',
    ],
    pearl: { cx: 240, cy: 80, r: 13 },
    moat: 20,
  },
} satisfies Record<string, LineDrawing>;

export type ExampleLook = keyof typeof exampleDrawings;
