/** Which pattern and which colours a page has when its file does not say. */
import {
  patternSets,
  type PatternSet,
  type PictureGenerator,
} from '../../../src/content/sharedFields';
import { itemAt } from '../../../src/drawings/maths';
import type { PictureTone } from '../../../src/drawings/palette';
import { hash } from '../../../src/drawings/random';

export interface Pattern {
  generator: PictureGenerator;
  tone: PictureTone;
}

export interface PatternWish {
  slug: string;
  /** What is chosen from where nobody has chosen. */
  patterns: PatternSet;
  generator?: PictureGenerator;
  tone?: PictureTone;
}

const designed = new Map<string, readonly [PictureGenerator, PictureTone]>([
  ['home', ['pearl', 'L1']],
  ['about', ['interference', 'P2']],
  ['contact', ['dunes', 'L2']],
  ['login', ['pearl', 'L1']],
  ['signup', ['cluster', 'L2']],
  ['success', ['bars', 'S1']],
  ['error', ['lost', 'L1']],
  ['reputition-montiring', ['pearl', 'L1']],
  ['competitive', ['interference', 'L2']],
  ['market-campaign', ['bars', 'L1']],
  ['risk', ['seismo', 'L1']],
  ['influencer', ['cluster', 'L2']],
  ['authenticity', ['lattice', 'L1']],
  ['amplification', ['fan', 'R1']],
  ['reputation', ['repair', 'R3']],
  ['tactical', ['truchet', 'R1']],
  ['marketing', ['links', 'R2']],
  ['large-scale', ['halftone', 'R1']],
  ['markets-cryptocurrency', ['blocks', 'S1']],
  ['banking-insurance', ['guilloche', 'S3']],
  ['education', ['pages', 'S2']],
  ['airlines', ['routes', 'S1']],
  ['mass-retail', ['barcode', 'S2']],
  ['telco', ['cells', 'S3']],
  ['oil-gas', ['strata', 'S1']],
  ['theme-amusement-parks', ['coaster', 'S2']],
  ['FMCG', ['shelf', 'S1']],
  ['luxury', ['facets', 'S3']],
  ['ministries-departments', ['girih', 'S1']],
  ['fashion', ['drape', 'S2']],
  ['hoo-talk', ['dial', 'P1']],
  ['mass-analytics', ['streams', 'P2']],
]);

/** The slugs for which the design names a pattern. */
export const designedSlugs: readonly string[] = [...designed.keys()];

/** True where a person has chosen the pattern: the designer, or whoever wrote the entry. */
export const isChosen = ({ slug, generator, tone }: PatternWish): boolean =>
  generator !== undefined || tone !== undefined || designed.has(slug);

const pick = <T>(list: readonly T[], seed: string): T => itemAt(list, hash(seed));

/**
 * Returns the pattern of an entry: what its file says, else what the design names for its slug, else
 * a choice that depends on the slug and stays the same for ever.
 */
export function choosePattern({ slug, patterns, generator, tone }: PatternWish): Pattern {
  const [designedGenerator, designedTone] = designed.get(slug) ?? [];
  const { generators, tones } = patternSets[patterns];
  return {
    generator: generator ?? designedGenerator ?? pick(generators, `${slug}:generator`),
    tone: tone ?? designedTone ?? pick(tones, `${slug}:tone`),
  };
}

/** So many drawings of each pattern and tone are shared. */
const SHARED = 4;

/**
 * The drawing that an entry shares with others of its set, when there are too many for one each. It
 * depends on the slug and stays the same for ever.
 */
export function sharedDrawing(wish: PatternWish): PatternWish & Pattern {
  const pattern = choosePattern(wish);
  const place = hash(`${wish.slug}:shared`) % SHARED;
  // No slug holds such a sign, so that no entry's own drawing can have the name.
  const name = [wish.patterns, pattern.generator, pattern.tone, place].join('_');
  return { slug: name, patterns: wish.patterns, ...pattern };
}
