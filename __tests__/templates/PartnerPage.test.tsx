import { render, screen } from '@testing-library/react';
import PartnerPage from '../../src/templates/PartnerPage';

const oneLanguage = { language: 'en', alternates: [] };

jest.mock('../../src/seo/Seo', () => ({ Seo: () => null }));

const features = ['Fast', 'Light', 'Round', 'Cheap'];

beforeEach(() => {
  render(
    <PartnerPage
      data={{
        partner: {
          seo: { title: 'Wheels', description: 'A product.' },
          hero: { title: 'Wheels', text: 'They turn.', actionLabel: 'Visit Wheels' },
          features: {
            heading: 'What they give you',
            cards: features.map((title) => ({ title, text: `Very ${title}.`, glyph: 'aim' })),
          },
          closing: { text: 'Turn with us.', actionLabel: 'Go to Wheels' },
          website: 'https://wheels.example/',
          pictures: { alt: '', hero: null, wide: null },
        },
        navigation: { words: { opensElsewhere: '(opens another website)' } },
      }}
      pageContext={{ id: '1', ...oneLanguage, canonicalPath: '/wheels' }}
    />,
  );
});

describe('the page of a partner', () => {
  it.each(['Visit Wheels', 'Go to Wheels'])('leads to the partner’s site by "%s"', (label) => {
    const link = screen.getByRole('link', { name: `${label} (opens another website)` });
    expect(link).toHaveAttribute('href', 'https://wheels.example/');
  });

  it('shows the features under their heading', () => {
    expect(screen.getByRole('heading', { level: 2, name: 'What they give you' })).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual(features);
  });
});
