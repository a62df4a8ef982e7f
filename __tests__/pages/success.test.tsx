import { render, screen, within } from '@testing-library/react';
import Success from '../../src/pages/success';

jest.mock('../../src/components/layout/Seo', () => ({ Seo: () => null }));

const pictures = { alt: '', card: null, wide: null };
const story = (name: string) => ({ name, path: `/${name.toLowerCase()}`, pictures });

beforeEach(() => {
  render(
    <Success
      data={{
        successPage: {
          seo: { title: 'Stories', description: 'All stories.' },
          title: 'Success Stories',
          text: 'What changed.',
          action: { label: 'Talk to us', link: '/contact' },
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
});

describe('the index of success stories', () => {
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
