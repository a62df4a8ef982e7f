import { render, screen, within } from '@testing-library/react';
import { Seo } from '../../src/seo/Seo';
import CaseStudyList from '../../src/templates/CaseStudyListPage';
import Success from '../../src/templates/SuccessPage';

const oneLanguage = { language: 'en', alternates: [] };

jest.mock('../../src/seo/Seo', () => ({ Seo: jest.fn(() => null) }));

const pictures = { alt: '', card: null, wide: null };
const story = (name: string) => ({ name, path: `/${name.toLowerCase()}`, pictures });

const paging = {
  label: 'Pages of',
  page: 'Page',
  of: 'of',
  title: '{group}: {place}',
  previous: 'Previous',
  next: 'Next',
  description: 'More stories.',
};

const show = (pageCounts: Record<string, number>) =>
  render(
    <Success
      pageContext={{
        ...oneLanguage,
        canonicalPath: '/success',
        indexPath: '/success',
        group: null,
        number: 1,
        pageCounts,
        stories: [],
      }}
      data={{
        successPage: {
          seo: { title: 'Stories', description: 'All stories.' },
          title: 'Success Stories',
          text: 'What changed.',
          action: { label: 'Talk to us', link: '/contact' },
          paging,
        },
        allCaseStudyGroup: {
          nodes: [
            {
              slug: 'markets',
              name: 'Markets',
              layout: 'squares',
              caseStudies: [story('Telco'), story('Luxury'), story('FMCG')],
            },
            {
              slug: 'industries',
              name: 'Industries',
              layout: 'wide',
              caseStudies: [story('Fashion')],
            },
          ],
        },
      }}
    />,
  );

const addressesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the index of success stories', () => {
  beforeEach(() => {
    show({ markets: 1, industries: 1 });
  });

  it.each([
    ['Markets', 'markets', ['/telco', '/luxury', '/fmcg']],
    ['Industries', 'industries', ['/fashion']],
  ])('lists the cards of %s in a section that menus can link to', (name, id, addresses) => {
    const section = screen.getByRole('region', { name });
    expect(section).toHaveAttribute('id', id);
    expect(within(section).getByRole('heading', { level: 2, name })).toBeInTheDocument();
    const links = within(section).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  });

  it('ends with a way to contact', () => {
    expect(screen.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contact');
  });
});

describe('the index of many success stories', () => {
  it('leads from a long group to its further pages, from a short one to none', () => {
    show({ markets: 12, industries: 1 });
    const pages = screen.getAllByRole('navigation');
    expect(pages).toHaveLength(1);
    const [markets] = pages;
    if (!markets) throw new Error('There are no links to further pages.');
    expect(markets).toHaveAccessibleName('Pages of Markets');
    expect(addressesIn(markets)).toEqual([
      ['1', '/success#markets'],
      ['2', '/success/markets/2'],
      ['12', '/success/markets/12'],
      ['Next', '/success/markets/2'],
    ]);
    expect(within(markets).getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

describe('a further page of success stories', () => {
  beforeEach(() => {
    render(
      <CaseStudyList
        pageContext={{
          ...oneLanguage,
          canonicalPath: '/success/markets/6',
          indexPath: '/success',
          group: 'markets',
          number: 6,
          pageCounts: { markets: 12 },
          stories: [],
        }}
        data={{
          successPage: {
            title: 'Success Stories',
            action: { label: 'Talk to us', link: '/contact' },
            paging,
          },
          caseStudyGroup: {
            slug: 'markets',
            name: 'Markets',
            layout: 'squares',
            caseStudies: [story('Telco'), story('Luxury')],
          },
        }}
      />,
    );
  });

  it('has the group’s name as its one heading, and says which page it is', () => {
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Markets']);
    expect(screen.getByText('Page 6 of 12')).toBeInTheDocument();
  });

  it('is titled as its language joins the two', () => {
    expect(Seo).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Markets: Page 6 of 12' }),
      expect.anything(),
    );
  });

  it('shows its own case studies', () => {
    expect(screen.getByRole('link', { name: 'Telco' })).toHaveAttribute('href', '/telco');
    expect(screen.getByRole('link', { name: 'Luxury' })).toHaveAttribute('href', '/luxury');
  });

  it('leads to its neighbours, to the first and to the last', () => {
    const pages = screen.getByRole('navigation', { name: 'Pages of Markets' });
    expect(addressesIn(pages)).toEqual([
      ['Previous', '/success/markets/5'],
      ['1', '/success#markets'],
      ['5', '/success/markets/5'],
      ['6', '/success/markets/6'],
      ['7', '/success/markets/7'],
      ['12', '/success/markets/12'],
      ['Next', '/success/markets/7'],
    ]);
    expect(within(pages).getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
    expect(within(pages).getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
  });
});
