/** `data/partners/*.yaml`, one file per partner product. Specification 1, 2. */
import { routes } from '../../routes';
import { group, list, order, paragraph, slug, text, webAddress } from '../model/fields';
import { defineKind } from '../model/kind';
import { logo, picture } from '../model/pictureFields';
import { glyphCard, publication, seo } from '../model/sharedFields';
import { definePage } from '../views/definePage';
import { pick } from '../views/viewParts';

export const partner = defineKind({
  name: 'partners',
  label: 'Partners',
  about: 'One file per partner product, each with a page of its own.',
  folder: 'data/partners',
  schema: group('Partner', {
    slug: slug(),
    ...publication(),
    order: order(),
    name: text('Name', { hint: 'In menus and logos.', example: 'Press Room', max: 40 }),
    website: webAddress('Website', {
      hint: 'The full https:// address of the partner’s site: both buttons of the page lead there.',
      example: 'https://www.partner.com/',
    }),
    logo: logo({
      hint: 'On the About page, and on the pages of services that recommend the partner.',
    }),
    seo: seo(),
    hero: group('Hero', {
      title: text('Title', { max: 80 }),
      text: paragraph('Text', { max: 400 }),
      actionLabel: text('Button text', { hint: 'Leads to the partner’s website.', max: 40 }),
    }),
    features: group('Features', {
      heading: text('Heading', { max: 60 }),
      cards: list('Cards', glyphCard('Card', { fixedBy: '1' }), { length: 4 }),
    }),
    closing: group('Closing', {
      text: paragraph('Line', { max: 160 }),
      actionLabel: text('Button text', { max: 40 }),
    }),
    picture: picture(),
  }),

  page: {
    picture: { formats: ['card', 'hero', 'wide'], patternSet: () => 'partner' },
  },
  lists: [{ name: 'partners', inMenu: 'All partner products', href: routes.about }],
});

export const partnerPage = definePage('partners', {
  view(content, library) {
    const { hero, closing, website: link } = content;
    return {
      ...pick(content, 'seo', 'features'),
      hero: { ...pick(hero, 'title', 'text'), action: { label: hero.actionLabel, link } },
      pictures: library.picturesOf(content, ['hero', 'wide']),
      closing: { text: closing.text, action: { label: closing.actionLabel, link } },
    };
  },
  card: ({ hero, name }) => ({ title: hero.title, label: name, phase: 'succeed' }),
});
