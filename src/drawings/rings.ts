/** The rings of the home page’s hero, which take their colours from the theme. */
import type { Phase } from '../theme/theme';
import { compactCircle, compactPolyline, compactPolylines } from './compactPath';
import { itemAt } from './maths';
import { pearlRings } from './pearlRings';
import type { Point } from './shapes';

/** Radius of the hero's last ring. With less, the rounding would show; more would only add bytes. */
const HERO = 800;

/** The part of the rings that the hero can show, on any window and with text of twice the size: on
 * wide windows what lies before the pearl, on tablets also a strip above it, beside the title
 * (HomeHero.tsx). */
const isInHero = ([x, y]: Point): boolean =>
  x < 0.48 * HERO && (Math.abs(y) < 0.68 * HERO || (y < 0 && x > -0.32 * HERO));

/** The closed line through the corners, without the parts that no window shows. Each visible part
 * ends with the first corner out of sight. */
function visibleLine(corners: readonly Point[]): string {
  const isKept = (place: number) =>
    [place - 1, place, place + 1].some((near) => isInHero(itemAt(corners, near)));
  const first = corners.findIndex((_, place) => isKept(place) && !isKept(place - 1));
  if (first < 0) return compactPolyline(corners, true);

  const pieces: Point[][] = [];
  for (let place = first; place < first + corners.length; place += 1) {
    if (!isKept(place)) continue;
    if (!isKept(place - 1)) pieces.push([]);
    pieces.at(-1)?.push(itemAt(corners, place));
  }
  return compactPolylines(pieces);
}

/** Noise of less than a whole number would only make a ring look uneven. */
const isRound = (corners: readonly Point[], radius: number): boolean =>
  corners.every(([x, y]) => Math.abs(Math.hypot(x, y) - radius) < 1);

/** The phase whose ink a ring has, by its place between the centre (0) and the last ring (1). */
function phaseAt(progress: number): Phase {
  if (progress > 0.43) return 'listen';
  return progress > 0.235 ? 'respond' : 'succeed';
}

/** The rings of the home page’s hero, from the pearl at 0,0 outwards: noise in gulf, then coral, then
 * calm saffron. */
export function heroRings() {
  const rings = pearlRings({
    seed: 'harkwell',
    centre: [0, 0],
    radius: HERO,
    count: 31,
    hollow: 0.08,
    teeth: 84,
    toothHeight: 1.05,
    calmTo: 0.26,
  });
  return {
    viewBox: [-HERO, -HERO, 2 * HERO, 2 * HERO].join(' '),
    pearlRadius: 0.066 * HERO,
    rings: rings.map(({ progress, radius, strokeWidth, corners }, place) => ({
      /** Place from the outside in, starting at 1: the order in which the rings arrive. */
      index: rings.length - place,
      phase: phaseAt(progress),
      strokeWidth: Math.round(strokeWidth * 10) / 10,
      d: corners && !isRound(corners, radius) ? visibleLine(corners) : compactCircle(0, 0, radius),
    })),
  };
}
