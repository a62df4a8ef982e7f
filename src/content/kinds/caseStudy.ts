/** `data/case-studies/*.yaml`, one file per case study, and their two groups. Specification 2, 3. */
import * as yup from 'yup';
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
import { action, picture, seo } from '../sharedFields';

const twoBullets = (label: string) =>
  list(label, paragraph({ label: 'Bullet', max: 220 }), { length: 2 });

export const caseStudySchema = yup
  .object({
    slug: slug(),
    otherSpellings: otherSpellings(),
    formerAddresses: formerAddresses(),
    draft: draft(),
    group: reference('case-study-groups', { label: 'Group', hint: 'markets or industries.' }),
    order: order(),
    name: text({ label: 'Name', hint: 'Heading, menu and card.', example: 'Airlines', max: 40 }),
    seo: seo(),
    summary: paragraph({
      label: 'Client summary',
      hint: 'One sentence about the client and the task.',
      max: 240,
    }),
    action: action('First button'),
    challenges: twoBullets('Client challenges'),
    solutions: twoBullets('Services and solutions provided'),
    results: twoBullets('Results and impact'),
    services: list(
      'Services used',
      reference('services', { label: 'Service' }),
      {},
      {
        hint: 'Slugs of the services that the story used; the page links to them.',
      },
    ),
    closing: group('Closing', {
      text: text({ label: 'Question', hint: 'Beside the last button.', max: 90 }),
      action: action('Last button'),
    }),
    picture: picture(),
  })
  .exact()
  .label('Case study');

export const caseStudyGroupSchema = yup
  .object({
    slug: slug(),
    order: order(),
    name: text({ label: 'Name', example: 'Markets', max: 40 }),
    all: text({
      label: 'Link to all',
      hint: 'Last in the menu beside a case study, once the group is too long to stand there.',
      example: 'All markets',
      max: 40,
    }),
    layout: yup
      .string()
      .oneOf(['squares', 'wide'])
      .required()
      .label('Layout')
      .meta({
        hint: 'How the cards stand on the index.',
        options: { squares: 'Five square cards in a row', wide: 'Two wide cards in a row' },
      }),
  })
  .exact()
  .label('Case study group');

export type CaseStudy = yup.InferType<typeof caseStudySchema>;
export type CaseStudyGroup = yup.InferType<typeof caseStudyGroupSchema>;
