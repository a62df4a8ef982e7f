/** @jest-environment node */
import type { Content } from '../../../src/content/kinds';
import type { Entry } from '../../../src/content/pages/entries';
import { sitePages } from '../../../src/content/pages/pages';
import {
  groupsOfStories,
  indexCard,
  OWN_CARDS,
  relatedCaseStudies,
  sharesCard,
} from '../../../src/content/views/caseStudies';
import {
  caseStudyMenu,
  furtherLists,
  INDEX_LENGTH,
  listView,
  MENU_LENGTH,
} from '../../../src/content/views/caseStudyLists';
import { entryOf, siteEntries } from '../../support/entries';
import { libraryOf } from '../../support/library';

const group = (slug: string, order: number) =>
  entryOf('case-study-groups', { slug, name: `The ${slug}`, all: `All ${slug}`, order });

const story = (changes: Partial<Content<'case-studies'>>) =>
  entryOf('case-studies', { otherSpellings: [], services: [], ...changes });

const stories = (count: number, slug = 'markets') =>
  Array.from({ length: count }, (_none, index) =>
    story({ slug: `${slug}-${index}`, name: `Story ${index}`, order: index, group: slug }),
  );

const siteOf = (...caseStudies: Entry[]) =>
  libraryOf([
    ...siteEntries.filter(({ kind }) => !kind.startsWith('case-stud')),
    group('industries', 20),
    group('markets', 10),
    ...caseStudies,
  ]);

const menusOf = (library: ReturnType<typeof siteOf>) =>
  library.all('case-studies').map((study) => caseStudyMenu(study, library));

const labels = (items: readonly { label: string }[] = []) => items.map(({ label }) => label);

it.each([2, MENU_LENGTH])('a case study’s menu lists all %i entries of its group', (count) => {
  const names = stories(count).map((_one, index) => `Story ${index}`);
  const menus = menusOf(siteOf(...stories(count).reverse()));
  expect(menus.map(labels)).toEqual(names.map(() => names));
  const current = menus.map((menu) => labels(menu.filter(({ isCurrent }) => isCurrent)));
  expect(current).toEqual(names.map((name) => [name]));
});

it('in a longer group, each menu holds its own case study among its neighbours, and a link to all', () => {
  const count = 3 * MENU_LENGTH;
  const menus = menusOf(siteOf(...stories(count)));
  expect(menus).toHaveLength(count);
  menus.forEach((menu, index) => {
    expect(menu).toHaveLength(MENU_LENGTH + 1);
    const [before, after] = [`Story ${index - 1}`, `Story ${index + 1}`];
    expect(labels(menu)).toEqual(
      expect.arrayContaining([
        ...(index > 0 ? [before] : []),
        `Story ${index}`,
        ...(index < count - 1 ? [after] : []),
      ]),
    );
    expect(labels(menu.filter(({ isCurrent }) => isCurrent))).toEqual([`Story ${index}`]);
  });
});

const firstLists = (library: ReturnType<typeof siteOf>) =>
  groupsOfStories(library).map((list) => listView(list, 1, library));

describe('the index of case studies', () => {
  it('shows every case study once, and no more on a page than fit', () => {
    const library = siteOf(...stories(1000), ...stories(41, 'industries'));
    const further = furtherLists(library);
    const first = firstLists(library).flatMap((list) => list.stories);
    expect(first).toHaveLength(2 * INDEX_LENGTH);
    const rest = further.flatMap(({ view }) => view().group.stories);
    const paths = [...first, ...rest].map(({ path }) => path);
    expect(new Set(paths).size).toBe(1041);
    expect(paths).toHaveLength(1041);
    expect(further).toHaveLength(49 + 2);
    expect(further.map(({ path }) => path)).toContain('/success/industries/3');
    const cards = sitePages([library]).filter(({ template }) => template === 'case-study-lists');
    expect(cards.map(({ context }) => context.card?.of)).toEqual(further.map(() => '/success'));
  });

  it('names a further page after its group and its place, and leads from it to its neighbours', () => {
    const library = siteOf(...stories(61));
    const [, page] = furtherLists(library);
    const { seo, place, group: list } = page?.view() ?? {};
    const { paging } = library.the('success');
    expect(place).toBe(`${paging.page} 3 ${paging.of} 4`);
    expect(seo?.title).toContain('The markets');
    expect(seo?.title).toContain(place);
    expect(seo?.description).toContain(paging.description);
    expect(list?.paging?.links).toEqual([
      { text: paging.previous, href: '/success/markets/2', rel: 'prev' },
      { text: '1', href: '/success#markets', label: `${paging.page} 1` },
      { text: '2', href: '/success/markets/2', label: `${paging.page} 2` },
      { text: '3', href: '/success/markets/3', label: `${paging.page} 3`, isCurrent: true },
      { text: '4', href: '/success/markets/4', label: `${paging.page} 4` },
      { text: paging.next, href: '/success/markets/4', rel: 'next' },
    ]);
  });
});

const used = (...caseStudies: [name: string, group: string, by: string[]][]) =>
  relatedCaseStudies(
    'risk',
    siteOf(
      ...caseStudies.map(([name, slug, services], order) =>
        story({ slug: `story-${order}`, name, order, group: slug, services }),
      ),
    ),
  ).map(({ name }) => name);

it('a service’s page names the case studies that used it, group by group in their order', () => {
  expect(
    used(
      ['Fashion', 'industries', ['risk']],
      ['Telco', 'markets', ['tactical', 'risk']],
      ['Luxury', 'markets', ['tactical']],
      ['Airlines', 'markets', ['risk']],
    ),
  ).toEqual(['Telco', 'Airlines', 'Fashion']);
});

it('the first case studies of a group have their own sharing cards, later ones share one', () => {
  const library = siteOf(...stories(OWN_CARDS + 1), ...stories(1, 'industries'));
  const sharing = library.all('case-studies').filter((study) => sharesCard(study, library));
  expect(sharing.map(({ slug }) => slug)).toEqual([`markets-${OWN_CARDS}`]);
  expect(indexCard(library)).toMatchObject({ title: library.the('success').title, of: '/success' });
});
