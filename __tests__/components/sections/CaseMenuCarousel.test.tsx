import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CaseMenuCarousel } from '../../../src/components/sections/CaseMenuCarousel';
import { passTime } from '../../support/passTime';
import { setViewport } from '../../support/viewport';

const labels = { menu: 'Case studies: Markets', previous: 'Previous', next: 'Next' };
const items = ['Cryptocurrency', 'Airlines', 'Telco', 'FMCG', 'Luxury'].map((label) => ({
  label,
  href: `/${label}`,
  isCurrent: label === 'Telco',
}));

const shown = () =>
  within(screen.getByRole('navigation', { name: labels.menu }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function renderMenu() {
  render(<CaseMenuCarousel items={items} labels={labels} />);
  await waitFor(() => expect(document.querySelector('.slick-slider')).toBeInTheDocument());
}

it('begins with the case study that is shown', async () => {
  setViewport({ width: 800 });
  await renderMenu();
  expect(shown()).toEqual(['Telco', 'FMCG']);
  expect(screen.getByRole('link', { name: 'Telco' })).toHaveAttribute('aria-current', 'page');
});

it('moves one entry a step and goes round, with react-slick’s own arrows', async () => {
  setViewport({ width: 600 });
  await renderMenu();
  const next = screen.getByRole('button', { name: 'Next' });
  expect(next).toHaveClass('slick-next');
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveClass('slick-prev');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  for (const label of ['FMCG', 'Luxury', 'Cryptocurrency']) {
    await user.click(next);
    // react-slick takes no further step while it moves.
    await passTime(600);
    expect(shown()).toEqual([label]);
  }
});

it('has no dots', async () => {
  setViewport({ width: 800 });
  await renderMenu();
  expect(document.querySelector('.slick-dots')).not.toBeInTheDocument();
});

it('loads nothing where the menu stands beside the page', async () => {
  setViewport({ width: 1440 });
  render(<CaseMenuCarousel items={items} labels={labels} />);
  await import('react-slick');
  await passTime(100);
  expect(document.querySelector('.slick-slider')).not.toBeInTheDocument();
});
