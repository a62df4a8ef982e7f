/** The rings that stand inside the page and take their colours from the theme. */
import { compactCircle, compactPolyline } from './compactPath';
import type { PearlRingsOptions } from './pearlRings';
import { pearlRings } from './pearlRings';

/** The phase whose ink a ring has. */
export type Phase = 'listen' | 'respond' | 'succeed';

export interface RingPath {
  /** Place from the outside in, from 1: the order in which the rings arrive. */
  index: number;
  phase: Phase;
  strokeWidth: number;
  d: string;
}

/** Rings from the centre outwards, round a pearl at 0,0. */
export interface RingField {
  viewBox: string;
  pearlRadius: number;
  rings: RingPath[];
}

function ringPaths(
  options: Omit<PearlRingsOptions, 'centre'>,
  phaseAt: (progress: number) => Phase,
): RingPath[] {
  const rings = pearlRings({ ...options, centre: [0, 0] });
  return rings.map(({ progress, radius, strokeWidth, corners }, place) => ({
    index: rings.length - place,
    phase: phaseAt(progress),
    strokeWidth: Math.round(strokeWidth * 10) / 10,
    d: corners ? compactPolyline(corners, true) : compactCircle(0, 0, radius),
  }));
}

/** The ring field of the home page’s hero: noise in gulf, then coral, then calm saffron. */
export const heroRings = (): RingField => ({
  viewBox: '-1000 -1000 2000 2000',
  pearlRadius: 66,
  rings: ringPaths(
    {
      seed: 'harkwell',
      radius: 1000,
      count: 31,
      hollow: 0.08,
      teeth: 84,
      toothHeight: 1.05,
      calmTo: 0.26,
    },
    (progress) => {
      if (progress > 0.43) return 'listen';
      return progress > 0.235 ? 'respond' : 'succeed';
    },
  ),
});

/** The rings in the corner of the lead form. They stand on gulf and have one ink. */
export const cornerRings = (): RingField => ({
  viewBox: '-300 -300 600 600',
  pearlRadius: 40,
  rings: ringPaths(
    { seed: 'corner', radius: 290, count: 11, hollow: 0.16, teeth: 44, toothHeight: 0.8 },
    () => 'listen',
  ),
});
