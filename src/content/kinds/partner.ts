/** `data/partners/*.yaml`, one file per partner product. Specification 1, 2. */
import * as yup from 'yup';
import { draft, formerAddresses, group, list, order, paragraph, slug, text } from '../fields';
import { glyphCard, picture, seo } from '../sharedFields';

export const partnerSchema = yup
  .object({
    slug: slug(),
    formerAddresses: formerAddresses(),
    draft: draft(),
    order: order(),
    name: text({ label: 'Name', hint: 'In menus and logos.', example: 'HOOTALK', max: 40 }),
    seo: seo(),
    hero: group('Hero', {
      title: text({ label: 'Title', max: 80 }),
      text: paragraph({ label: 'Text', max: 400 }),
      actionLabel: text({
        label: 'Button text',
        hint: 'Leads to the partner’s site of site.yaml.',
        max: 40,
      }),
    }),
    features: group('Features', {
      heading: text({ label: 'Heading', max: 60 }),
      cards: list('Cards', glyphCard(), { length: 4 }),
    }),
    closing: group('Closing', {
      text: paragraph({ label: 'Line', max: 160 }),
      actionLabel: text({ label: 'Button text', max: 40 }),
    }),
    picture: picture(),
  })
  .exact()
  .label('Partner');

export type Partner = yup.InferType<typeof partnerSchema>;
