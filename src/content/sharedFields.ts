import type { GlyphName } from '../drawings/glyphs';
import type { PictureTone } from '../drawings/palette';
import {
  choice,
  type FieldNotes,
  fileName,
  formerAddresses,
  group,
  type GroupNotes,
  link,
  list,
  optionalGroup,
  optionalText,
  paragraph,
  text,
  type TextOptions,
  yesNo,
} from './fields';

/** Marks sample content, which the owner has yet to replace. */
export const illustrative = () =>
  yesNo('Illustrative', {
    hint: 'true says that this was made up for the site. Delete the line once it is the company’s own.',
    visibility: 'private',
    launch: {
      while: true,
      isMark: true,
      todo: 'Confirm it or write your own, and delete "illustrative: true".',
    },
  });

/** Title and description for search engines and browser tabs. */
export const seo = () =>
  group(
    'Search engines',
    {
      title: text('Page title', {
        hint: 'Shown in the browser tab and in search results; the company’s name is added where both fit into 60 characters.',
        example: 'Competitive Intelligence from Public Conversation',
        max: 60,
        visibility: 'off page',
      }),
      description: paragraph('Page description', {
        hint: 'One or two sentences under the title in search results.',
        max: 170,
        visibility: 'off page',
      }),
    },
    { shape: 'Seo' },
  );

/** A button or link with its target. */
export const action = (label = 'Button') =>
  group(
    label,
    {
      label: text('Button text', { example: 'Talk to us', max: 40, fixedBy: '2' }),
      link: link('Link', { hint: 'A page like /contact or a full https:// address.' }),
    },
    { shape: 'Action' },
  );

/** The top of a page; `titleNotes` are the notes on its title. */
export const hero = (titleNotes: TextOptions) =>
  group('Hero', {
    title: text('Title', titleNotes),
    text: paragraph('Text', { max: 320 }),
    action: action(),
  });

/** A title with a paragraph below it. */
export const titledText = (label: string, most: { title: number; text: number }, shape?: string) =>
  group(
    label,
    { title: text('Title', { max: most.title }), text: paragraph('Text', { max: most.text }) },
    { shape },
  );

/** Tells whether an entry is published, and where it was before. */
export const publication = () => ({
  formerAddresses: formerAddresses(),
  draft: yesNo('Draft', {
    hint: 'true keeps the entry out of the published site; `npm run develop` still shows it.',
    translation: 'own',
    isPlacement: true,
  }),
  illustrative: illustrative(),
});

/** A sentence that ends in a link: "New here? Create an account". */
export const linkedSentence = (label: string) =>
  group(
    label,
    {
      text: text('Text', { max: 80 }),
      label: text('Link text', { max: 40 }),
      link: link('Link'),
    },
    { shape: 'LinkedSentence' },
  );

/** The glyphs on cards: src/drawings/glyphs.ts draws them. */
export const glyphNames = {
  act: 'Waves that turn into an arrow',
  aim: 'Rings of dashes round a point',
  branch: 'One line that becomes many',
  bridge: 'Arches over a line',
  deep: 'Lines that narrow to a point',
  globe: 'Dots on a globe',
  loop: 'A line that comes back',
  merge: 'Two signals that become one',
  people: 'Nested rounded squares',
  plan: 'A grid of filled and open squares',
  proof: 'Dots of which one stands out',
  rise: 'Bars that rise',
} satisfies Record<GlyphName, string>;

/**
 * A card with a drawing, a title and a line of text.
 * @param titleNotes notes on its title; with `fixedBy`, the handbook does not list the card as a shared shape
 */
export const glyphCard = (label = 'Card', titleNotes: TextOptions = {}) =>
  group(
    label,
    {
      title: text('Title', { ...titleNotes, max: 60 }),
      text: paragraph('Text', { max: 220 }),
      glyph: choice('Glyph', glyphNames, {
        hint: 'The small drawing above the card’s title.',
      }).required(),
    },
    { shape: titleNotes.fixedBy ? undefined : 'GlyphCard' },
  );

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

/** The colour sets of pictures; src/drawings/palette.ts has the colours. */
const pictureTones = {
  L1: 'Listen, deep',
  L2: 'Listen, pale',
  L3: 'Listen, dark twin',
  R1: 'Respond, full',
  R2: 'Respond, pale',
  R3: 'Respond, dark',
  S1: 'Succeed, full',
  S2: 'Succeed, pale',
  S3: 'Succeed, dark',
  P1: 'Partner, deep',
  P2: 'Partner, dark',
} satisfies Record<PictureTone, string>;

export interface Pattern {
  generator: PatternName;
  tone: PictureTone;
}

/** The patterns of pages that choose none; those that depict one particular trade are left out. */
export const patternSets = {
  page: { generators: ['pearl-4', 'interference', 'dunes'], tones: ['L1', 'L2'] },
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
} satisfies Record<string, { generators: readonly PatternName[]; tones: readonly PictureTone[] }>;
export type PatternSet = keyof typeof patternSets;

