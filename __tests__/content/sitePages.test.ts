/** @jest-environment node */
import {
  canonicalPaths,
  sitePages,
  templates,
  type CaseStudyEntry,
  type PageEntry,
  type PageType,
} from '../../src/content/sitePages';

const entry = { id: 'node-1', type: 'Service' as const, slug: 'risk' };

const story: CaseStudyEntry = {
  id: 'node-2',
  type: 'CaseStudy',
  slug: 'airlines',
  name: 'Airlines',
  order: 10,
  group: 'markets',
};

const groups = [{ slug: 'markets', name: 'Markets', order: 10 }];

const pagesOf = (...others: PageEntry[]) =>
  sitePages({ caseStudies: [], groups: [], others }).filter(({ path }) => path !== '/success');

const pagesOfStory = (more: Partial<CaseStudyEntry>) =>
  sitePages({ caseStudies: [{ ...story, ...more }], groups, others: [] }).filter(
    ({ template }) => template === templates.CaseStudy,
  );

describe('sitePages', () => {
  it('gives an entry a page at its slug', () => {
    expect(pagesOf(entry).map(({ path }) => path)).toEqual(['/risk']);
  });

  it.each<[PageType, string]>([
    ['Service', 'ServicePage'],
    ['Partner', 'PartnerPage'],
    ['LegalPage', 'LegalPage'],
  ])('shows a %s by the template %s', (type, template) => {
    expect(pagesOf({ ...entry, type })[0]?.template).toBe(template);
  });

  it('hands the template the entry’s id', () => {
    expect(pagesOf(entry)[0]?.context).toMatchObject({ id: 'node-1' });
  });

  it('names the address as the right one, encoded, and leaves the path as the router knows it', () => {
    const [page] = pagesOf({ ...entry, type: 'LegalPage', slug: 'terms & conditions' });
    expect(page).toMatchObject({
      path: '/terms & conditions',
      context: { canonicalPath: '/terms%20&%20conditions' },
    });
  });

  it('shows the same case study at a second spelling, which names the first as the right one', () => {
    const menu = { items: [{ label: 'FMCG', href: '/FMCG' }], index: null };
    expect(pagesOfStory({ slug: 'FMCG', name: 'FMCG', otherSpellings: ['fmcg'] })).toEqual(
      ['/FMCG', '/fmcg'].map((path) => ({
        path,
        template: templates.CaseStudy,
        context: { id: 'node-2', canonicalPath: '/FMCG', menu },
      })),
    );
  });

  it.each([null, undefined, []])('gives one page where the other spellings are %j', (spellings) => {
    expect(pagesOfStory({ otherSpellings: spellings })).toHaveLength(1);
  });

  it('gives the index and nothing else for no entries', () => {
    expect(sitePages({ caseStudies: [], groups: [], others: [] })).toEqual([
      {
        path: '/success',
        template: 'SuccessPage',
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
    const caseStudies = Array.from({ length: 21 }, (_none, index) => ({
      ...story,
      id: String(index),
      slug: `story-${index}`,
      order: index,
    }));
    const further = sitePages({ caseStudies, groups, others: [] }).filter(
      ({ template }) => template === 'CaseStudyListPage',
    );
    expect(further).toEqual([
      {
        path: '/success/markets/2',
        template: 'CaseStudyListPage',
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
