/** @jest-environment node */
import type { Entry, NodeEntry } from '../../src/content/entries';
import type { Content, KindName } from '../../src/content/kinds';
import { canonicalPages, type SitePage, sitePages } from '../../src/content/sitePages';
import { entryOf } from '../support/entries';

const node = (entry: Entry, id = 'node-1'): NodeEntry => ({ ...entry, id });

/** What the pages of every site are made of. */
const site = node(entryOf('site'), 'site');
const markets = node(entryOf('case-study-groups', { slug: 'markets', name: 'Markets' }), 'markets');

/** What stands above pages of entries. */
const above = [
  node(entryOf('success', { title: 'Stories of {name}' }), 'success'),
  node(entryOf('service-groups', { slug: 'responsive', name: 'Responsive' }), 'responsive'),
  node(entryOf('service-groups', { slug: 'listening', name: 'Listening' }), 'listening'),
];

const isIndex = ({ component }: SitePage) => component === 'templates/SuccessPage';

const pagesOf = <K extends KindName>(kind: K, changes: Partial<Content<K>>) =>
  sitePages([site, markets, ...above, node(entryOf(kind, changes))]).filter(
    (page) => !isIndex(page),
  );

describe('sitePages', () => {
  it.each<[KindName, object, ...string[]]>([
    ['services', { slug: 'risk', group: 'listening' }, '/risk', '/risk', 'templates/ServicePage'],
    ['case-studies', { slug: 'boat' }, '/boat', '/boat', 'templates/CaseStudyPage'],
    ['legal', { slug: 'a & b' }, '/a & b', '/a%20&%20b', 'templates/LegalPage'],
    ['about', {}, '/about', '/about', 'pages/about'],
    ['service-groups', {}],
  ])(
    'shows an entry of the kind %s, %j, at %s, which is %s in links',
    (kind, changes, ...shown) => {
      const pages = pagesOf(kind, { ...changes, otherSpellings: [] });
      const found = pages.flatMap((page) => [
        page.path,
        page.context.canonicalPath,
        page.component,
      ]);
      expect(found).toEqual(shown);
    },
  );

  it('shows the same case study at a second spelling, which names the first as the right one', () => {
    const menu = { items: [{ label: 'FMCG', href: '/FMCG' }], index: null };
    const parent = { name: 'Stories of Acme', path: '/success' };
    const story = { slug: 'FMCG', name: 'FMCG', group: 'markets', otherSpellings: ['fmcg'] };
    expect(pagesOf('case-studies', story)).toEqual(
      ['/FMCG', '/fmcg'].map((path) => ({
        path,
        component: 'templates/CaseStudyPage',
        context: {
          ...{ id: 'node-1', canonicalPath: '/FMCG', menu, language: 'en', alternates: [] },
          ...{ describes: 'Article', parent },
        },
      })),
    );
  });

  it('continues a long group on further pages, each its own right address', () => {
    const stories = Array.from({ length: 21 }, (_none, order) => {
      const changes = { slug: `story-${order}`, order, group: 'markets', otherSpellings: [] };
      return node(entryOf('case-studies', changes), String(order));
    });
    const further = sitePages([site, markets, ...above, ...stories]).filter(
      ({ component }) => component === 'templates/CaseStudyListPage',
    );
    expect(further).toMatchObject([
      {
        path: '/success/markets/2',
        context: {
          group: 'markets',
          number: 2,
          pageCounts: { markets: 2 },
          stories: ['20'],
          indexPath: '/success',
          canonicalPath: '/success/markets/2',
          parent: { name: 'Stories of Acme', path: '/success' },
        },
      },
    ]);
  });
});

const inArabic = (one: NodeEntry): NodeEntry => ({ ...one, id: `ar-${one.id}`, language: 'ar' });

const risk = node(entryOf('services', { slug: 'risk', group: 'listening' }), 'risk');

/** What is handed to the page at a path. */
const contextsOf = (entries: readonly NodeEntry[]) => {
  const pages = sitePages(entries);
  return (path: string) => pages.find((page) => page.path === path)?.context;
};

it('gives every language its pages, each with its address in the others', () => {
  const story = node(entryOf('case-studies', { slug: 'FMCG', otherSpellings: ['fmcg'] }), 'story');
  const inBoth = [site, markets, ...above, story, node(entryOf('home')), node(entryOf('error'))];
  const found = contextsOf([...inBoth, risk, ...inBoth.map(inArabic)]);
  const alternates = [
    { language: 'en', path: '/FMCG' },
    { language: 'ar', path: '/ar/FMCG' },
  ];
  expect(found('/FMCG')).toMatchObject({ id: 'story', language: 'en', alternates });
  expect(found('/ar/fmcg')).toMatchObject({
    id: 'ar-story',
    language: 'ar',
    canonicalPath: '/ar/FMCG',
    alternates,
  });
  expect(found('/ar/success')).toMatchObject({ indexPath: '/ar/success', language: 'ar' });
  expect(found('/ar/success')).not.toHaveProperty('parent');
  expect(found('/risk')).toMatchObject({ alternates: [] });
  expect(found('/ar/404')).toEqual({ language: 'ar', alternates: [] });
});

it('says what a page is about and what is above it, by its kind and in its language', () => {
  const all = [site, ...above, risk];
  const found = contextsOf([...all, ...all.map(inArabic)]);
  const saying = (path: string) => ({ describes: 'Service', parent: { name: 'Listening', path } });
  expect(found('/risk')).toMatchObject(saying('/#listening'));
  expect(found('/ar/risk')).toMatchObject(saying('/ar#listening'));
});

it('lists each page that names an address as canonical under this address, once', () => {
  const pages = [
    ['/', '/'],
    ['/FMCG', '/FMCG'],
    ['/fmcg', '/FMCG'],
    ['/404', undefined],
  ].map(([path = '', canonicalPath]) => ({ path, pageContext: { canonicalPath } }));
  const listed = canonicalPages([...pages, { path: '/odd', pageContext: null }]);
  expect(listed.map(({ path }) => path)).toStrictEqual(['/', '/FMCG']);
});