/** The folder of the pictures that editors add. */
export const PICTURE_FOLDER = 'data/pictures';

const pictureFile = (hint: string) =>
  fileName('File', { folder: PICTURE_FOLDER }, { hint }).matches(
    /^[\w.-]+\.(jpe?g|png|webp|avif)$/i,
    { name: 'image', message: 'must name a .jpg, .png, .webp or .avif file: save others as JPG' },
  );

/** A sample of what a client gets: a picture, or a PDF behind a link. */
export const sample = () =>
  optionalGroup(
    'A sample page',
    {
      file: fileName(
        'File',
        { folder: PICTURE_FOLDER, isSample: true },
        { hint: `A picture or a PDF in ${PICTURE_FOLDER}.`, example: 'weekly-report.pdf' },
      )
        .matches(/^[\w.-]+\.(pdf|jpe?g|png|webp|avif)$/i, {
          name: 'sample',
          message: 'must be the name of a PDF or an image file (.pdf, .jpg, .png, .webp or .avif)',
        })
        .required(),
      title: text('What it shows', {
        hint: 'Names the link to a PDF; stands under a picture and describes it.',
        example: 'The first page of a weekly report (PDF)',
        max: 100,
      }),
    },
    { hint: 'What a client receives, without a client’s data in it.' },
  );

/** A photograph of a person. */
export const portrait = () =>
  optionalGroup(
    'Portrait',
    {
      file: pictureFile(`A file in ${PICTURE_FOLDER}, taller than wide.`).required(),
      alt: text('Description of the portrait', {
        hint: 'Said to people who cannot see it.',
        example: 'Sara Haddad at her desk, laughing',
        max: 160,
      }),
    },
    { shape: 'Portrait' },
  );

/** The picture of a page, drawn unless it names a `file`. By default, slug and kind decide `generator` and `tone`. */
export const picture = () =>
  optionalGroup(
    'Picture',
    {
      generator: choice('Pattern', patternNames, {
        hint: 'Which pattern is drawn when no file is named. Without it the slug decides, and another slug may bring another pattern.',
      }).optional(),
      tone: choice('Colours', pictureTones, {
        hint: 'Which colours the drawing has. Without them the slug decides.',
      }).optional(),
      file: pictureFile(
        `A file in ${PICTURE_FOLDER} that replaces the drawing: at least 1200 pixels wide, better 1600.`,
      ),
      alt: optionalText('Description of the picture', {
        hint: 'Said to people who cannot see it. Required with a file; drawings need none.',
        max: 160,
      }),
    },
    { shape: 'PictureChoice', needs: { file: 'alt' } },
  ).test({
    name: 'alt',
    message: 'needs "Description of the picture" (alt) because it names a file',
    test: (value) => !value?.file || Boolean(value.alt),
  });

/** An optional name of a logo's file, which the check opens: gatsby-plugin-content-check/src/check/pictures.ts. */
export const logoFile = (label: string, notes: FieldNotes) =>
  fileName(label, { folder: PICTURE_FOLDER, isLogo: true }, notes).matches(
    /^[\w.-]+\.(svg|png)$/i,
    { name: 'logo', message: 'must be the name of an .svg or .png file' },
  );

/** The backgrounds that a single-file logo can be made for. */
const logoGrounds = {
  light: 'For light grounds: a light plate stands behind it in the dark theme',
  dark: 'For dark grounds: a dark plate stands behind it in the light theme',
  both: 'For any ground: no plate',
};

/** A logo in one file, or in one file for each theme. */
export const logo = (notes: GroupNotes = {}) =>
  optionalGroup(
    'Logo',
    {
      file: logoFile('File', {
        hint: `An SVG or PNG in ${PICTURE_FOLDER}: at most 300 kB, at most eight times as wide as high, cut to its edges.`,
        example: 'acme.svg',
      }).required(),
      dark: logoFile('File for the dark theme', {
        hint: 'The same logo in light colours. Without it the first file is shown in both themes.',
        example: 'acme-on-dark.svg',
      }).optional(),
      ground: choice('Ground', logoGrounds, {
        hint: 'What the first file is made for, where there is no other; light, unless this says otherwise.',
      }).optional(),
    },
    { ...notes, shape: 'Logo' },
  ).test({
    name: 'ground',
    message: 'says what its ground is, though it has a file for each theme: leave out "ground"',
    test: (value) => !value?.dark || value.ground === undefined,
  });

/** A two-column section: a heading, a big statement and paragraphs. */
export const statementSection = (
  label: string,
  paragraphNotes: FieldNotes = {},
  headingNotes: FieldNotes = {},
) =>
  group(
    label,
    {
      heading: text('Heading', { ...headingNotes, max: 60 }),
      statement: paragraph('Statement', { hint: 'Set big: one or two sentences.', max: 240 }),
      paragraphs: list('Paragraphs', paragraph('Paragraph', paragraphNotes)),
    },
    { shape: headingNotes.fixedBy ? undefined : 'StatementSection' },
  );
