import { readContentIndex } from '../../../../plugins/gatsby-plugin-content-desk/src/admin/readContentIndex';
import { contextOf } from '../../../../plugins/gatsby-plugin-content-desk/src/preview/draftContext';
import {
  pageDataAddress,
  pageOf,
} from '../../../../plugins/gatsby-plugin-content-desk/src/preview/pageOf';
import { collections } from '../../../../src/content/kinds';

const index = readContentIndex(process.cwd(), false);
const { entries } = contextOf(index, { collection: 'home', content: {}, problems: [] });

describe('pageOf', () => {
  test.each(collections.map(({ name }) => name))('knows a page that shows %s', (name) => {
    const content = entries.find(({ collection }) => collection === name)?.content ?? {};
    const page = pageOf(name, content, entries);
    expect(page?.path).toMatch(/^\//);
    expect(page?.at.length).toBeGreaterThan(0);
  });

  test('shows an entry on its own page, and a new one on a page of its kind', () => {
    expect(pageOf('services', { slug: 'risk' }, entries)?.path).toBe('/risk');
    const other = pageOf('services', { slug: 'brand-new' }, entries);
    expect(other?.page).toBe('templates/ServicePage');
    expect(other?.path).not.toBe('/brand-new');
  });

  test.each([
    ['/', '/page-data/index/page-data.json'],
    ['/risk', '/page-data/risk/page-data.json'],
    ['/terms & conditions', '/page-data/terms%20&%20conditions/page-data.json'],
  ])('finds the data of %s', (path, address) => {
    expect(pageDataAddress(path)).toBe(address);
  });
});
