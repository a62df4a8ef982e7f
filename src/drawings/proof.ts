/** The drawings beside what proves a case study: its figures and its client's words. */
import { bell, lerp, range } from './maths';
import { randomFrom } from './random';
import { arc } from './shapes';
import type { Signal } from './signals';

/** Level bars above the figures. The highest is near the middle, because a phone shows no more than that. */
export function figureBars() {
  const [pitch, count, height] = [16, 84, 112];
  const peak = 48;
  const random = randomFrom('figures');
  const bar = (index: number) => {
    const loudness = 0.1 + 0.28 * bell(index, 17, 8) + 0.75 * bell(index, peak, 9);
    const length = index === peak ? height : 2 * Math.round(44 * loudness * lerp(0.5, 1, random()));
    return `M${pitch * index + 8} ${(height - length) / 2}v${length}`;
  };
  const bars: Signal = {
    width: pitch * count,
    height,
    strokeWidth: 9,
    paths: [range(count).map(bar).join('')],
  };
  return {
    ...bars,
    pearl: { cx: pitch * peak + 8, cy: height / 2, r: 15 },
    // Radius of the disc under the pearl, in the colour of the ground.
    moat: 22,
  };
}

/** A voice beside the words of a client: arcs that go out from the pearl, `))•` read the other way. */
export const voice = {
  viewBox: '0 0 160 200',
  strokeWidth: 13,
  arcs: range(4).map((index) => arc(20, 100, 48 + 27 * index, -0.72, 0.72)),
  pearl: { cx: 20, cy: 100, r: 18 },
};
