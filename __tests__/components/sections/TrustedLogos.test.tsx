import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type TrustedContent, TrustedLogos } from '../../../src/components/sections/TrustedLogos';
import { logoOf } from '../../support/logos';
import { passTime } from '../../support/passTime';
import { setViewport } from '../../support/viewport';

const trusted = {
  heading: 'They Trusted Us',
  controls: { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' },
  logos: [
    'Airline',
    'Bank',
    'Retailer',
    'Ministry',
    'University',
    'Operator',
    'Park',
    'Maison',
  ].map((name) => ({ name, mark: 'arc' as const, logo: null })),
};

const button = (name: string) => screen.getByRole('button', { name });
const firstShown = () =>
  document.querySelector('.slick-slide[aria-hidden="false"]')?.textContent ?? '';

let user = userEvent.setup();

async function renderLogos(content: TrustedContent = trusted) {
  render(
    <>
      <TrustedLogos {...content} />
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

it('moves on by itself every two seconds', async () => {
  await renderLogos();
  expect(firstShown()).toBe('Airline');
  await passTime(2100);
  expect(firstShown()).toBe('Bank');
  await passTime(2600);
  expect(firstShown()).toBe('Retailer');
});

it('stands still under reduced motion', async () => {
  setViewport({ prefersReducedMotion: true });
  await renderLogos();
  await passTime(9000);
  expect(firstShown()).toBe('Airline');
  expect(button('Play')).toBeInTheDocument();
});

it('stops while it is hovered', async () => {
  await renderLogos();
  const track = document.querySelector('.slick-track');
  if (!track) throw new Error('no track');
  fireEvent.mouseEnter(track);
  await passTime(9000);
  expect(firstShown()).toBe('Airline');
  fireEvent.mouseLeave(track);
  await passTime(2100);
  expect(firstShown()).toBe('Bank');
});

it('stops by its button and starts again by it', async () => {
  await renderLogos();
  await user.click(button('Pause'));
  await passTime(9000);
  expect(firstShown()).toBe('Airline');
  await user.click(button('Play'));
  await passTime(2100);
  expect(firstShown()).toBe('Bank');
});

it('stops while the keyboard’s focus is inside', async () => {
  await renderLogos();
  await user.tab();
  expect(button('Previous')).toHaveFocus();
  await passTime(9000);
  expect(firstShown()).toBe('Airline');
  act(() => screen.getByText('After').focus());
  await passTime(2100);
  expect(firstShown()).toBe('Bank');
});

it('plays at the press of a key although its button keeps the focus', async () => {
  setViewport({ prefersReducedMotion: true });
  await renderLogos();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(button('Pause')).toHaveFocus();
  await passTime(2100);
  expect(firstShown()).toBe('Bank');
});

it('moves one step by the buttons beside the heading', async () => {
  setViewport({ prefersReducedMotion: true });
  await renderLogos();
  await user.click(button('Next'));
  await passTime(600);
  expect(firstShown()).toBe('Bank');
  await user.click(button('Previous'));
  await passTime(600);
  await user.click(button('Previous'));
  await passTime(600);
  expect(firstShown()).toBe('Maison');
});

it('shows a client’s own logo under the client’s name, which leads to the client’s site', async () => {
  const [first, ...others] = trusted.logos.slice(0, 3);
  await renderLogos({
    ...trusted,
    logos: [
      { name: 'Acme', logo: logoOf('acme'), link: 'https://acme.example/' },
      { name: 'Bolts', logo: logoOf('bolts', { onDark: logoOf('bolts-on-dark').onLight }) },
      ...(first ? [first, ...others] : []),
    ],
  });
  const link = screen.getByRole('link', { name: 'Acme' });
  expect(link).toHaveAttribute('href', 'https://acme.example/');
  expect(screen.getByRole('img', { name: 'Acme' })).toHaveAttribute('src', '/static/acme.svg');
  const bolts = screen.getAllByAltText('Bolts').map((image) => image.getAttribute('src'));
  expect(bolts).toEqual(expect.arrayContaining(['/static/bolts.svg', '/static/bolts-on-dark.svg']));
  expect(screen.queryByRole('link', { name: 'Bolts' })).not.toBeInTheDocument();
});
