/** The rings of the home page’s hero, which take their colours from the theme. */
import type { Phase } from '../theme/theme';
import { compactCircle, compactPolyline } from './compactPath';
import { pearlRings } from './pearlRings';
import type { Point } from './shapes';

/** Radius that holds the drawing with its teeth. With less, the rounding would show; more would only add bytes. */
const HERO = 800;

/** Noise of less than a whole number would only make a ring look uneven. */
const isRound = (corners: readonly Point[], radius: number): boolean =>
  corners.every(([x, y]) => Math.abs(Math.hypot(x, y) - radius) < 1);

/** The phase whose ink a ring has, by its place between the centre (0) and the last ring (1). */
function phaseAt(progress: number): Phase {
  if (progress > 0.54) return 'listen';
  return progress > 0.28 ? 'respond' : 'succeed';
}

/** The rings around the pearl at 0,0, from the outside in: noise in gulf, then coral, then calm saffron. */
export function heroRings() {
  const rings = pearlRings({
    seed: 'harkwell',
    centre: [0, 0],
    radius: 0.9 * HERO,
    count: 19,
    hollow: 0.15,
    teeth: 60,
  });
  return {
    viewBox: [-HERO, -HERO, 2 * HERO, 2 * HERO].join(' '),
    pearlRadius: 0.115 * HERO,
    rings: rings.map(({ progress, radius, strokeWidth, corners }, place) => ({
      /** Place from the outside in, starting at 1: the order in which the rings arrive. */
      index: rings.length - place,
      phase: phaseAt(progress),
      strokeWidth: Math.round(strokeWidth * 10) / 10,
      d:
        corners && !isRound(corners, radius)
          ? compactPolyline(corners, true)
          : compactCircle(0, 0, radius),
    })),
  };
}
