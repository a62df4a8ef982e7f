/** `data/legal/*.yaml`, one file per legal page. Specification 2, "Legal pages". */
import {
  anchor,
  eachOnce,
  exactlyOneOf,
  formerAddresses,
  group,
  list,
  optionalList,
  optionalParagraph,
  optionalText,
  optionalYesNo,
  order,
  paragraph,
  slug,
  text,
  yesNo,
} from '../model/fields';
import { defineKind } from '../model/kind';
import { seo } from '../model/sharedFields';
import { companyCard, definePage } from '../views/definePage';
import { pick } from '../views/viewParts';

/** A day in the main language: translations of a date have their own words. */
export const DAY = {
  regex: /^(?:\d{1,2} [A-Z][a-z]+ \d{4}|\d{4}-\d{2}-\d{2})$/,
  message: 'must be a day, like "22 November 2026"',
};

const block = group(
  'Block',
  {
    subheading: optionalText('Subheading', { max: 80 }),
    paragraph: optionalParagraph('Paragraph', {
      hint: '[words](/address) makes a link.',
      fixedBy: '9',
    }),
    list: optionalList('List', paragraph('Item')),
    storedItems: optionalYesNo('Table of stored items', {
      hint: 'true shows the table of what this site stores in the browser.',
    }),
  },
  { shape: 'LegalBlock' },
).test(exactlyOneOf('subheading', 'paragraph', 'list', 'storedItems'));

export const legalPage = defineKind({
  name: 'legal',
  label: 'Legal pages',
  about: 'Terms, privacy and cookies, each with a page of its own.',
  folder: 'data/legal',
  schema: group('Legal page', {
    slug: slug(),
    formerAddresses: formerAddresses(),
    order: order(),
    name: text('Name', { hint: 'Heading of the page.', max: 60 }),
    seo: seo(),
    effectiveDateLabel: text('Words before the date', { example: 'Effective date:', max: 40 }),
    effectiveDate: text('Effective date', {
      example: '07 November 2024',
      max: 40,
      fixedBy: '9',
    }),
    contentsLabel: text('Name of the contents menu', { example: 'On this page', max: 40 }),
    intro: paragraph('Introduction'),
    reviewed: yesNo('Reviewed', {
      hint: 'true once a lawyer has read the page; then it also says by whom and on which day.',
      visibility: 'private',
      launch: {
        while: false,
        todo: 'Have a lawyer read it, then write "reviewed: true", "reviewedBy" and "reviewedOn".',
      },
    }),
    reviewedBy: optionalText('Reviewed by', {
      max: 80,
      translation: 'shared',
      visibility: 'private',
    }),
    reviewedOn: optionalText('Reviewed on', {
      hint: 'The day on which the text was approved as it stands; the effective date is not earlier.',
      example: '22 November 2026',
      translation: 'shared',
      visibility: 'private',
    }).matches(DAY.regex, { name: 'day', message: DAY.message }),
    isNumbered: yesNo('Numbered sections', {
      hint: 'true numbers the sections from 1.',
    }),
    sections: list(
      'Sections',
      group(
        'Section',
        {
          anchor: anchor('your-rights'),
          heading: text('Heading', { max: 80 }),
          blocks: list('Blocks', block),
        },
        { shape: 'LegalSection' },
      ),
    ).test(eachOnce('anchor')),
  }),

  page: {
    anchors: ({ sections }) => sections?.map((section) => section?.anchor),
  },
});

export const legalPages = definePage('legal', {
  view(content, library) {
    const { name, seo, effectiveDateLabel, effectiveDate, sections } = content;
    const listsStored = sections.some(({ blocks }) => blocks.some((block) => block.storedItems));
    return {
      ...pick(content, 'name', 'contentsLabel', 'intro', 'isNumbered', 'sections'),
      seo: { ...seo, name },
      effective: `${effectiveDateLabel} ${effectiveDate}`,
      storedItems: listsStored ? library.the('storage') : undefined,
    };
  },
  card: ({ name }, library) => companyCard(name, library),
});
