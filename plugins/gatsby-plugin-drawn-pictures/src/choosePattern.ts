import { hash } from '../../../src/basics/hash';
import { itemAt } from '../../../src/basics/itemAt';
import { kindNamed } from '../../../src/content/kinds';
import {
  type ColouredPattern,
  patternSets,
  type PatternSet,
} from '../../../src/content/model/patterns';
import { type Entry, pictureOf } from '../../../src/content/pages/entries';
import { pictureName } from '../../../src/content/pages/pictures';

export interface PatternWish extends Partial<ColouredPattern> {
  /** What the choice depends on where none is specified: the picture's name. */
  seed: string;
  patternSet: PatternSet;
}

/** Returns the seed and pattern set of an entry's drawing, and the choices that the entry or its kind specifies. */
export function patternWishOf(entry: Entry): PatternWish {
  const { page } = kindNamed(entry.kind);
  const picture = pictureOf(entry);
  const chosen = picture ? { pattern: picture.generator, tone: picture.tone } : page?.cardPattern;
  const patternSet = page?.picture?.patternSet(entry.content) ?? 'page';
  return { seed: pictureName(entry), patternSet, ...chosen };
}

const itemBySeed = <T>(list: readonly T[], seed: string): T => itemAt(list, hash(seed));

/** Returns the pattern that the file specifies, or else a choice that depends on the seed alone. */
export function choosePattern({ seed, patternSet, pattern, tone }: PatternWish): ColouredPattern {
  const { patterns, tones } = patternSets[patternSet];
  return {
    pattern: pattern ?? itemBySeed(patterns, `${seed}:generator`),
    tone: tone ?? itemBySeed(tones, `${seed}:tone`),
  };
}
