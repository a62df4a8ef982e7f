import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CaseMenuCarousel } from '../../../src/components/sections/CaseMenuCarousel';
import { passTime } from '../../support/passTime';
import { setViewport, styleOf } from '../../support/viewport';

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

it('moves by react-slick’s own arrows, one entry a step, and goes round', async () => {
  await renderMenu(600);
  const next = screen.getByRole('button', { name: 'Next' });
  expect(next).toHaveClass('slick-next');
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveClass('slick-prev');
  const list = document.querySelector('.slick-list');
  expect(list && styleOf(list)['margin-inline']).toBe('56px');
  expect(document.querySelector('.slick-dots')).not.toBeInTheDocument();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  for (const label of ['FMCG', 'Luxury', 'Cryptocurrency']) {
    await user.click(next);
    // react-slick takes no further step while it moves.
    await passTime(600);
    expect(shown()).toEqual([label]);
  }
});
