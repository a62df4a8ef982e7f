/** @jest-environment node */
import type { Entry, NodeEntry } from '../../src/content/entries';
import type { Content, KindName } from '../../src/content/kinds';
import { canonicalPaths, type SitePage, sitePages } from '../../src/content/sitePages';
import { entryOf } from '../support/entries';

const node = (entry: Entry, id = 'node-1'): NodeEntry => ({ ...entry, id });

/** What the pages of every site are made of. */
const site = node(entryOf('site'), 'site');
const markets = node(entryOf('case-study-groups', { slug: 'markets', name: 'Markets' }), 'markets');

const isIndex = ({ component }: SitePage) => component === 'templates/SuccessPage';

const pagesOf = <K extends KindName>(kind: K, changes: Partial<Content<K>>) =>
  sitePages([site, markets, node(entryOf(kind, changes))]).filter((page) => !isIndex(page));

describe('sitePages', () => {
  it('gives an entry a page at its slug', () => {
    expect(pagesOf('services', { slug: 'risk' }).map(({ path }) => path)).toEqual(['/risk']);
  });

  it.each<[KindName, string]>([
    ['services', 'templates/ServicePage'],
    ['partners', 'templates/PartnerPage'],
    ['legal', 'templates/LegalPage'],
    ['case-studies', 'templates/CaseStudyPage'],
  ])('shows an entry of the kind %s by %s', (kind, component) => {
    expect(pagesOf(kind, {})[0]?.component).toBe(component);
  });

  it('gives no page to entries of other kinds, and none to files whose page Gatsby makes', () => {
    expect(pagesOf('service-groups', {})).toEqual([]);
    expect(pagesOf('about', {})).toEqual([]);
  });

  it('hands the template the entry’s id', () => {
    expect(pagesOf('services', {})[0]?.context).toMatchObject({ id: 'node-1' });
  });

  it('names the address as the right one, encoded, and leaves the path as the router knows it', () => {
    const [page] = pagesOf('legal', { slug: 'terms & conditions' });
    expect(page).toMatchObject({
      path: '/terms & conditions',
      context: { canonicalPath: '/terms%20&%20conditions' },
    });
  });

  it('shows the same case study at a second spelling, which names the first as the right one', () => {
    const menu = { items: [{ label: 'FMCG', href: '/FMCG' }], index: null };
    const story = { slug: 'FMCG', name: 'FMCG', group: 'markets', otherSpellings: ['fmcg'] };
    expect(pagesOf('case-studies', story)).toEqual(
      ['/FMCG', '/fmcg'].map((path) => ({
        path,
        component: 'templates/CaseStudyPage',
        context: { id: 'node-1', canonicalPath: '/FMCG', menu },
      })),
    );
  });

  it('gives the index and nothing else for no entries', () => {
    expect(sitePages([site])).toEqual([
      {
        path: '/success',
        component: 'templates/SuccessPage',
        context: {
          group: null,
          number: 1,
          pageCounts: {},
          stories: [],
          canonicalPath: '/success',
        },
      },
    ]);
  });

  it('continues a long group on further pages, each its own right address', () => {
    const stories = Array.from({ length: 21 }, (_none, order) => {
      const changes = { slug: `story-${order}`, order, group: 'markets', otherSpellings: [] };
      return node(entryOf('case-studies', changes), String(order));
    });
    const further = sitePages([site, markets, ...stories]).filter(
      ({ component }) => component === 'templates/CaseStudyListPage',
    );
    expect(further).toEqual([
      {
        path: '/success/markets/2',
        component: 'templates/CaseStudyListPage',
        context: {
          group: 'markets',
          number: 2,
          pageCounts: { markets: 2 },
          stories: ['20'],
          canonicalPath: '/success/markets/2',
        },
      },
    ]);
  });
});

describe('canonicalPaths', () => {
  it('lists each page under its one right address', () => {
    const context = (slug: string) => ({ id: slug, canonicalPath: `/${slug}` });
    expect(
      canonicalPaths([
        { path: '/', pageContext: {} },
        { path: '/about', pageContext: {} },
        { path: '/FMCG', pageContext: context('FMCG') },
        { path: '/fmcg', pageContext: context('FMCG') },
        { path: '/terms & conditions', pageContext: context('terms%20&%20conditions') },
      ]),
    ).toEqual(['/', '/about', '/FMCG', '/terms%20&%20conditions']);
  });

  it.each(['/404', '/404.html', '/dev-404-page', '/admin'])('leaves %s out', (path) => {
    expect(canonicalPaths([{ path, pageContext: {} }])).toEqual([]);
  });

  it('bears pages without a context', () => {
    expect(canonicalPaths([{ path: '/odd', pageContext: null }])).toEqual([]);
  });
});
