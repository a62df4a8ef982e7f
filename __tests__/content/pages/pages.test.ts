/** @jest-environment node */
import type { Content, KindName } from '../../../src/content/kinds';
import type { Entry } from '../../../src/content/pages/entries';
import { librariesOf } from '../../../src/content/pages/library';
import { canonicalPages, sitePages } from '../../../src/content/pages/pages';
import { NO_PICTURES } from '../../../src/content/pages/pictures';
import { entryOf, siteEntries } from '../../support/entries';
import { inArabic } from '../../support/library';

const pagesOf = (entries: readonly Entry[]) => sitePages(librariesOf(entries, NO_PICTURES));

const base = [
  ...siteEntries.filter(({ kind }) => !['services', 'case-studies', 'legal'].includes(kind)),
  entryOf('success', { title: 'Stories of {name}' }),
].filter(({ kind }, index, all) => kind !== 'success' || index === all.length - 1);

const kindPages = <K extends KindName>(kind: K, changes: Partial<Content<K>>) =>
  pagesOf([...base.filter((entry) => entry.kind !== kind), entryOf(kind, changes)]).filter(
    ({ template }) => template === kind,
  );

it.each<[KindName, object, ...string[]]>([
  ['services', { slug: 'risk', group: 'listening' }, '/risk', '/risk'],
  ['case-studies', { slug: 'boat' }, '/boat', '/boat'],
  ['legal', { slug: 'a & b' }, '/a & b', '/a%20&%20b'],
  ['about', {}, '/about', '/about'],
  ['service-groups', {}],
])('an entry of the kind %s with %j shows at %s, encoded as %s', (kind, changes, ...shown) => {
  const pages = kindPages(kind, { ...changes, otherSpellings: [] });
  expect(pages.flatMap(({ path, context }) => [path, context.canonicalPath])).toEqual(shown);
});

it('a case study shows at a second spelling, with the first one as canonical', () => {
  const words = { name: 'FMCG', headline: 'The rumour faded.' };
  const story = { ...words, slug: 'FMCG', group: 'markets', otherSpellings: ['fmcg'] };
  const pages = kindPages('case-studies', story);
  const [company] = base.flatMap((entry) => (entry.kind === 'site' ? entry.content.name : []));
  const parent = { name: `Stories of ${company}`, path: '/success' };
  expect(pages.map(({ path, context }) => ({ path, context }))).toEqual(
    ['/FMCG', '/fmcg'].map((path) => ({
      path,
      context: {
        canonicalPath: '/FMCG',
        language: 'en',
        alternates: [],
        describes: 'WebPage',
        parent,
        // The words that its sharing card draws, for its alternative text.
        card: { title: 'The rumour faded.', label: 'FMCG' },
      },
    })),
  );
  expect(pages[0]?.view()).toEqual(pages[1]?.view());
});

const risk = entryOf('services', { slug: 'risk', group: 'listening' });

const contextsOf = (entries: readonly Entry[]) => {
  const pages = pagesOf(entries);
  return (path: string) => pages.find((page) => page.path === path)?.context;
};

it('every language has its pages, each with its addresses in the other languages', () => {
  const story = entryOf('case-studies', { slug: 'FMCG', otherSpellings: ['fmcg'] });
  const inBoth = [...base, story];
  const found = contextsOf([...inBoth, risk, ...inBoth.map(inArabic)]);
  const alternates = [
    { language: 'en', path: '/FMCG' },
    { language: 'ar', path: '/ar/FMCG' },
  ];
  expect(found('/FMCG')).toMatchObject({ language: 'en', alternates });
  expect(found('/ar/fmcg')).toMatchObject({
    language: 'ar',
    canonicalPath: '/ar/FMCG',
    alternates,
  });
  expect(found('/ar/success')).not.toHaveProperty('parent');
  expect(found('/risk')).toMatchObject({ alternates: [] });
  expect(found('/ar/404')).toMatchObject({ language: 'ar', alternates: [] });
  expect(found('/ar/404')).not.toHaveProperty('canonicalPath');
});

it('a service knows its type for search engines in its language, and only the home page is above it', () => {
  const withGroup = (name: string) => [
    ...base.filter(({ kind }) => kind !== 'service-groups'),
    entryOf('service-groups', { slug: 'listening', name }),
    risk,
  ];
  const found = contextsOf([...withGroup('Listening'), ...withGroup('الاستماع').map(inArabic)]);
  const saying = (serviceType: string) => ({ describes: 'Service', serviceType });
  expect(found('/risk')).toMatchObject(saying('Listening'));
  expect(found('/ar/risk')).toMatchObject(saying('الاستماع'));
  expect(found('/ar/risk')).not.toHaveProperty('parent');
});

it.each([
  ['in its language', base, '/ar/success'],
  [
    'in the main language where it is not translated',
    base.filter(({ kind }) => kind !== 'success'),
    '/success',
  ],
])('a translated case study has the index above it, %s', (_where, translated, path) => {
  const story = entryOf('case-studies', { slug: 'boat' });
  const found = contextsOf([...base, story, ...[...translated, story].map(inArabic)]);
  expect(found('/boat')).toMatchObject({ parent: { path: '/success' } });
  expect(found('/ar/boat')).toMatchObject({ parent: { path } });
});

it('views are plain JSON, which Gatsby can store and publish', () => {
  const pages = pagesOf([...siteEntries, ...siteEntries.map(inArabic)]);
  expect(new Set(pages.map(({ template }) => template)).size).toBeGreaterThan(10);
  for (const page of pages) {
    const view = page.view();
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  }
});

it('canonical pages are listed once, under their canonical address', () => {
  const pages = [
    ['/', '/'],
    ['/FMCG', '/FMCG'],
    ['/fmcg', '/FMCG'],
    ['/404', undefined],
  ].map(([path = '', canonicalPath]) => ({ path, context: { canonicalPath } }));
  const listed = canonicalPages([...pages, { path: '/odd' }]);
  expect(listed.map(({ path }) => path)).toStrictEqual(['/', '/FMCG']);
});
