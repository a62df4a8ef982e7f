import { screen } from '@testing-library/react';
import { partnerPage } from '../../src/content/kinds/partner';
import PartnerPage from '../../src/templates/PartnerPage';
import { fixtureLibrary } from '../support/fixturePages';
import { iconsIn } from '../support/icons';
import { shownIn } from '../support/pictures';
import { head, renderPage } from '../support/renderPage';
import { contextOf, target, textsOf } from './support';

const view = partnerPage.view(fixtureLibrary.bySlug('partners', 'hoo-talk'), fixtureLibrary);

it('a partner page has its features, and external links to the partner’s site at both ends', async () => {
  const { container } = await renderPage(
    <PartnerPage pageContext={{ ...contextOf('/hoo-talk'), view }} />,
  );
  for (const label of ['Visit HOOTALK', 'Go to HOOTALK']) {
    const link = screen.getByRole('link', { name: `${label} (opens another website)` });
    expect(link).toHaveAttribute('href', 'https://hootalk-partner.example/');
    expect(iconsIn(link)).toEqual(['arrow-up-right']);
  }
  expect([target('rest'), target('ask us')]).toEqual(['/risk', '/contact']);
  expect(shownIn(container)).toEqual(['/hoo-talk--hero.svg eager']);
  expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual(
    view.features.cards.map(({ title }) => title),
  );
  expect(head()).toMatchObject({ canonical: 'https://acme.example/hoo-talk' });
});
