/** `data/case-studies/*.yaml`, one file per case study. Specification 2, 3. */
import {
  group,
  list,
  optionalGroup,
  optionalList,
  optionalText,
  order,
  otherSpellings,
  paragraph,
  reference,
  slug,
  text,
} from '../model/fields';
import { defineKind } from '../model/kind';
import { picture } from '../model/pictureFields';
import { action, illustrative, publication, seo } from '../model/sharedFields';
import { indexCard, indexPage, sharesCard } from '../views/caseStudies';
import { caseStudyMenu } from '../views/caseStudyLists';
import { definePage } from '../views/definePage';
import { labelled, pick } from '../views/viewParts';
import { caseStudyGroup } from './caseStudyGroup';
import { service } from './service';

const twoBullets = (label: string) => list(label, paragraph('Bullet', { max: 220 }), { length: 2 });

const figure = group('Figure', {
  value: text('Value', {
    hint: 'Set big.',
    example: '7 in 10',
    max: 16,
  }),
  label: text('What it counts', {
    hint: 'A value that counts nothing proves nothing.',
    example: 'people who shared the rumour and later shared the correction',
    max: 90,
  }),
  period: text('Over what time', { example: 'from March to May 2031', max: 60 }),
});

export const caseStudy = defineKind({
  name: 'case-studies',
  label: 'Case studies',
  about: 'One file per success story, each with a page of its own.',
  folder: 'data/case-studies',
  schema: group('Case study', {
    slug: slug(),
    otherSpellings: otherSpellings(),
    ...publication(),
    group: reference('Group', caseStudyGroup, {
      hint: 'Where the menu lists the story.',
      example: 'markets',
    }),
    order: order(),
    name: text('Name', { hint: 'Heading, menu and card.', example: 'Airlines', max: 40 }),
    headline: text('Headline', {
      hint: 'The turn of the story in one sentence: under the name and on the card.',
      max: 110,
    }),
    seo: seo(),
    summary: paragraph('Client summary', {
      hint: 'One sentence about the client and the task.',
      max: 240,
    }),
    action: action('First button'),
    client: optionalGroup(
      'The client in figures',
      {
        illustrative: illustrative(),
        sector: optionalText('Sector', { example: 'Low-cost airline', max: 60 }),
        size: optionalText('Size', { example: '40 aircraft, 3,000 people', max: 60 }),
        market: optionalText('Market', { example: 'Gulf and South Asia', max: 60 }),
        year: optionalText('Year', { example: '2031', max: 30 }),
      },
      { hint: 'Also where the client is not named. What is left out is not shown.' },
    ),
    figures: optionalList('Figures', figure, {
      hint: 'What the client measured, the strongest first: three are read, more are not.',
      max: 3,
      isPaired: true,
    }),
    challenges: twoBullets('Client challenges'),
    solutions: twoBullets('Services and solutions provided'),
    results: twoBullets('Results and impact'),
    quote: optionalGroup(
      'Quotation',
      {
        words: paragraph('Words', {
          hint: 'Without quotation marks.',
          max: 280,
        }),
        name: text('Name', { hint: 'Who said it. Ask before you publish.', max: 60 }),
        role: text('Role', {
          hint: 'What the person does, and where.',
          example: 'Head of Communications, Sample Airline',
          max: 80,
        }),
      },
      { hint: 'What the client says of the work, in the client’s own words.' },
    ),
    services: list('Services used', reference('Service', service, { example: 'risk' }), {
      hint: 'The services that the story used; the page links to them.',
    }),
    closing: group('Closing', {
      text: text('Question', { hint: 'Beside the last button.', max: 90 }),
      action: action('Last button'),
    }),
    picture: picture(),
  }),

  page: {
    describes: 'WebPage',
    picture: { formats: ['card', 'wide'], patternSet: () => 'case-study' },
  },
  lists: [{ name: 'case-studies', counted: 'Number of success stories' }],
});

export const caseStudyPage = definePage('case-studies', {
  view(content, library) {
    const group = library.bySlug('case-study-groups', content.group);
    const labels = library.the('success').caseLabels;
    const { menu, previous, next, client } = labels;
    return {
      seo: {
        ...content.seo,
        name: content.name,
        // The title names the market for search results; a reader of a network wants the news.
        shareTitle: content.headline,
      },
      menu: {
        heading: group.name,
        labels: { menu: `${menu} ${group.name}`, previous, next },
        items: caseStudyMenu(content, library),
      },
      caseStudy: {
        ...pick(
          content,
          'name',
          'headline',
          'summary',
          'action',
          'figures',
          'challenges',
          'solutions',
          'results',
          'quote',
          'closing',
        ),
        client: labelled(client, content.client),
        pictures: library.picturesOf(content, ['wide']),
        services: library.bySlugs('services', content.services).map((used) => library.linkTo(used)),
      },
      labels: pick(labels, 'challenges', 'solutions', 'results', 'services'),
    };
  },
  parent: (_story, library) => indexPage(library),
  card: (story, library) =>
    sharesCard(story, library)
      ? indexCard(library)
      : { title: story.headline, label: story.name, phase: 'succeed' },
});
