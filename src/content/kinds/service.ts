/** `data/services/*.yaml`, one file per service, and their two groups. Specification 1, 2. */
import * as yup from 'yup';
import {
  choice,
  draft,
  formerAddresses,
  group,
  list,
  optionalParagraph,
  order,
  paragraph,
  reference,
  slug,
  text,
} from '../fields';
import { action, glyphNames, picture, seo } from '../sharedFields';

export const serviceSchema = yup
  .object({
    slug: slug(),
    formerAddresses: formerAddresses(),
    draft: draft(),
    group: reference('service-groups', { label: 'Group', hint: 'listening or responsive.' }),
    order: order(),
    name: text({
      label: 'Name',
      hint: 'In menus and on cards.',
      example: 'Competitive Intelligence',
      max: 60,
    }),
    cardText: paragraph({
      label: 'Card text',
      hint: 'One line under the name on its card.',
      max: 140,
    }),
    seo: seo(),
    hero: group('Hero', {
      title: text({ label: 'Title', hint: 'The page’s heading.', max: 80 }),
      text: paragraph({ label: 'Text', max: 320 }),
      action: action(),
    }),
    why: group('Why important', {
      heading: text({ label: 'Heading', max: 60 }),
      statement: paragraph({
        label: 'Statement',
        hint: 'Set big: one or two sentences.',
        max: 240,
      }),
      text: optionalParagraph({ label: 'Text' }),
      points: list('Points', paragraph({ label: 'Point', max: 180 }), { min: 3, max: 5 }),
    }),
    how: group('How it works', {
      heading: text({ label: 'Heading', max: 60 }),
      intro: optionalParagraph({ label: 'Introduction', max: 320 }),
      cards: list(
        'Cards',
        group(
          'Card',
          {
            title: text({ label: 'Title', max: 60 }),
            text: paragraph({ label: 'Text', max: 220 }),
            glyph: choice(glyphNames, {
              label: 'Glyph',
              hint: 'The drawing above the title; listening services have none.',
            }).optional(),
          },
          { graphqlType: 'ServiceCard' },
        ),
        { min: 4, max: 6 },
        { hint: 'Four steps for a listening service, six cards with glyphs for a responsive one.' },
      ),
    }),
    picture: picture(),
  })
  .exact()
  .label('Service');

/** How many cards "how it works" has, by the way in which the group's pages show them. */
export const cardCounts = { steps: 4, glyphs: 6 };

export const serviceGroupSchema = yup
  .object({
    slug: slug(),
    order: order(),
    name: text({ label: 'Name', example: 'Listening Services', max: 40 }),
    tagline: paragraph({
      label: 'Tagline',
      hint: 'Beside the group’s heading on the home page.',
      max: 120,
    }),
    phase: choice(
      { listen: 'Listen (gulf)', respond: 'Respond (coral)' },
      { label: 'Phase', hint: 'The colour of the group.' },
    ).required(),
    cards: choice(
      { steps: 'Four steps under one signal', glyphs: 'Six cards with glyphs' },
      { label: 'Cards', hint: 'How the pages of the group show "how it works".' },
    ).required(),
    promo: group('Promo', {
      heading: text({ label: 'Heading', max: 60 }),
      text: paragraph({ label: 'Text', max: 320 }),
      partner: reference('partners', {
        label: 'Partner',
        hint: 'Whose page and picture the promo shows.',
      }),
      actionLabel: text({ label: 'Button text', max: 40 }),
    }),
  })
  .exact()
  .label('Service group');

export type Service = yup.InferType<typeof serviceSchema>;
export type ServiceGroup = yup.InferType<typeof serviceGroupSchema>;
