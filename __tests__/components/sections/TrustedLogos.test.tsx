import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TrustedLogos } from '../../../src/components/sections/TrustedLogos';
import type { ViewOf } from '../../../src/content/pages/pages';
import { iconsIn } from '../../support/icons';
import { logoOf } from '../../support/logos';
import { pass } from '../../support/renderForm';
import { setViewport, styleOf } from '../../support/viewport';

const names = ['Airline', 'Bank', 'Retailer', 'Ministry', 'University', 'Operator', 'Maison'];

const trusted: ViewOf<'home'>['trusted'] = {
  heading: 'They Trusted Us',
  controls: { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' },
  logos: names.map((name) => ({
    name,
    mark: name[0] === 'B' ? undefined : 'arc',
    link: undefined,
    logo: undefined,
  })),
};

const button = (name: string) => screen.getByRole('button', { name });
const firstShown = () =>
  document.querySelector('.slick-slide[aria-hidden="false"]')?.textContent ?? '';

async function passTime(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 50) await pass(50);
}

let user = userEvent.setup();

async function renderLogos(logos = trusted.logos) {
  render(
    <>
      <TrustedLogos {...trusted} logos={logos} />
      <a href="/after">After</a>
    </>,
  );
  await waitFor(() => expect(document.querySelector('.slick-slider')).toBeInTheDocument());
}

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  setViewport({});
  document.documentElement.classList.add('js');
});
afterEach(() => jest.useRealTimers());

const track = () => document.querySelector('.slick-track') ?? document.body;

it.each<[string, () => unknown, () => unknown]>([
  [
    'while the pointer is on it',
    () => fireEvent.mouseEnter(track()),
    () => fireEvent.mouseLeave(track()),
  ],
  ['once it is paused', () => user.click(button('Pause')), () => user.click(button('Play'))],
  [
    'while the keyboard’s focus is inside',
    () => user.tab().then(() => user.tab()),
    () => act(() => screen.getByText('After').focus()),
  ],
])('the logo carousel moves by itself, but not %s', async (_when, stop, start) => {
  await renderLogos();
  expect(firstShown()).toBe('Airline');
  await passTime(2100);
  expect(firstShown()).toBe('Bank');
  await stop();
  await passTime(9000);
  expect(firstShown()).toBe('Bank');
  await start();
  await passTime(2100);
  expect(firstShown()).toBe('Retailer');
});

it('the logo carousel stands still under reduced motion until Play is pressed', async () => {
  setViewport({ prefersReducedMotion: true });
  await renderLogos();
  await passTime(9000);
  expect(firstShown()).toBe('Airline');
  expect(iconsIn(button('Play'))).toEqual(['play']);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(button('Pause')).toHaveFocus();
  expect(iconsIn(button('Pause'))).toEqual(['pause']);
  await passTime(2100);
  expect(firstShown()).toBe('Bank');
});

it('the arrows move the logo carousel one step, and it wraps around', async () => {
  setViewport({ prefersReducedMotion: true });
  await renderLogos();
  expect(screen.getByRole('region', { name: 'They Trusted Us' })).toContainElement(button('Next'));
  const icons = ['Previous', 'Next'].flatMap((name) => iconsIn(button(name)));
  expect(icons).toEqual(['chevron-left', 'chevron-right']);
  for (const [name, first] of [
    ['Next', 'Bank'],
    ['Previous', 'Airline'],
    ['Previous', 'Maison'],
  ] as const) {
    await user.click(button(name));
    // react-slick ignores presses while it moves.
    await passTime(600);
    expect(firstShown()).toBe(first);
  }
});

it('the logo carousel has no buttons if all logos fit', async () => {
  await renderLogos(trusted.logos.slice(0, 6));
  const controls = button('Next').parentElement ?? document.body;
  expect(styleOf(controls).display).toBe('none');
  act(() => setViewport({ width: 800 }));
  expect(styleOf(controls).display).toBe('flex');
});

it('a client shows as a named logo, or as a mark beside the name, linked if the content says so', async () => {
  await renderLogos([
    { name: 'Acme', mark: undefined, logo: logoOf('acme'), link: 'https://acme.example/' },
    ...trusted.logos.slice(0, 4),
  ]);
  const link = screen.getByRole('link', { name: 'Acme' });
  expect(link).toHaveAttribute('href', 'https://acme.example/');
  expect(screen.getByRole('img', { name: 'Acme' })).toHaveAttribute('src', '/static/acme.svg');
  const marked = screen
    .getAllByText(/Airline|Bank/)
    .map((name) => name.querySelectorAll('svg').length);
  expect(marked).toEqual([1, 0]);
  expect(screen.queryByRole('link', { name: 'Bank' })).not.toBeInTheDocument();
});
