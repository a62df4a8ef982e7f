import { screen } from '@testing-library/react';
import PartnerPage from '../../src/templates/PartnerPage';
import { iconsIn } from '../support/icons';
import { picturesOf, shownIn } from '../support/pictures';
import { head, renderPage } from '../support/renderPage';
import { setViewport, styleOf } from '../support/viewport';
import { action, contextOf, headOf, seoOf, target, textsOf } from './support';

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

const columns = () => styleOf(screen.getByRole('list'))['--columns'];

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

it('shows the features under their heading: four in one row, six in two', async () => {
  setViewport({ width: 1440 });
  const { unmount } = await show();
  expect(screen.getByRole('heading', { level: 2, name: 'What they give you' })).toBeVisible();
  expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual(four);
  expect(screen.getByText('Very Fast.').parentElement?.querySelectorAll('svg')).toHaveLength(1);
  expect(columns()).toBe('4');
  setViewport({ width: 1439 });
  expect(columns()).toBe('2');
  unmount();
  await show([...four, 'Loud', 'Quick']);
  expect(columns()).toBe('3');
});
