/** `data/services/*.yaml`, one file per service. Specification 1, 2. */
import { routes } from '../../routes';
import {
  anchor,
  choice,
  draft,
  eachAnchorOnce,
  formerAddresses,
  group,
  list,
  optionalList,
  optionalParagraph,
  optionalText,
  order,
  paragraph,
  reference,
  slug,
  text,
} from '../fields';
import { type ContentOf, defineKind } from '../kind';
import { glyphNames, hero, illustrative, picture, seo } from '../sharedFields';
import { serviceGroup } from './serviceGroup';

/** The services of a group, which the home page shows. */
const listOf = (slug: string, services: string) => ({
  name: slug,
  inMenu: `All ${services}`,
  counted: `Number of ${services}`,
  has: ({ group: own }: { group?: string }) => own === slug,
  href: `${routes.home}#${slug}`,
});

export const service = defineKind({
  name: 'services',
  label: 'Services',
  about: 'One file per listening service or responsive solution, each with a page of its own.',
  typeName: 'Service',
  singular: 'service',
  folder: 'data/services',
  schema: group('Service', {
    slug: slug(),
    formerAddresses: formerAddresses(),
    draft: draft(),
    illustrative: illustrative(),
    group: reference('Group', serviceGroup, {
      hint: 'listening or responsive.',
      example: 'listening',
    }),
    order: order(),
    name: text('Name', {
      hint: 'In menus and on cards.',
      example: 'Competitive Intelligence',
      max: 60,
    }),
    leadService: optionalText('Choice in the lead form', {
      hint: 'What the lead form on the service’s page begins with. One of its services.',
      isLeadService: true,
      shared: true,
    }),
    cardText: paragraph('Card text', { hint: 'One line under the name on its card.', max: 140 }),
    seo: seo(),
    hero: hero({ hint: 'The page’s heading.', max: 80 }),
    why: group('Why important', {
      heading: text('Heading', { max: 60 }),
      statement: paragraph('Statement', { hint: 'Set big: one or two sentences.', max: 240 }),
      text: optionalParagraph('Text'),
      points: list('Points', paragraph('Point', { max: 180 }), { min: 3, max: 5 }),
    }),
    how: group('How it works', {
      heading: text('Heading', { max: 60 }),
      intro: optionalParagraph('Introduction', { max: 320 }),
      cards: list(
        'Cards',
        group(
          'Card',
          {
            title: text('Title', { max: 60 }),
            text: paragraph('Text', { max: 220 }),
            glyph: choice('Glyph', glyphNames, {
              hint: 'The drawing above the title; listening services have none.',
            }).optional(),
          },
          { graphqlType: 'ServiceCard' },
        ),
        {
          min: 4,
          max: 6,
          hint: 'Four steps for a listening service, six cards with glyphs for a responsive one.',
        },
      ),
    }),
    questions: optionalList(
      'Questions and answers',
      group('Question', {
        anchor: anchor('sources'),
        question: text('Question', { max: 110 }),
        illustrative: illustrative(),
        answer: paragraph('Answer', { hint: '[words](/address) makes a link.', max: 480 }),
      }),
      { min: 3, max: 5, hint: 'What a careful buyer asks of this service.' },
    ).test(eachAnchorOnce),
    picture: picture(),
  }),

  page: {
    component: 'templates/ServicePage',
    describes: 'Service',
    parent: ({ group: slug }, library) => ({
      name: library.named(serviceGroup, slug).name,
      path: `${routes.home}#${slug}`,
    }),
    picture: {
      formats: ['card', 'hero', 'wide'],
      patterns: ({ group: slug }) => (slug === 'responsive' ? 'responsive' : 'listening'),
    },
    anchors: ({ questions = [] }) => questions.map((one) => one?.anchor),
    card: ({ hero, group: slug }, library) => {
      const { name, phase } = library.named(serviceGroup, slug);
      return { title: hero.title, label: name, phase };
    },
  },
  lists: [listOf('listening', 'listening services'), listOf('responsive', 'responsive solutions')],
});

export type Service = ContentOf<typeof service>;
