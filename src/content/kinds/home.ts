/** `data/pages/home.yaml`: the text of the home page. Specification 2, "Home". */
import { routes } from '../../routes';
import {
  exactlyOneOf,
  group,
  list,
  optionalChoice,
  optionalGroup,
  optionalParagraph,
  optionalText,
  optionalWebAddress,
  paragraph,
  text,
} from '../model/fields';
import { defineKind, type Kind, listChoices } from '../model/kind';
import { logo } from '../model/pictureFields';
import { action, glyphCard, hero, illustrative, seo, titledText } from '../model/sharedFields';
import { definePage } from '../views/definePage';
import { compareLink, groupsOfServices } from '../views/serviceParts';
import type { ViewLibrary } from '../views/viewLibrary';
import { pick } from '../views/viewParts';
import { leadSection } from './forms';
import type { Content } from './index';

const phases = group('Phases', {
  label: text('Name of the section', { hint: 'Said by screen readers.', max: 60 }),
  items: list('Panels', titledText('Panel', { title: 30, text: 140 }), { length: 3 }),
});

const which = optionalGroup(
  'Which service',
  {
    heading: text('Heading', { max: 60 }),
    text: optionalParagraph('Text', { max: 160 }),
  },
  { hint: 'Above the cards: the need of each service, as a question that leads to it.' },
);

const fact = (listed: readonly Kind[]) =>
  group('Fact', {
    counts: optionalChoice('Counts', listChoices(listed, 'counted'), {
      hint: 'The number is counted from the content.',
    }),
    value: optionalText('Value', {
      hint: 'In the place of a count: years of work, languages read, projects.',
      fixedBy: '9',
      max: 12,
      translation: 'shared',
    }),
    label: text('Label', { max: 60 }),
  }).test(exactlyOneOf('counts', 'value'));

const special = (listed: readonly Kind[]) =>
  group('What makes us special', {
    illustrative: illustrative(),
    heading: text('Heading', { max: 60, fixedBy: '2' }),
    statement: paragraph('Statement', { max: 240 }),
    text: paragraph('Text'),
    action: action(),
    facts: list('Facts', fact(listed), { length: 4 }),
  });

const unique = group('Uniqueness', {
  illustrative: illustrative(),
  heading: text('Heading', { max: 60 }),
  cards: list('Flip cards', glyphCard('Flip card'), { length: 6 }),
  turn: text('Turn', {
    hint: 'Name of the button on the front; the card’s title follows.',
    max: 40,
  }),
  turnBack: text('Turn back', {
    hint: 'Name of the button on the back; the card’s title follows.',
    max: 40,
  }),
  action: action(),
});

const client = group('Client', {
  name: text('Name', { hint: 'Said to people who cannot see the logo.', max: 40 }),
  logo: logo(),
  mark: optionalChoice(
    'Mark',
    {
      arc: 'Arcs',
      bolt: 'Zigzag',
      cross: 'Cross',
      hive: 'Hexagon',
      orbit: 'Ring',
      stack: 'Stripes',
      tile: 'Squares',
      wave: 'Waves',
    },
    { hint: 'A drawing that stands beside the name until there is a logo.' },
  ),
  illustrative: illustrative(),
  link: optionalWebAddress('Link', {
    hint: 'The client’s site. Without it the logo leads nowhere.',
  }),
}).test(exactlyOneOf('logo', 'mark'));

const trusted = group('They Trusted Us', {
  heading: text('Heading', { max: 60, fixedBy: '2' }),
  illustrative: illustrative(),
  text: optionalParagraph('Text', {
    hint: 'Below the heading, while kinds of clients stand in for names.',
    max: 160,
  }),
  controls: group('Buttons', {
    previous: text('Previous', {
      hint: 'Names of the buttons that move the logos; said by screen readers.',
      max: 40,
    }),
    next: text('Next', { max: 40 }),
    pause: text('Pause', { max: 40 }),
    play: text('Play', { max: 40 }),
  }),
  logos: list('Logos', client),
});

