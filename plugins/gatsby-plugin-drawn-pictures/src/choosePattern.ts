import {
  type ColouredPattern,
  patternSets,
  type PatternSet,
} from '../../../src/content/model/patterns';
import { hash } from '../../../src/drawings/hash';
import { itemAt } from '../../../src/drawings/itemAt';

export interface PatternWish extends Partial<ColouredPattern> {
  /** What the choice depends on where none is specified: the picture's name. */
  seed: string;
  patternSet: PatternSet;
}

const pick = <T>(list: readonly T[], seed: string): T => itemAt(list, hash(seed));

/** Returns the pattern that the file specifies, or else a choice that depends on the seed alone. */
export function choosePattern({ seed, patternSet, generator, tone }: PatternWish): ColouredPattern {
  const { patterns, tones } = patternSets[patternSet];
  return {
    generator: generator ?? pick(patterns, `${seed}:generator`),
    tone: tone ?? pick(tones, `${seed}:tone`),
  };
}
