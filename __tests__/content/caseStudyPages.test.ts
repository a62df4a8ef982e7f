/** @jest-environment node */
import {
  caseStudyLists,
  INDEX_LENGTH,
  indexHref,
  MENU_LENGTH,
  offeredPages,
  relatedCaseStudies,
} from '../../src/content/caseStudyPages';

const groups = [
  { slug: 'industries', name: 'Industries', order: 20 },
  { slug: 'markets', name: 'Markets', order: 10 },
];

const stories = (count: number, group = 'markets') =>
  Array.from({ length: count }, (_none, index) => ({
    id: `${group}-${index}`,
    slug: `${group}-story-${index}`,
    name: `Story ${index}`,
    order: index,
    group,
  }));

const labels = (items: readonly { label: string }[] = []) => items.map(({ label }) => label);

describe('the menus of the case studies', () => {
  it.each([2, MENU_LENGTH])('hold a group of %i whole, in its order', (count) => {
    const { menus } = caseStudyLists(stories(count).reverse(), groups);
    const names = stories(count).map(({ name }) => name);
    for (const { items, index } of menus.values()) {
      expect(labels(items)).toEqual(names);
      expect(index).toBeNull();
    }
    expect(menus.size).toBe(count);
  });

  it('hold the neighbours in a longer group, and lead to the list that shows the case study', () => {
    const { menus } = caseStudyLists(stories(100), groups);
    for (const [id, { items }] of menus) {
      expect(items).toHaveLength(MENU_LENGTH);
      expect(labels(items)).toContain(`Story ${id.replace('markets-', '')}`);
    }
    expect(menus.get('markets-0')?.index).toBe('/success#markets');
    expect(menus.get('markets-50')?.index).toBe('/success/markets/3');
    expect(labels(menus.get('markets-50')?.items)[0]).toBe('Story 44');
  });
});

describe('the pages of the index', () => {
  it('are one page while the groups are short: group by group, each in its order', () => {
    const { indexPages } = caseStudyLists([...stories(2, 'industries'), ...stories(10)], groups);
    expect(indexPages).toEqual([
      {
        path: '/success',
        group: null,
        number: 1,
        pageCounts: { markets: 1, industries: 1 },
        stories: [...stories(10), ...stories(2, 'industries')].map(({ id }) => id),
      },
    ]);
  });

  it('show every case study once, and no more on a page than fit', () => {
    const all = [...stories(5000), ...stories(41, 'industries')];
    const { indexPages } = caseStudyLists(all, groups);
    const shown = indexPages.flatMap((page) => page.stories);
    expect(shown).toHaveLength(all.length);
    expect(new Set(shown)).toEqual(new Set(all.map(({ id }) => id)));
    for (const page of indexPages.slice(1)) {
      expect(page.stories.length).toBeLessThanOrEqual(INDEX_LENGTH);
    }
    expect(indexPages[0]?.stories).toHaveLength(2 * INDEX_LENGTH);
    expect(indexPages[0]?.pageCounts).toEqual({ markets: 250, industries: 3 });
    expect(indexPages.map(({ path }) => path)).toContain('/success/industries/3');
  });
});

it('the address of a page of a group’s list is encoded', () => {
  expect(indexHref('terms & more', 3)).toBe('/success/terms%20&%20more/3');
});

it.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 250, [1, 2, 250]],
  [120, 250, [1, 119, 120, 121, 250]],
  [250, 250, [1, 249, 250]],
])('beside page %i of %i, these are offered: %j', (number, count, offered) => {
  expect(offeredPages(number, count)).toEqual(offered);
});

const used = (service: string, ...caseStudies: [name: string, group: string, by: string[]][]) =>
  relatedCaseStudies(
    service,
    caseStudies.map(([name, group, services]) => ({ name, group, services })),
    ['markets', 'industries'],
  ).map(({ name }) => name);

it('a service’s page names the case studies that used it, group by group in their order', () => {
  expect(
    used(
      'risk',
      ['Fashion', 'industries', ['risk']],
      ['Telco', 'markets', ['tactical', 'risk']],
      ['Luxury', 'markets', ['tactical']],
      ['Airlines', 'markets', ['risk']],
    ),
  ).toEqual(['Telco', 'Airlines', 'Fashion']);
});

it('a service’s page names six case studies at most, however many there are', () => {
  const names = Array.from({ length: 100 }, (_, index) => `Story ${index}`);
  const many = names.map((name): [string, string, string[]] => [name, 'markets', ['risk']]);
  expect(used('risk', ...many)).toEqual(names.slice(0, 6));
});
