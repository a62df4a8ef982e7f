/** Chooses a page's pattern and colours where its file does not. */
import {
  type Pattern,
  patternSets,
  type PatternSet,
  type PictureGenerator,
} from '../../../src/content/sharedFields';
import { itemAt } from '../../../src/drawings/maths';
import type { PictureTone } from '../../../src/drawings/palette';
import { hash } from '../../../src/drawings/random';

export interface PatternWish {
  slug: string;
  /** The set to choose from where the file chooses nothing. */
  patterns: PatternSet;
  generator?: PictureGenerator;
  tone?: PictureTone;
}

const pick = <T>(list: readonly T[], seed: string): T => itemAt(list, hash(seed));

/** The pattern of an entry: the one in its file, or else a choice that depends on the slug alone. */
export function choosePattern({ slug, patterns, generator, tone }: PatternWish): Pattern {
  const { generators, tones } = patternSets[patterns];
  return {
    generator: generator ?? pick(generators, `${slug}:generator`),
    tone: tone ?? pick(tones, `${slug}:tone`),
  };
}

/** The number of shared drawings of each pattern and tone. */
const SHARED = 4;

/** The drawing that entries of a set share once there are too many for one each. */
export function sharedDrawing(wish: PatternWish): PatternWish & Pattern {
  const pattern = choosePattern(wish);
  const place = hash(`${wish.slug}:shared`) % SHARED;
  // No slug contains this character, so the name cannot be that of an entry's own drawing.
  const name = [wish.patterns, pattern.generator, pattern.tone, place].join('_');
  return { slug: name, patterns: wish.patterns, ...pattern };
}
