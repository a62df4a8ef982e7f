/** Which pattern and which colours a page has when its file does not say. */
import type { PictureGenerator, PictureTone } from '../../../src/content/sharedFields';
import { itemAt } from '../../../src/drawings/maths';
import { hash } from '../../../src/drawings/random';

/** The kinds of entry that have pictures, each with its own inks. */
export type PictureKind = 'page' | 'listening' | 'responsive' | 'case-study' | 'partner';

export interface Pattern {
  generator: PictureGenerator;
  tone: PictureTone;
}

export interface PatternWish {
  slug: string;
  kind: PictureKind;
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

/** What new entries of a kind choose from: no pattern that pictures one particular trade. */
const choices: Record<
  PictureKind,
  { generators: readonly PictureGenerator[]; tones: readonly PictureTone[] }
> = {
  page: { generators: ['pearl', 'interference', 'dunes'], tones: ['L1', 'L2'] },
  listening: {
    generators: ['pearl', 'interference', 'bars', 'seismo', 'cluster', 'lattice'],
    tones: ['L1', 'L2'],
  },
  responsive: {
    generators: ['fan', 'repair', 'truchet', 'links', 'halftone'],
    tones: ['R1', 'R2', 'R3'],
  },
  'case-study': {
    generators: ['guilloche', 'cells', 'facets', 'girih', 'drape', 'truchet', 'links', 'halftone'],
    tones: ['S1', 'S2', 'S3'],
  },
  partner: { generators: ['dial', 'streams', 'interference', 'cluster'], tones: ['P1', 'P2'] },
};

const pick = <T>(list: readonly T[], seed: string): T => itemAt(list, hash(seed));

/**
 * Gives the pattern of an entry: what its file says, else what the design names for its slug, else
 * a choice that depends on the slug and stays the same for ever.
 */
export function choosePattern({ slug, kind, generator, tone }: PatternWish): Pattern {
  const [designedGenerator, designedTone] = designed.get(slug) ?? [];
  return {
    generator:
      generator ?? designedGenerator ?? pick(choices[kind].generators, `${slug}:generator`),
    tone: tone ?? designedTone ?? pick(choices[kind].tones, `${slug}:tone`),
  };
}

/** So many drawings of each pattern and tone are shared. */
const SHARED = 4;

/**
 * The drawing that an entry shares with others of its kind, when there are too many for one each. It
 * depends on the slug and stays the same for ever.
 */
export function sharedDrawing(wish: PatternWish): PatternWish & Pattern {
  const pattern = choosePattern(wish);
  const place = hash(`${wish.slug}:shared`) % SHARED;
  // No slug holds such a sign, so that no entry's own drawing can have the name.
  const name = [wish.kind, pattern.generator, pattern.tone, place].join('_');
  return { slug: name, kind: wish.kind, ...pattern };
}
