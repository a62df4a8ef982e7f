/** @jest-environment node */
import { day, link, order, slug } from '../../src/content/fields';
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

describe('a day', () => {
  it.each(['2026-11-22', '2028-02-29', '1999-12-31'])('may be %s', (value) => {
    expect(complaints(day('Day'), value)).toEqual([]);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '26-11-22', '2026-1-2', '22 November 2026'])(
    'may not be %s',
    (value) => {
      expect(complaints(day('Day'), value)).toEqual([
        'must be a day of the calendar, like "2026-11-22"',
      ]);
    },
  );
});

describe('an order', () => {
  it.each([0, 10, 1000])('may be %d', (value) => {
    expect(complaints(order(), value)).toEqual([]);
  });

  it.each([-1, 1.5, Number.NaN, '10', undefined, null])('may not be %j', (value) => {
    expect(complaints(order(), value)).toHaveLength(1);
  });
});
