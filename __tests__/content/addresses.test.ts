/** @jest-environment node */
import {
  entryHref,
  hrefOf,
  linkTarget,
  mailLink,
  namedPath,
  pagePath,
  phoneLink,
} from '../../src/content/addresses';

describe('the address of a page', () => {
  it.each([
    ['risk', '/risk'],
    ['FMCG', '/FMCG'],
    ['terms & conditions', '/terms & conditions'],
  ])('of the slug "%s" is %s for the router', (slug, path) => {
    expect(pagePath(slug)).toBe(path);
  });

  it('stands in the folder of its kind', () => {
    expect(pagePath('risk', 'insights')).toBe('/insights/risk');
    expect(entryHref('a & b', 'ar', 'insights')).toBe('/ar/insights/a%20&%20b');
  });

  it.each([
    ['/risk', '/risk'],
    ['/terms & conditions', '/terms%20&%20conditions'],
  ])('%s stands in a link as %s', (path, href) => {
    expect(hrefOf(path)).toBe(href);
  });
});

describe('the path that an address names', () => {
  it.each([
    ['/risk', '/risk'],
    ['/terms%20%26%20conditions', '/terms & conditions'],
    ['/terms & conditions', '/terms & conditions'],
    ['/contact?subject=a%3Fb#c', '/contact'],
    ['#part', '#part'],
    ['', ''],
  ])('of %s is %s', (address, path) => {
    expect(namedPath(address)).toBe(path);
  });

  it.each(['/contact%zz', '/contact?a=%', '/contact#%E0%A4%A'])('%s has none', (address) => {
    expect(namedPath(address)).toBeUndefined();
  });
});

describe('a link of the content', () => {
  it.each([
    ['privacy-policy', '/privacy-policy'],
    ['cookies', '/cookies'],
    ['terms & conditions', '/terms%20&%20conditions'],
    ['/terms & conditions', '/terms%20&%20conditions'],
    ['/terms%20&%20conditions', '/terms%20&%20conditions'],
    ['/contact', '/contact'],
    ['/contact?subject=password', '/contact?subject=password'],
    ['/success#markets', '/success#markets'],
    ['/', '/'],
  ])('"%s" leads to %s from every page', (written, target) => {
    expect(linkTarget(written)).toBe(target);
  });

  it.each([
    '#sharing',
    'https://partner.example/',
    'mailto:desk@company.example',
    'tel:+97140000000',
  ])('%s stays as it is', (written) => {
    expect(linkTarget(written)).toBe(written);
  });
});

describe('the link of a phone number', () => {
  it.each([
    ['+971 4 000 0000', 'tel:+97140000000'],
    ['04-000-0000', 'tel:040000000'],
    ['(04) 000 0000', 'tel:040000000'],
  ])('of %s is %s', (phone, href) => {
    expect(phoneLink(phone)).toBe(href);
  });
});

describe('the link of a mail address', () => {
  it('has the subject filled in', () => {
    expect(mailLink('desk@company.example', 'Hello')).toBe(
      'mailto:desk@company.example?subject=Hello',
    );
  });

  it('keeps a subject with spaces and signs in one piece', () => {
    const subject = 'Questions & answers: 100%?';
    const { searchParams } = new URL(mailLink('desk@company.example', subject));
    expect(searchParams.get('subject')).toBe(subject);
  });
});
