/** `data/services/*.yaml`, one file per service. Specification 1, 2. */
import { routes, sectionIds } from '../../routes';
import {
  anchor,
  eachOnce,
  group,
  list,
  optionalChoice,
  optionalGroup,
  optionalList,
  optionalParagraph,
  optionalText,
  optionalYesNo,
  order,
  paragraph,
  reference,
  slug,
  text,
} from '../model/fields';
import { defineKind } from '../model/kind';
import { picture, sample } from '../model/pictureFields';
import {
  glyphNames,
  hero,
  illustrative,
  publication,
  seo,
  titledText,
} from '../model/sharedFields';
import { pathIn } from '../text/languages';
import { relatedCaseStudies } from '../views/caseStudies';
import { definePage } from '../views/definePage';
import { compareLink, glanceOf } from '../views/serviceParts';
import { pick } from '../views/viewParts';
import { leadSection } from './forms';
import { inventedExample } from './inventedExample';
import { serviceGroup } from './serviceGroup';

/**
 * The groups that code knows. Their files could not say this: the schemas offer the lists as choices before any file is
 * read, and a picture is chosen by the service's file alone. A further group needs a line here, if a menu is to list
 * its services; without one it has the drawings of listening.
 */
const knownGroups = [
  { slug: 'listening', services: 'listening services', patternSet: 'listening' },
  { slug: 'responsive', services: 'responsive solutions', patternSet: 'responsive' },
] as const;

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
    need: optionalGroup(
      'Need',
      {
        illustrative: illustrative(),
        question: text('Question', {
          hint: 'In a buyer’s words.',
          example: 'Did our campaign change what people say?',
          max: 70,
        }),
        inHand: text('You get', {
          hint: 'What the client then has in hand.',
          example: 'A dashboard and a monthly report',
          max: 90,
        }),
      },
      {
        hint: 'Leads to the service from the questions on the home page, and from the comparison on the contact page. Without it the service does not stand there.',
      },
    ),
    seo: seo(),
    hero: hero({ hint: 'The page’s heading.', max: 80, fixedBy: '2' }),
    crisisLine: optionalYesNo('Crisis line', {
      hint: 'true shows the number for a crisis beside the button.',
    }),
    glance: optionalGroup(
      'At a glance',
      {
        illustrative: illustrative(),
        chargedBy: optionalText('How it is charged', { example: 'A fixed monthly fee', max: 60 }),
        firstResult: optionalText('First result', { example: 'After two weeks', max: 60 }),
        languages: optionalText('Languages', {
          hint: 'Instead of those of its group.',
          example: 'Arabic, English, Urdu',
          max: 90,
        }),
      },
      {
        hint: 'What a buyer asks first: below the top of the page, before what one gets, and in the comparison of all services. What is left out is not shown.',
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
            glyph: optionalChoice('Glyph', glyphNames, {
              hint: 'The drawing above the title; listening services have none.',
            }),
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
    firstHours: optionalGroup(
      'First hours',
      {
        illustrative: illustrative(),
        heading: text('Heading', { max: 60 }),
        text: optionalParagraph('Text', { max: 240 }),
        steps: list('Steps', titledText('Step', { title: 40, text: 420 }), { min: 3, max: 6 }),
      },
      { hint: 'What a client does and what follows, step by step, when there is no time to lose.' },
    ),
    showsMethod: optionalYesNo('Method', {
      hint: 'true shows the method of the group, and what its grades of certainty mean.',
    }),
    sample: sample(),
    example: inventedExample(),
    goesWith: optionalList(
      'Goes well with',
      // The kind itself is only being defined.
      reference('Service', { name: 'services', singular: 'service', folder: 'data/services' }),
      { max: 4, hint: 'Services that clients often take together with this one.' },
    ),
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
      patternSet: ({ group: groupSlug }) =>
        knownGroups.find(({ slug: known }) => known === groupSlug)?.patternSet ?? 'listening',
    },
    anchors: ({ questions = [], example, firstHours, showsMethod }) => [
      ...questions.map((question) => question?.anchor),
      example && sectionIds.example,
      firstHours && sectionIds.firstHours,
      showsMethod ? sectionIds.method : undefined,
    ],
  },
  // For menus; `href` shows all of the group's services, on the home page.
  lists: knownGroups.map(({ slug: name, services }) => ({
    name,
    inMenu: `All ${services}`,
    counted: `Number of ${services}`,
    has: (entry) => entry.group === name,
    href: `${routes.home}#${name}`,
  })),
});

export const servicePage = definePage('services', {
  view(content, library) {
    const ownGroup = library.bySlug('service-groups', content.group);
    const { why, how, questions, sample: sampleLabel, goesWith } = ownGroup.labels;
    const { promo } = ownGroup;
    const partner = library.bySlug('partners', promo.partner);
    return {
      ...pick(content, 'hero', 'crisisLine', 'why', 'how', 'example', 'firstHours', 'questions'),
      method: content.showsMethod ? ownGroup.method : undefined,
      // Breadcrumbs end with the page's heading, not with the shorter name.
      seo: { ...content.seo, name: content.hero.title },
      glance: glanceOf(content, ownGroup, library),
      sample: content.sample && {
        label: sampleLabel,
        title: content.sample.title,
        ...library.sampleOf(content.sample),
      },
      pictures: library.picturesOf(content, ['hero', 'wide']),
      group: {
        ...pick(ownGroup, 'name', 'phase', 'cards'),
        href: pathIn(library.language, `${routes.home}#${content.group}`),
        labels: { why, how, questions },
      },
      usedIn: {
        label: library.the('success').caseLabels.usedIn,
        pages: relatedCaseStudies(content.slug, library).map((story) => library.linkTo(story)),
      },
      compare: compareLink(library),
      goesWith: {
        label: goesWith,
        pages: library
          .bySlugs('services', content.goesWith ?? [])
          .map((other) => library.linkTo(other)),
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
  serviceType: ({ group: groupSlug }, library) => library.bySlug('service-groups', groupSlug).name,
  card({ hero, group: groupSlug }, library) {
    const { name, phase } = library.bySlug('service-groups', groupSlug);
    return { title: hero.title, label: name, phase };
  },
});
