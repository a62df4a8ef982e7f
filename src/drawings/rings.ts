/** The rings of the brand, and those of the home page’s hero. */
import type { Phase } from '../theme/theme';
import { compactPolyline } from './compactPath';
import { clamp, lerp, range, smoothStep, TURN } from './maths';
import { circleNoise, randomFrom } from './random';
import { pointAround, type Point, ring } from './shapes';

interface PearlRingsOptions {
  seed: string;
  centre: Point;
  radius: number;
  count: number;
  /** Radius of the empty middle, as a share of `radius`. */
  hollow: number;
  teeth?: number;
  /** More rings, as rough as the last of the `count`, up to this radius. */
  reach?: number;
}

/** Rings up to this share of the count are circles. */
const CALM_TO = 0.3;

/** Height of the last ring's teeth, in gaps between rings. */
const TOOTH_HEIGHT = 1.05;

/** The roughness below which a ring counts as a circle: rounded, the noise would only make it look uneven. */
const CALM = 0.03;

/**
 * Rings from the inside out: calm circles that turn into noise. They never cross, because their teeth are at the same
 * angles.
 */
export function pearlRings(options: PearlRingsOptions) {
  const { seed, centre, radius, count, hollow, teeth = 46, reach = 0 } = options;
  const random = randomFrom(seed);
  const gap = (radius * (1 - hollow)) / count;
  const innerShape = circleNoise(random, 2, 6, 4);
  const outerShape = circleNoise(random, 2, 6, 4);
  const loudness = circleNoise(random, 1, 3, 3);
  const tips = range(2 * teeth).map((tip) => (tip % 2 ? -1 : 1) * (0.3 + 0.7 * random()));

  const further = Math.max(0, Math.ceil((reach - radius) / gap) + 1);
  return range(count + further).map((index) => {
    const progress = (index + 1) / count;
    // Beyond the last ring the noise stops growing, or lines would touch.
    const growth = Math.min(1, progress);
    const ringRadius = radius * hollow + gap * (index + 1);
    const roughness = smoothStep((growth - CALM_TO) / (1 - CALM_TO));
    const cornerAt = (tip: number, place: number): Point => {
      const angle = (place / tips.length) * TURN;
      const loud = clamp(0.66 + 0.7 * loudness(angle), 0.2, 1.1);
      const bulge = roughness * 1.1 * lerp(innerShape(angle), outerShape(angle), growth);
      const spike = roughness ** 1.5 * loud * TOOTH_HEIGHT * tip;
      return pointAround(centre, ringRadius + gap * (bulge + spike), angle);
    };
    return {
      /** Position from the centre (just above 0) to the last of the `count` rings (1) and beyond. */
      progress,
      radius: ringRadius,
      strokeWidth: gap * lerp(0.5, 0.34, roughness),
      corners: roughness < CALM ? undefined : tips.map(cornerAt),
    };
  });
}

/** The radius of the drawing with its teeth. A smaller one would show the rounding, a larger one only add bytes. */
const HERO = 800;

/** The phase that gives a ring its colour, by its position between the centre (0) and the last ring (1). */
function phaseAt(progress: number): Phase {
  if (progress > 0.54) return 'listen';
  return progress > 0.28 ? 'respond' : 'succeed';
}

/** The rings around the pearl at 0,0: from the outside in, noise in gulf, then coral, then calm saffron. */
export function heroRings() {
  const rings = pearlRings({
    // Chosen by eye.
    seed: 'rings388274478',
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
      /** From the outside in, starting at 1: the order in which the rings appear. */
      index: rings.length - place,
      phase: phaseAt(progress),
      strokeWidth: Math.round(strokeWidth * 10) / 10,
      d: corners ? compactPolyline(corners, true) : ring([0, 0], radius),
    })),
  };
}