/** @param listed the kinds whose lists a fact can count */
export const home = (listed: readonly Kind[]) =>
  defineKind({
    name: 'home',
    about: 'The texts of /.',
    file: 'data/pages/home.yaml',
    schema: group('Home page', {
      illustrative: illustrative(),
      seo: seo(),
      hero: hero({ hint: 'Set on one line per word.', max: 40, fixedBy: '2' }),
      what: group('What we do', {
        heading: text('Heading', { max: 60 }),
        statement: paragraph('Statement', { max: 240 }),
        text: paragraph('Text'),
        action: action(),
      }),
      phases,
      which,
      offers: group('Services and solutions', { heading: text('Heading', { max: 60 }) }),
      special: special(listed),
      unique,
      trusted,
      lead: group('Get in Touch', {
        illustrative: illustrative(),
        heading: text('Heading', { max: 40, fixedBy: '2' }),
        text: paragraph('Text', { max: 200 }),
      }),
    }),

    page: {
      path: routes.home,
      cardPattern: { pattern: 'pearl-3', tone: 'L1' },
      anchors: (_home, slugsOf) => slugsOf('service-groups'),
    },
  });

/** The most dots beside a fact, one for each thing counted: nobody could tell more apart. A year has none. */
const MOST_DOTS = 60;

const namesOfServices = (library: ViewLibrary) =>
  groupsOfServices(library).flatMap(({ services }) => services.map(({ name }) => name));

/** The needs of all services as questions, each leading to its service. */
const needs = (library: ViewLibrary) =>
  groupsOfServices(library)
    .flatMap(({ services }) => services)
    .flatMap((service) =>
      service.need
        ? [{ ...pick(service.need, 'question', 'inHand'), path: library.pathOf(service) }]
        : [],
    );

/** The groups with the cards of their services. */
const offeredGroups = (library: ViewLibrary) =>
  groupsOfServices(library).map(({ group, services }) => ({
    ...pick(group, 'slug', 'name', 'tagline', 'phase'),
    services: services.map((service, index) => ({
      ...pick(service, 'name', 'cardText'),
      path: library.pathOf(service),
      // The first card may be a poster.
      pictures: library.picturesOf(service, index === 0 ? ['card', 'hero'] : ['card']),
    })),
  }));

type Fact = Content<'home'>['special']['facts'][number];

/** A fact with its number as it is shown, and a dot for each thing counted. */
function countedFact({ counts, value = '', label }: Fact, library: ViewLibrary) {
  const stated = Number.parseInt(value.replaceAll(',', ''), 10) || 0;
  // Counted in the main language, so that draft translations change nothing.
  const count = counts ? library.languages[0]?.list(counts).entries.length : undefined;
  return {
    counts,
    label,
    number: String(count ?? value),
    dots: Math.min(MOST_DOTS, count ?? (stated > MOST_DOTS ? 0 : stated)),
  };
}

export const homePage = definePage('home', {
  view: (content, library) => ({
    ...pick(content, 'hero', 'what', 'phases', 'unique'),
    seo: { ...content.seo, knowsAbout: namesOfServices(library) },
    bookingLink: library.the('contact').bookingLink,
    which: content.which && {
      ...content.which,
      needs: needs(library),
      compare: compareLink(library),
    },
    offers: { heading: content.offers.heading, groups: offeredGroups(library) },
    special: {
      ...content.special,
      facts: content.special.facts.map((fact) => countedFact(fact, library)),
      pictures: library.picturesOf(library.the('about'), ['hero', 'wide']),
    },
    trusted: {
      ...content.trusted,
      logos: content.trusted.logos.map((client) => ({
        ...pick(client, 'name', 'mark', 'link'),
        logo: library.logoOf(client.logo),
      })),
    },
    lead: leadSection(library),
  }),
  card: ({ hero, seo: { title } }) => ({ title: hero.title, label: title, phase: 'listen' }),
});
