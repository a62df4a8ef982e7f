import { pageDataAddress } from '../../../../plugins/gatsby-plugin-content-admin/src/preview/loadPage';
import { pageOf } from '../../../../plugins/gatsby-plugin-content-admin/src/preview/pageOf';
import { readEntries } from '../../../../plugins/gatsby-plugin-content-admin/src/preview/siteContent';
import { partlyEntry } from '../../../../plugins/gatsby-plugin-content-check/src/check/walk';
import { kindNamed, kinds } from '../../../../src/content/kinds';
import { originals } from '../../../support/contentCheck';

const entries = readEntries(originals);

test.each(kinds.filter(({ isOptional }) => !isOptional))(
  'knows a page that shows $name',
  (kind) => {
    const entry = entries.find((one) => one.kind === kind.name) ?? partlyEntry(kind, {});
    const page = pageOf(entry, entries);
    expect(page?.path).toMatch(/^\//);
    expect(page?.at.length).toBeGreaterThan(0);
  },
);

test.each<[kind: 'home' | 'services', content: object, language: string, path: string]>([
  ['services', { slug: 'risk' }, 'en', '/risk'],
  ['services', { slug: 'risk' }, 'ar', '/ar/risk'],
  ['services', { slug: 'brand-new' }, 'en', '/amplification'],
  ['home', {}, 'ar', '/ar'],
])('shows of %s the entry %j in "%s" on %s', (kind, content, language, path) => {
  const published = [...entries, ...entries.map((entry) => ({ ...entry, language: 'ar' }))];
  const page = pageOf(partlyEntry(kindNamed(kind), content, language), published);
  expect(page?.path).toBe(path);
});

test.each([
  ['/', '/page-data/index/page-data.json'],
  ['/risk', '/page-data/risk/page-data.json'],
  ['/terms & conditions', '/page-data/terms%20&%20conditions/page-data.json'],
])('finds the data of %s', (path, address) => {
  expect(pageDataAddress(path)).toBe(address);
});
