/** `data/case-studies/*.yaml`, one file per case study. Specification 2, 3. */
import {
  draft,
  formerAddresses,
  group,
  list,
  order,
  otherSpellings,
  paragraph,
  reference,
  slug,
  text,
} from '../fields';
import { type ContentOf, defineKind } from '../kind';
import { action, illustrative, picture, seo } from '../sharedFields';
import { caseStudyGroup } from './caseStudyGroup';
import { service } from './service';
import { success } from './success';

const twoBullets = (label: string) => list(label, paragraph('Bullet', { max: 220 }), { length: 2 });

export const caseStudy = defineKind({
  name: 'case-studies',
  label: 'Case studies',
  about: 'One file per success story, each with a page of its own.',
  typeName: 'CaseStudy',
  singular: 'case study',
  folder: 'data/case-studies',
  schema: group('Case study', {
    slug: slug(),
    otherSpellings: otherSpellings(),
    formerAddresses: formerAddresses(),
    draft: draft(),
    illustrative: illustrative(),
    group: reference('Group', caseStudyGroup, {
      hint: 'markets or industries.',
      example: 'markets',
    }),
    order: order(),
    name: text('Name', { hint: 'Heading, menu and card.', example: 'Airlines', max: 40 }),
    seo: seo(),
    summary: paragraph('Client summary', {
      hint: 'One sentence about the client and the task.',
      max: 240,
    }),
    action: action('First button'),
    challenges: twoBullets('Client challenges'),
    solutions: twoBullets('Services and solutions provided'),
    results: twoBullets('Results and impact'),
    services: list('Services used', reference('Service', service, { example: 'risk' }), {
      hint: 'Slugs of the services that the story used; the page links to them.',
    }),
    closing: group('Closing', {
      text: text('Question', { hint: 'Beside the last button.', max: 90 }),
      action: action('Last button'),
    }),
    picture: picture(),
  }),

  page: {
    component: 'templates/CaseStudyPage',
    describes: 'Article',
    picture: { formats: ['card', 'wide'], patterns: () => 'case-study' },
    card: ({ name }, library) => ({
      title: name,
      label: library.the(success).title,
      phase: 'succeed',
    }),
    listing: {
      groups: caseStudyGroup,
      index: success,
      furtherPages: 'templates/CaseStudyListPage',
    },
  },
  lists: [{ name: 'case-studies', counted: 'Number of success stories' }],
});

export type CaseStudy = ContentOf<typeof caseStudy>;
