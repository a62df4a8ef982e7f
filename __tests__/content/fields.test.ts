/** @jest-environment node */
import {
  choice,
  group,
  link,
  list,
  optionalGroup,
  optionalParagraph,
  optionalText,
  order,
  paragraph,
  reference,
  slug,
  text,
} from '../../src/content/fields';
import { service } from '../../src/content/kinds/service';
import { complaints } from '../support/complaints';

const options = { max: 5 };

describe.each([
  ['text', text('Field', options)],
  ['paragraph', paragraph('Field', options)],
])('a %s', (_name, schema) => {
  it('may be as long as its limit', () => {
    expect(complaints(schema, 'words')).toEqual([]);
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['null', null],
    ['longer', 'longer'],
    ['a number', 5],
  ])('may not be %s', (_fault, value) => {
    expect(complaints(schema, value)).toHaveLength(1);
  });
});

describe.each([
  ['text', optionalText('Field', options)],
  ['paragraph', optionalParagraph('Field', options)],
])('an optional %s', (_name, schema) => {
  it('may be left out', () => {
    expect(complaints(schema, undefined)).toEqual([]);
  });

  it('keeps to its limit', () => {
    expect(complaints(schema, 'longer')).toHaveLength(1);
  });
});

describe('a slug', () => {
  it.each(['risk', 'market-campaign', 'FMCG', 'terms & conditions', '5g', 'a-b-c'])(
    'may be "%s"',
    (value) => {
      expect(complaints(slug(), value)).toEqual([]);
    },
  );

  it.each([
    '/risk',
    'risk/',
    'a/b',
    'a b',
    'a&b',
    ' risk',
    'risk ',
    '-risk',
    'risk-',
    'a--b',
    'a_b',
    'a.b',
    'a%20b',
    'a?b',
    'a#b',
    '..',
    'résumé',
  ])('may not be "%s"', (value) => {
    expect(complaints(slug(), value)).toEqual([
      'may hold only letters, digits, single hyphens and " & ", like "market-campaign"',
    ]);
  });

  it('may not be missing', () => {
    expect(complaints(slug(), undefined)).not.toEqual([]);
  });
});

describe('a link', () => {
  const schema = link('Link');

  it.each([
    '/contact',
    '/',
    '#sharing',
    'https://partner.example/',
    'mailto:{email}',
    'tel:+97140000000',
  ])('may be %s', (value) => {
    expect(complaints(schema, value)).toEqual([]);
  });

  it.each([
    'contact',
    'http://partner.example/',
    'javascript:alert(1)',
    'www.partner.example',
    ' /',
  ])('may not be "%s"', (value) => {
    expect(complaints(schema, value)).toHaveLength(1);
  });

  it('may not be missing', () => {
    expect(complaints(schema, undefined)).not.toEqual([]);
  });
});

describe('an order', () => {
  it.each([0, 10, 1000])('may be %d', (value) => {
    expect(complaints(order(), value)).toEqual([]);
  });

  it.each([-1, 1.5, Number.NaN, '10', undefined, null])('may not be %j', (value) => {
    expect(complaints(order(), value)).toHaveLength(1);
  });
});

describe('a choice', () => {
  const schema = choice('Choice', { a: 'The first', b: 'The second' });

  it('may be a value of its list', () => {
    expect(complaints(schema, 'b')).toEqual([]);
  });

  it('may be left out where it is not required', () => {
    expect(complaints(schema.optional(), undefined)).toEqual([]);
  });

  it.each(['c', 'A', '', 'toString'])('may not be "%s"', (value) => {
    expect(complaints(schema, value)).not.toEqual([]);
  });
});

it('a reference says which entries it names', () => {
  expect(reference('Service', service).describe().meta?.ref?.name).toBe('services');
});

describe('a list', () => {
  const item = text('Item');

  it.each([
    ['exactly two items', { length: 2 }, 2, [1, 3]],
    ['one item or more', {}, 1, [0]],
    ['at least three items', { min: 3 }, 3, [2]],
    ['at most five items', { min: 3, max: 5 }, 5, [6]],
  ])('that holds %s accepts no other number', (_size, size, right, wrong) => {
    const schema = list('List', item, size);
    const isAccepted = (length: number) =>
      complaints(
        schema,
        Array.from({ length }, () => 'item'),
      ).length === 0;
    expect([right, ...wrong].map(isAccepted)).toEqual([true, ...wrong.map(() => false)]);
  });

  it('names the item that is wrong', () => {
    expect(complaints(list('List', item), ['one', ''])).toHaveLength(1);
  });

  it('may not be missing', () => {
    expect(complaints(list('List', item), undefined)).not.toEqual([]);
  });
});

describe('a group', () => {
  const fields = { title: text('Title'), note: optionalText('Note') };

  it('holds its fields', () => {
    expect(complaints(group('Group', fields), { title: 'x', note: 'y' })).toEqual([]);
  });

  it.each([
    ['a field that it does not know', { title: 'x', tilte: 'y' }],
    ['a missing field', { note: 'y' }],
    ['a text', 'x'],
    ['nothing', undefined],
  ])('refuses %s', (_fault, value) => {
    expect(complaints(group('Group', fields), value)).not.toEqual([]);
  });

  it('may be left out where it is optional', () => {
    expect(complaints(optionalGroup('Group', fields), undefined)).toEqual([]);
  });

  it('is checked where it is optional but there', () => {
    expect(complaints(optionalGroup('Group', fields), {})).not.toEqual([]);
  });
});
