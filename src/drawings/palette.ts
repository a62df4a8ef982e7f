/** The inks of drawn pictures, and the tones that combine them. */
import { fixed } from '../theme/tokens';

/**
 * What the theme has fixed is one with it. Other inks that it has, too, are written again: the files in `patterns/`
 * hold those of L1 and would be refused after a change of the theme, in which coral700 is a colour of texts.
 */
const inks = {
  ...fixed,
  gulf800: '#083B47',
  gulf500: '#1A8492',
  gulf300: '#7CC3C4',
  gulf150: '#CBE3E1',
  coral: '#FF6846',
  coralTint: '#FFD6C9',
  coral700: '#B8330F',
  saffronTint: '#FFE6B5',
};

/** The four colours of one picture. */
export type Palette = Record<'ground' | 'line' | 'second' | 'pearl', string>;

/**
 * All tones. For each letter, 1 has a deep or saturated ground, 2 a pale one, and 3 is the twin of 2 for the dark
 * theme. P2 is no pale one: it is dark, and has no twin.
 */
export const tones = {
  L1: { ground: inks.gulf800, line: inks.gulf150, second: inks.gulf300, pearl: inks.coral },
  L2: { ground: inks.gulf150, line: inks.gulf800, second: inks.gulf500, pearl: inks.coral },
  L3: { ground: inks.gulf500, line: inks.ink, second: inks.nacre, pearl: inks.nacre },
  R1: { ground: inks.coral, line: inks.ink, second: inks.coralTint, pearl: inks.nacre },
  R2: { ground: inks.coralTint, line: inks.coral700, second: inks.coral, pearl: inks.ink },
  R3: { ground: inks.ink, line: inks.coral, second: inks.coralTint, pearl: inks.nacre },
  S1: { ground: inks.saffron, line: inks.ink, second: inks.nacre, pearl: inks.nacre },
  S2: { ground: inks.saffronTint, line: inks.ink, second: inks.saffron, pearl: inks.coral },
  S3: { ground: inks.ink, line: inks.saffron, second: inks.saffronTint, pearl: inks.nacre },
  P1: { ground: inks.gulf800, line: inks.saffron, second: inks.saffronTint, pearl: inks.coral },
  P2: { ground: inks.ink, line: inks.gulf300, second: inks.saffron, pearl: inks.coral },
} satisfies Record<string, Palette>;
export type PictureTone = keyof typeof tones;

/** The colours in which the templates in `patterns/` are drawn; published drawings have those of their own tone. */
export const TEMPLATE_COLOURS: Palette = tones.L1;

const darkTwins: Partial<Record<PictureTone, PictureTone>> = { L2: 'L3', R2: 'R3', S2: 'S3' };

/** The tone that replaces a pale one, which would glare, in the dark theme; undefined for others. */
export const darkTwinOf = (tone: PictureTone): PictureTone | undefined => darkTwins[tone];
