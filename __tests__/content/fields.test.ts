/** @jest-environment node */
import { link, order, slug } from '../../src/content/fields';
import { complaints } from '../support/complaints';

describe('a slug', () => {
  it.each(['risk', 'FMCG', 'terms & conditions', 'a-b-c'])('may be "%s"', (value) => {
    expect(complaints(slug(), value)).toEqual([]);
  });

  it.each(['/risk', 'a/b', 'a&b', '-risk', 'a--b', 'a_b', 'a%20b', 'a?b', 'résumé'])(
    'may not be "%s"',
    (value) => {
      expect(complaints(slug(), value)).toEqual([
        'may hold only letters, digits, single hyphens and " & ", like "market-campaign"',
      ]);
    },
  );

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
