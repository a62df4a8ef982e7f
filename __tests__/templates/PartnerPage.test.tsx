import { screen } from '@testing-library/react';
import PartnerPage from '../../src/templates/PartnerPage';
import { iconsIn } from '../support/icons';
import { picturesOf, shownIn } from '../support/pictures';
import { head, renderPage } from '../support/renderPage';
import { styleOf } from '../support/viewport';
import { action, contextOf, headOf, seoOf, target } from './support';

const four = ['Fast', 'Light', 'Round', 'Cheap'];

const show = (features = four) =>
  renderPage(
    <PartnerPage
      pageContext={{
        ...contextOf('/wheels'),
        view: {
          seo: seoOf('Wheels'),
          hero: {
            title: 'Wheels',
            text: 'They [turn](/turn).',
            action: action('Visit Wheels', 'https://wheels.example/'),
          },
          features: {
            heading: 'What they give you',
            cards: features.map((title) => ({ title, text: `Very ${title}.`, glyph: 'aim' })),
          },
          closing: {
            text: 'Turn with us.',
            action: action('Go to Wheels', 'https://wheels.example/'),
          },
          pictures: picturesOf('wheels'),
        },
      }}
    />,
  );

it('leads to the partner’s own site at both ends, and says so', async () => {
  const { container } = await show();
  for (const label of ['Visit Wheels', 'Go to Wheels']) {
    const link = screen.getByRole('link', { name: `${label} (opens another website)` });
    expect(link).toHaveAttribute('href', 'https://wheels.example/');
    expect(iconsIn(link)).toEqual(['arrow-up-right']);
  }
  expect(target('turn')).toBe('/turn');
  expect(shownIn(container)).toEqual(['/wheels--hero.svg eager']);
  expect(styleOf(screen.getByText('Turn with us.'))['font-size']).toContain(
    '--type-statement-size',
  );
  expect(head()).toMatchObject(headOf('/wheels', 'Wheels'));
});
