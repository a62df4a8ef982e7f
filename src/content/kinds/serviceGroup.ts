import {
  choice,
  group,
  list,
  notHidden,
  optionalGroup,
  optionalParagraph,
  optionalText,
  order,
  paragraph,
  reference,
  slug,
  text,
} from '../model/fields';
import { defineKind } from '../model/kind';
import { illustrative, titledText } from '../model/sharedFields';
import { partner } from './partner';

export const serviceGroup = defineKind({
  name: 'service-groups',
  label: 'Service groups',
  about: 'The two groups of services with the promo on their pages.',
  folder: 'data/service-groups',
  schema: group('Service group', {
    slug: slug().test(notHidden),
    illustrative: illustrative(),
    order: order(),
    name: text('Name', { example: 'Listening Services', max: 40 }),
    tagline: paragraph('Tagline', {
      hint: 'Beside the group’s heading on the home page.',
      max: 120,
    }),
    phase: choice(
      'Phase',
      { listen: 'Listen (gulf)', respond: 'Respond (coral)' },
      { hint: 'The colour of the group.' },
    ),
    cards: choice(
      'Cards',
      { steps: 'Four steps under one signal', glyphs: 'Six cards with glyphs' },
      { hint: 'How the pages of the group show "how it works".' },
    ),
    languages: optionalText('Languages', {
      hint: 'At a glance on the pages of its services, unless one names its own.',
      example: 'Arabic and English; others by agreement',
      max: 90,
    }),
    labels: group(
      'Labels',
      {
        why: text('Why important', { max: 40, fixedBy: '2' }),
        how: text('How it works', { max: 40, fixedBy: '2' }),
        questions: text('Questions and answers', { max: 40 }),
        sample: text('A sample page', { max: 40 }),
        goesWith: text('Goes well with', { max: 40 }),
      },
      {
        hint: 'Over the headings of the first two blocks of each service’s page, and the heading of its questions.',
      },
    ),
    method: optionalGroup(
      'Method',
      {
        illustrative: illustrative(),
        heading: text('Heading', { max: 60 }),
        text: optionalParagraph('Text', { max: 240 }),
        steps: list('Steps', titledText('Step', { title: 30, text: 140 }), { length: 5 }),
        gradesHeading: text('Heading of the grades', { max: 60 }),
        grades: list('Grades of certainty', titledText('Grade', { title: 30, text: 140 }), {
          min: 3,
          max: 4,
          hint: 'The surest first.',
        }),
      },
      { hint: 'On the pages of services that ask for it: how a finding comes about.' },
    ),
    promo: group('Promo', {
      illustrative: illustrative(),
      heading: text('Heading', { max: 60, fixedBy: '2' }),
      text: paragraph('Text', { max: 320 }),
      partner: reference('Partner', partner, {
        hint: 'Whose page and picture the promo shows.',
        example: 'hoo-talk',
        fixedBy: '2',
      }),
      actionLabel: text('Button text', { max: 40, fixedBy: '2' }),
    }),
  }),

  preview: { on: 'services' },
});

/** The number of cards in "how it works", by their layout. */
export const cardCounts = { steps: 4, glyphs: 6 };
