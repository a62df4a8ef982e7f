/** `data/services/*.yaml`, one file per service. Specification 1, 2. */
import { routes } from '../../routes';
import { relatedCaseStudies } from '../caseStudyLists';
import {
  anchor,
  choice,
  eachOnce,
  group,
  list,
  optionalGroup,
  optionalList,
  optionalParagraph,
  optionalText,
  order,
  paragraph,
  reference,
  slug,
  text,
} from '../fields';
import { defineKind } from '../kind';
import { pathIn } from '../languages';
import { definePage, labelled, pick } from '../page';
import { glyphNames, hero, illustrative, picture, publication, sample, seo } from '../sharedFields';
import { leadSection } from './forms';
import { serviceGroup } from './serviceGroup';

/** The list of a group's services, all of which the home page shows. */
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
  folder: 'data/services',
  schema: group('Service', {
    slug: slug(),
    ...publication(),
    group: reference('Group', serviceGroup, {
      hint: 'Where the menu and the home page list the service.',
      example: 'listening',
    }),
    order: order(),
    name: text('Name', {
      hint: 'In menus and on cards.',
      example: 'Competitive Intelligence',
      max: 60,
      fixedBy: '1',
    }),
    leadService: optionalText('Choice in the lead form', {
      hint: 'What the lead form on the service’s page begins with. One of its services.',
      isLeadService: true,
      translation: 'shared',
    }),
    cardText: paragraph('Card text', { hint: 'One line under the name on its card.', max: 140 }),
    seo: seo(),
    hero: hero({ hint: 'The page’s heading.', max: 80, fixedBy: '2' }),
    glance: optionalGroup(
      'At a glance',
      {
        illustrative: illustrative(),
        chargedBy: optionalText('Charged by', { example: 'Month, after a fixed start', max: 60 }),
        firstResult: optionalText('First result after', { example: 'Two weeks', max: 60 }),
        languages: optionalText('Languages', { example: 'Arabic, English, Urdu', max: 90 }),
        inHand: optionalText('You get', { example: 'A dashboard and a monthly report', max: 90 }),
      },
      {
        hint: 'What a buyer asks first, below the top of the page. What is left out is not shown.',
      },
    ),
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
            title: text('Title', { max: 60, fixedBy: '1' }),
            text: paragraph('Text', { max: 220 }),
            glyph: choice('Glyph', glyphNames, {
              hint: 'The drawing above the title; listening services have none.',
            }).optional(),
          },
          { shape: 'ServiceCard' },
        ),
        {
          min: 4,
          max: 6,
          hint: 'Four steps for a listening service, six cards with glyphs for a responsive one.',
        },
      ),
    }),
    sample: sample(),
    questions: optionalList(
      'Questions and answers',
      group('Question', {
        anchor: anchor('sources'),
        question: text('Question', { max: 110 }),
        illustrative: illustrative(),
        answer: paragraph('Answer', { hint: '[words](/address) makes a link.', max: 480 }),
      }),
      { min: 3, max: 5, hint: 'What a careful buyer asks of this service.' },
    ).test(eachOnce('anchor')),
    picture: picture(),
  }),

  page: {
    describes: 'Service',
    picture: {
      formats: ['card', 'hero', 'wide'],
      patterns: ({ group: slug }) => (slug === 'responsive' ? 'responsive' : 'listening'),
    },
    anchors: ({ questions = [] }) => questions.map((question) => question?.anchor),
  },
  lists: [listOf('listening', 'listening services'), listOf('responsive', 'responsive solutions')],
});

export const servicePage = definePage('services', {
  view(content, library) {
    const group = library.named('service-groups', content.group);
    const { glance: glanceLabels, sample: sampleLabel, ...labels } = group.labels;
    const { promo } = group;
    const partner = library.named('partners', promo.partner);
    return {
      ...pick(content, 'hero', 'why', 'how', 'questions'),
      seo: { ...content.seo, name: content.hero.title },
      glance: labelled(glanceLabels, content.glance),
      sample: content.sample && {
        label: sampleLabel,
        title: content.sample.title,
        ...library.sampleOf(content.sample),
      },
      pictures: library.picturesOf(content, ['hero', 'wide']),
      group: {
        ...pick(group, 'name', 'phase', 'cards'),
        href: pathIn(library.language, `${routes.home}#${content.group}`),
        labels,
      },
      usedIn: {
        label: library.the('success').caseLabels.usedIn,
        pages: relatedCaseStudies(content.slug, library).map((story) => library.linkTo(story)),
      },
      lead: leadSection(library, content.leadService),
      promo: {
        ...pick(promo, 'heading', 'text'),
        action: { label: promo.actionLabel, link: library.pathOf(partner) },
        partner: partner.name,
        logo: library.logoOf(partner.logo),
        pictures: library.picturesOf(partner, ['card', 'wide']),
      },
    };
  },
  parent: ({ group: slug }, library) => ({
    name: library.named('service-groups', slug).name,
    path: `${routes.home}#${slug}`,
  }),
  card({ hero, group: slug }, library) {
    const { name, phase } = library.named('service-groups', slug);
    return { title: hero.title, label: name, phase };
  },
});
