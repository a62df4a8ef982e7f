/** Which pattern and which colours a page has when its file does not say. */
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
  /** What is chosen from where nobody has chosen. */
  patterns: PatternSet;
  generator?: PictureGenerator;
  tone?: PictureTone;
}

const pick = <T>(list: readonly T[], seed: string): T => itemAt(list, hash(seed));

/** The pattern of an entry: what its file says, else a choice that depends on the slug alone. */
export function choosePattern({ slug, patterns, generator, tone }: PatternWish): Pattern {
  const { generators, tones } = patternSets[patterns];
  return {
    generator: generator ?? pick(generators, `${slug}:generator`),
    tone: tone ?? pick(tones, `${slug}:tone`),
  };
}

/** The number of shared drawings of each pattern and tone. */
const SHARED = 4;

/** The drawing that an entry shares with others of its set, where they are too many for one each. */
export function sharedDrawing(wish: PatternWish): PatternWish & Pattern {
  const pattern = choosePattern(wish);
  const place = hash(`${wish.slug}:shared`) % SHARED;
  // No slug holds such a sign, so that no entry's own drawing can have the name.
  const name = [wish.patterns, pattern.generator, pattern.tone, place].join('_');
  return { slug: name, patterns: wish.patterns, ...pattern };
}
