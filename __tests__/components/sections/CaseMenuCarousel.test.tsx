import { render, screen, waitFor, within } from '@testing-library/react';
import { CaseMenuCarousel } from '../../../src/components/sections/CaseMenuCarousel';
import { setViewport } from '../../support/viewport';

const labels = { menu: 'Case studies: Markets', previous: 'Previous', next: 'Next' };

const menu = (current: string) => {
  const items = ['Cryptocurrency', 'Airlines', 'Telco', 'FMCG', 'Luxury'].map((label) => ({
    label,
    href: `/${label}`,
    isCurrent: label === current,
  }));
  return <CaseMenuCarousel items={items} labels={labels} />;
};

const shown = () =>
  within(screen.getByRole('navigation', { name: labels.menu }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

async function renderMenu(width: number, current = 'Telco') {
  setViewport({ width });
  render(menu(current));
  await waitFor(() => expect(document.querySelector('.slick-slider')).toBeInTheDocument());
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['Telco', ['Telco', 'FMCG']],
  ['None of these', ['Cryptocurrency', 'Airlines']],
])('begins with the case study that is shown: %s', async (current, first) => {
  await renderMenu(800, current);
  expect(shown()).toEqual(first);
  const marked = screen.queryAllByRole('link', { current: 'page' });
  expect(marked.map(({ textContent }) => textContent)).toEqual(
    first.includes(current) ? [current] : [],
  );
});
