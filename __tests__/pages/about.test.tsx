import { render, screen } from '@testing-library/react';
import About from '../../src/pages/about';
import { logoOf } from '../support/logos';

jest.mock('../../src/seo/Seo', () => ({ Seo: () => null }));

const section = (heading: string) => ({
  heading,
  statement: `${heading}, said big.`,
  paragraphs: [`${heading}, first.`, `${heading}, [second](/second).`],
});

beforeEach(() => {
  render(
    <About
      pageContext={{ language: 'en', canonicalPath: '/about', alternates: [] }}
      data={{
        aboutPage: {
          seo: { title: 'About', description: 'Who we are.' },
          hero: {
            title: 'Two in one',
            text: 'We merged.',
            action: { label: 'Let’s Talk', link: '/contact' },
          },
          story: section('The story'),
          powerhouse: section('A powerhouse'),
          intelligence: section('Intelligence'),
          team: {
            heading: 'The team',
            text: 'Some roles.',
            roles: [{ title: 'Helms', text: 'They steer.', glyph: 'aim' }],
          },
          partners: { heading: 'Our partners', text: 'They make [wheels](/wheels).' },
          closing: { text: 'Talk to us.', action: { label: 'Connect', link: '/contact' } },
          pictures: { alt: '', hero: null, wide: null },
        },
        allPartner: {
          nodes: [
            { name: 'WHEELS', path: '/wheels', logo: logoOf('wheels') },
            { name: 'Sails', path: '/sails', logo: null },
          ],
        },
      }}
    />,
  );
});

describe('the About page', () => {
  it('has its sections in the order of the specification', () => {
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'The story',
      'A powerhouse',
      'Intelligence',
      'The team',
      'Our partners',
    ]);
  });

  it('shows the partners’ logos as links to their pages', () => {
    expect(screen.getByRole('link', { name: 'WHEELS' })).toHaveAttribute('href', '/wheels');
    expect(screen.getByRole('link', { name: 'Sails' })).toHaveAttribute('href', '/sails');
  });

  it('has a way to contact at both ends', () => {
    expect(screen.getByRole('link', { name: 'Let’s Talk' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Connect' })).toHaveAttribute('href', '/contact');
  });
});
