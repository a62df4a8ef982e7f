/** Groups of fields that several kinds have. */
import type { GlyphName } from '../../drawings/glyphs';
import { LONGEST_TITLE } from '../text/headTitle';
import {
  choice,
  type FieldNotes,
  formerAddresses,
  group,
  link,
  list,
  optionalYesNo,
  paragraph,
  text,
  type TextOptions,
} from './fields';

/** Marks sample content, which the owner has yet to replace. */
export const illustrative = () =>
  optionalYesNo('Illustrative', {
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
        hint: `Shown in the browser tab and in search results; the company’s name is added where both fit into ${LONGEST_TITLE} characters.`,
        example: 'Competitive Intelligence from Public Conversation',
        max: LONGEST_TITLE,
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
  draft: optionalYesNo('Draft', {
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

/** The glyphs on cards: src/drawings/glyphs.ts holds them. */
export const glyphNames = {
  act: 'Waves that turn into an arrow',
  aim: 'Rings of dashes round a point',
  barred: 'Waves before a wall',
  branch: 'One line that becomes many',
  bridge: 'Arches over a line',
  closed: 'Closed rings, and a pearl outside',
  copies: 'Dashed rings of which one is drawn through',
  deep: 'Lines that narrow to a point',
  facing: 'A disc of two unlike halves',
  globe: 'Dots on a globe',
  loop: 'A line that comes back',
  merge: 'Two signals that become one',
  people: 'Nested rounded squares',
  plan: 'A grid of filled and open squares',
  proof: 'Dots of which one stands out',
  rise: 'Bars that rise',
  sealed: 'Waves inside a ring',
  veiled: 'Half a ring behind bars',
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
      }),
    },
    { shape: titleNotes.fixedBy ? undefined : 'GlyphCard' },
  );

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
