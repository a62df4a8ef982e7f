import { pageDataAddress } from '../../../../plugins/gatsby-plugin-content-admin/src/preview/loadPage';
import { pageOf } from '../../../../plugins/gatsby-plugin-content-admin/src/preview/pageOf';
import { readEntries } from '../../../../plugins/gatsby-plugin-content-admin/src/preview/siteContent';
import { partlyEntry } from '../../../../plugins/gatsby-plugin-content-check/src/check/walk';
import { kindNamed, kinds } from '../../../../src/content/kinds';
import { originals } from '../../../support/contentCheck';

const entries = readEntries(originals);

const pageOfService = (slug: string) =>
  pageOf(partlyEntry(kindNamed('services'), { slug }), entries);

const shown = kinds.filter(({ isOptional }) => !isOptional);
test.each(shown.map((kind) => [kind.name, kind] as const))(
  'knows a page that shows %s',
  (name, kind) => {
    const entry = entries.find((one) => one.kind === name) ?? partlyEntry(kind, {});
    const page = pageOf(entry, entries);
    expect(page?.path).toMatch(/^\//);
    expect(page?.at.length).toBeGreaterThan(0);
  },
);

test('shows an entry on its own page, and a new one on a page of its kind', () => {
  expect(pageOfService('risk')?.path).toBe('/risk');
  const other = pageOfService('brand-new');
  expect(other?.component).toBe('templates/ServicePage');
  expect(other?.path).not.toBe('/brand-new');
});

test('shows a translation on the page of its language', () => {
  const translated = entries.map((entry) => ({ ...entry, language: 'ar' }));
  const shown = (kind: 'home' | 'services', content: object) =>
    pageOf(partlyEntry(kindNamed(kind), content, 'ar'), translated)?.path;
  expect([shown('services', { slug: 'risk' }), shown('home', {})]).toEqual(['/ar/risk', '/ar']);
});

test.each([
  ['/', '/page-data/index/page-data.json'],
  ['/risk', '/page-data/risk/page-data.json'],
  ['/terms & conditions', '/page-data/terms%20&%20conditions/page-data.json'],
])('finds the data of %s', (path, address) => {
  expect(pageDataAddress(path)).toBe(address);
});
