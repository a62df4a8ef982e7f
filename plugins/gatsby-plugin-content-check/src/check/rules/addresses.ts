/** Every address belongs to one page; former addresses redirect to live pages; changed slugs are kept. */
import { kindNamed } from '../../../../../src/content/kinds';
import { hasPages } from '../../../../../src/content/model/kind';
import {
  formerAddressesOf,
  otherSpellingsOf,
  slugOf,
} from '../../../../../src/content/pages/entries';
import { hrefOf, pagePath } from '../../../../../src/content/text/addresses';
import { isLanguage, languageInEnglish } from '../../../../../src/content/text/languageNames';
import { isNamedAfter } from '../fileNames';
import type { ContentFile } from '../readContentFile';
import { singlePages } from '../siteMap';
import type { Rule } from './rule';

const isPage = ({ kind }: ContentFile): boolean => hasPages(kindNamed(kind));

/** Some servers ignore letter case. References name an entry without a page by its kind and slug. */
const claimOf = (file: ContentFile, slug: string): string =>
  isPage(file) ? pagePath(slug).toLowerCase() : `${file.kind}/${slug}`;

const reserved = new Map([
  ['/404', 'the error page'],
  ['/admin', 'the page of the content forms'],
  // Gatsby uses this name for the home page's page data.
  ['/index', 'the home page'],
  ['/api', 'the proxy that the forms post to'],
  ['/icons', 'the icons of the site'],
  ['/dev-404-page', 'the error page of `npm run develop`'],
  ...['page-data', 'share', 'speculation-rules', 'static'].map(
    (name) => [`/${name}`, 'what the build publishes'] as const,
  ),
  ...singlePages.map(({ name, path }) => [path, `the ${name} page`] as const),
]);

/** Names that Windows keeps for devices: no folder of a page can have one. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:$|\.)/i;

/** Reports slugs and former addresses that collide, that cannot be addresses, or that a committed page has lost. */
export const addressRule: Rule = function* (files, { committedSlugs, staticFiles }) {
  const inStatic = staticFiles.map((file) => file.replace(/(?<=^\/[^/]+)\/.*/, '').toLowerCase());
  const claims = new Map([...inStatic.map((path) => [path, 'static/'] as const), ...reserved]);
  const slugs = files.map((file) => ({ file, slug: slugOf(file), path: ['slug'] }));
  const spellings = files.flatMap((file) =>
    otherSpellingsOf(file).map((slug, index) => ({ file, slug, path: ['otherSpellings', index] })),
  );
  const exact = new Set<string>();
  // A slug takes precedence over an alternative spelling of another page.
  for (const { file, slug, path } of [...slugs, ...spellings]) {
    if (slug === undefined) continue;
    const key = claimOf(file, slug);
    const address = isPage(file) ? `The address ${pagePath(slug)}` : `The slug "${slug}"`;
    const holder = claims.get(key) ?? file.file;
    claims.set(key, holder);
    if (isPage(file) && isLanguage(key.slice(1))) {
      const message = `${address} is kept for the pages in ${languageInEnglish(key.slice(1))}.`;
      yield [file, path, { message, expected: 'Give the page a longer slug.' }];
    } else if (holder !== file.file || exact.has(`${key} ${slug}`)) {
      const message = `${address} is taken: ${holder} has it too.`;
      const expected = isNamedAfter(file.file, holder)
        ? 'Delete this file if it is a copy by mistake; otherwise give it a slug of its own.'
        : 'Give one of them another slug. Capital letters make no difference.';
      yield [file, path, { message, expected }];
    }
    if (isPage(file) && DEVICE.test(slug)) {
      const message = `${address} cannot be kept on Windows, which takes "${slug}" for a device.`;
      yield [file, path, { message, expected: 'Give the page a longer slug.' }];
    }
    exact.add(`${key} ${slug}`);
  }
  const pages = files.filter(isPage);
  for (const file of pages) {
    for (const [index, slug] of formerAddressesOf(file).entries()) {
      const holder = claims.get(claimOf(file, slug));
      claims.set(claimOf(file, slug), holder ?? file.file);
      // A copy is already reported at its slug.
      if (holder === undefined || isNamedAfter(file.file, holder)) continue;
      const message = `The address ${pagePath(slug)} cannot lead here: ${holder} has it.`;
      const expected = 'Delete this line. An address leads to one page only.';
      yield [file, ['formerAddresses', index], { message, expected }];
    }
  }
  // The old address of a slug that has changed since the last commit is to be kept.
  for (const file of pages) {
    const former = committedSlugs.get(file.file);
    const slug = slugOf(file);
    if (former === undefined || slug === undefined || claims.has(claimOf(file, former))) continue;
    const message = `The slug was "${former}" at the last commit; links to ${pagePath(former)} will find nothing.`;
    const expected = `Keep the old address: add "${former}" to formerAddresses, and it leads to ${hrefOf(pagePath(slug))}.`;
    yield [file, ['slug'], { message, expected, isAdvice: true }];
  }
};
