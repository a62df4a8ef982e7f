/** @jest-environment node */
import {
  hrefOf,
  linkTarget,
  mailLink,
  namedPath,
  pagePath,
  phoneLink,
} from '../../../src/content/text/addresses';

const functions = { hrefOf, linkTarget, namedPath, pagePath, phoneLink };

it.each<[keyof typeof functions, string, string | undefined]>([
  ['pagePath', 'terms & conditions', '/terms & conditions'],
  ['hrefOf', '/terms & conditions', '/terms%20&%20conditions'],
  ['namedPath', '/terms%20%26%20conditions', '/terms & conditions'],
  ['namedPath', '/contact?subject=a%3Fb#c', '/contact'],
  ['namedPath', '#part', '#part'],
  ['namedPath', '/contact%zz', undefined],
  ['namedPath', '/contact?a=%', undefined],
  ['namedPath', '/contact#%E0%A4%A', undefined],
  ['linkTarget', 'privacy-policy', '/privacy-policy'],
  ['linkTarget', 'terms & conditions', '/terms%20&%20conditions'],
  ['linkTarget', '/terms%20& conditions#a', '/terms%20&%20conditions#a'],
  ['linkTarget', '#sharing', '#sharing'],
  ['linkTarget', 'mailto:desk@company.example', 'mailto:desk@company.example'],
  ['phoneLink', '+971 4 000 0000', 'tel:+97140000000'],
  ['phoneLink', '(04) 000-0000', 'tel:040000000'],
])('%s of "%s" is %s', (name, given, expected) => {
  expect(functions[name](given)).toBe(expected);
});

it('a mail link has the subject encoded', () => {
  const { href, searchParams } = new URL(mailLink('desk@company.example', 'Q & A: 100%?'));
  expect(href).toMatch(/^mailto:desk@company\.example\?subject=Q%20/);
  expect(searchParams.get('subject')).toBe('Q & A: 100%?');
});
