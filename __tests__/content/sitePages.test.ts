/** @jest-environment node */
import { canonicalPaths, sitePages, templates, type PageType } from '../../src/content/sitePages';

const entry = { id: 'node-1', type: 'Service' as const, slug: 'risk' };

describe('sitePages', () => {
  it('gives an entry a page at its slug', () => {
    expect(sitePages([entry]).map(({ path }) => path)).toEqual(['/risk']);
  });

  it.each<[PageType, string]>([
    ['Service', 'ServicePage'],
    ['CaseStudy', 'CaseStudyPage'],
    ['Partner', 'PartnerPage'],
    ['LegalPage', 'LegalPage'],
  ])('shows a %s by the template %s', (type, template) => {
    expect(sitePages([{ ...entry, type }])[0]?.template).toBe(template);
  });

  it('hands the template the entry’s id', () => {
    expect(sitePages([entry])[0]?.context.id).toBe('node-1');
  });

  it('names the address as the right one, encoded, and leaves the path as the router knows it', () => {
    const [page] = sitePages([{ ...entry, type: 'LegalPage', slug: 'terms & conditions' }]);
    expect(page).toMatchObject({
      path: '/terms & conditions',
      context: { canonicalPath: '/terms%20&%20conditions' },
    });
  });

  it('shows the same page at a second spelling, which names the first as the right one', () => {
    const pages = sitePages([
      { ...entry, type: 'CaseStudy', slug: 'FMCG', otherSpellings: ['fmcg'] },
    ]);
    expect(pages).toEqual(
      ['/FMCG', '/fmcg'].map((path) => ({
        path,
        template: templates.CaseStudy,
        context: { id: 'node-1', canonicalPath: '/FMCG' },
      })),
    );
  });

  it.each([null, undefined, []])('gives one page where the other spellings are %j', (spellings) => {
    expect(sitePages([{ ...entry, otherSpellings: spellings }])).toHaveLength(1);
  });

  it('gives no pages for no entries', () => {
    expect(sitePages([])).toEqual([]);
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
