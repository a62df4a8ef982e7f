/** @jest-environment node */
import { kindNamed, type KindName } from '../../../src/content/kinds';
import { anchor, link, order, slug } from '../../../src/content/model/fields';
import { logo, picture } from '../../../src/content/model/pictureFields';
import { complaints } from '../../support/complaints';

const fieldOf =
  (kind: KindName, path: string, around: (value: unknown) => object) => (value: unknown) =>
    complaints(kindNamed(kind).schema, around(value), path);

interface FieldCase {
  check: (value: unknown) => string[];
  right: unknown[];
  wrong: unknown[];
  /** Part of every error; any error matches by default. */
  says?: string;
}

const fields: Record<string, FieldCase> = {
  'a slug': {
    check: (value) => complaints(slug(), value),
    right: ['risk', 'FMCG', 'terms & conditions', 'a-b-c'],
    wrong: ['/risk', 'a/b', 'a&b', '-risk', 'a--b', 'a_b', 'a%20b', 'a?b', 'résumé'],
    says: 'may hold only letters, digits, single hyphens and " & ", like "market-campaign"',
  },
  'an anchor': {
    check: (value) => complaints(anchor('sources'), value),
    right: ['your-rights', 'a2'],
    wrong: ['Your-rights', 'your rights', 'a--b', 'ü'],
  },
  // EasyList, EasyList Cookie and Fanboy's Annoyances hide elements with such ids.
  'an anchor that content blockers hide': {
    check: (value) => complaints(anchor('sources'), value),
    right: ['adversity', 'shareholders', 'privacy'],
    wrong: ['ad', 'our-ads', 'cookie-preferences', 'cookiebar', 'sharing', 'newsletter', 'eu-gdpr'],
    says: 'ad blockers hide parts of pages with such a name',
  },
  'the slug of a group, which is an id': {
    check: fieldOf('case-study-groups', 'slug', (own) => ({ slug: own })),
    right: ['markets'],
    wrong: ['sponsors'],
    says: 'ad blockers hide parts of pages with such a name',
  },
  'a link': {
    check: (value) => complaints(link('Link'), value),
    right: ['/contact', '/', '#sharing', 'https://a.example/', 'mailto:{email}', 'tel:+971400'],
    wrong: ['contact', 'http://a.example/', 'javascript:alert(1)', ' /', undefined],
  },
  'an order': {
    check: (value) => complaints(order(), value),
    right: [0, 10, 1000],
    wrong: [-1, 1.5, Number.NaN, '10', undefined, null],
  },
  'the file of a picture': {
    check: (file) => complaints(picture(), { file, alt: 'A desk' }),
    right: ['desk.jpg', 'DESK_2.final.PNG'],
    wrong: ['desk.pdf', '../desk.jpg', 'https://x.example/a.jpg'],
    says: 'must name a .jpg',
  },
  'a logo': {
    check: (value) => complaints(logo(), value),
    right: [
      undefined,
      { file: 'acme.svg', dark: 'acme-on-dark.svg' },
      { file: 'acme.svg', ground: 'light' },
    ],
    wrong: [{ file: 'acme.svg', dark: 'acme-on-dark.svg', ground: 'light' }],
  },
  'the phone number of the company': {
    check: fieldOf('site', 'phone', (phone) => ({ phone })),
    right: ['+971 4 000 0000', '+971 (4) 000-0000'],
    wrong: ['on request', '+971', '+971 4 000 ext 5', '04 000 0000', '+971 (0)4 000 0000'],
  },
  'the link of a social network': {
    check: fieldOf('site', 'social[0].link', (link) => ({ social: [{ link }] })),
    right: [undefined, '', 'https://network.example/company'],
    wrong: ['#', '/', 'http://network.example', 'network.example'],
  },
};

describe.each(Object.entries(fields))('%s', (_name, { check, right, wrong, says = '' }) => {
  it.each(right.map((value) => [value]))('may be %p', (value) => {
    expect(check(value)).toEqual([]);
  });

  it.each(wrong.map((value) => [value]))('may not be %p', (value) => {
    expect(check(value)).toEqual([expect.stringContaining(says)]);
  });
});
