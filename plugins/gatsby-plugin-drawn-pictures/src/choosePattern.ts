import { type Pattern, patternSets, type PatternSet } from '../../../src/content/model/patterns';
import { itemAt } from '../../../src/drawings/maths';
import { hash } from '../../../src/drawings/random';

export interface PatternWish extends Partial<Pattern> {
  slug: string;
  patterns: PatternSet;
}

const pick = <T>(list: readonly T[], seed: string): T => itemAt(list, hash(seed));

/** Returns the pattern that the file specifies, or else a choice that depends on the slug alone. */
export function choosePattern({ slug, patterns, generator, tone }: PatternWish): Pattern {
  const { generators, tones } = patternSets[patterns];
  return {
    generator: generator ?? pick(generators, `${slug}:generator`),
    tone: tone ?? pick(tones, `${slug}:tone`),
  };
}
