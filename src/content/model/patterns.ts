/** The patterns and colours that editors may choose for a page's drawing. */
import type { PictureTone } from '../../drawings/palette';

/** A folder in src/drawings/patterns each, with the editors' name of the pattern. */
export const patternNames = {
  pearl: 'Rings, jagged outside and calm inside',
  'pearl-2': 'Rings, jagged outside and calm inside: a second drawing',
  'pearl-3': 'Rings, jagged outside and calm inside: a third',
  'pearl-4': 'Rings, jagged outside and calm inside: a fourth',
  interference: 'Two sources whose rings cross',
  bars: 'Level bars with one peak',
  'bars-2': 'Level bars with one peak: a second drawing',
  seismo: 'A drum record with one shock',
  cluster: 'Clusters of rings of different reach',
  'cluster-2': 'Clusters of rings of different reach: a second drawing',
  lattice: 'Scattered dots and a square grid',
  fan: 'Arcs that fan out of one point',
  repair: 'Broken rings that close',
  truchet: 'Tiles that route a line',
  links: 'Interlocked rings',
  halftone: 'A crowd of dots with focused groups',
  routes: 'Arcs from one place to many',
  guilloche: 'The rosette of a banknote',
  blocks: 'Chained squares',
  pages: 'Leaves of an open book',
  barcode: 'Stripes of different width',
  cells: 'Rings cut into cells',
  strata: 'Layers of ground and a well',
  coaster: 'Parallel tracks of one ride',
  shelf: 'A shelf of round products',
  facets: 'A cut stone from above',
  girih: 'Eight-fold stars',
  drape: 'Folds of cloth',
  dial: 'A tuning dial',
  streams: 'Stacked streams',
  dunes: 'Dunes under a sun',
  lost: 'Lines broken by an empty circle',
};
export type PatternName = keyof typeof patternNames;

/** The tones with their names for editors; src/drawings/palette.ts has the colours. */
export const pictureTones = {
  L1: 'Listen, deep',
  L2: 'Listen, pale',
  L3: 'Listen, for the dark theme',
  R1: 'Respond, full',
  R2: 'Respond, pale',
  R3: 'Respond, dark',
  S1: 'Succeed, full',
  S2: 'Succeed, pale',
  S3: 'Succeed, dark',
  P1: 'Partner, deep',
  P2: 'Partner, dark',
} satisfies Record<PictureTone, string>;

/** A drawing's pattern, and the colours it is drawn in. */
export interface ColouredPattern {
  pattern: PatternName;
  tone: PictureTone;
}

/** The patterns and tones of pages that choose none; patterns that depict one particular trade are left out. */
export const patternSets = {
  page: { patterns: ['pearl-4', 'interference', 'dunes'], tones: ['L1', 'L2'] },
  listening: {
    patterns: ['pearl', 'interference', 'bars', 'seismo', 'cluster', 'lattice'],
    tones: ['L1', 'L2'],
  },
  responsive: {
    patterns: ['fan', 'repair', 'truchet', 'links', 'halftone'],
    tones: ['R1', 'R2', 'R3'],
  },
  'case-study': {
    patterns: ['guilloche', 'cells', 'facets', 'girih', 'drape', 'truchet', 'links', 'halftone'],
    tones: ['S1', 'S2', 'S3'],
  },
  partner: { patterns: ['dial', 'streams', 'interference', 'cluster'], tones: ['P1', 'P2'] },
} satisfies Record<string, { patterns: readonly PatternName[]; tones: readonly PictureTone[] }>;
export type PatternSet = keyof typeof patternSets;
