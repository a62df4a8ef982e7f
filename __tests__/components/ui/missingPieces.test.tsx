import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConsentHost, openConsent } from '../../../src/components/layout/consent/ConsentHost';
import { Carousel } from '../../../src/components/ui/carousel/Carousel';
import { logoCarousel } from '../../../src/components/ui/carousel/constants';
import {
  isToastShown,
  preloadToasts,
  showToast,
  ToastHost,
} from '../../../src/components/ui/toasts/showToast';
import { settle } from '../../support/renderForm';
import { consent } from '../../support/siteContent';
import { setViewport, styleOf } from '../../support/viewport';

jest.mock('react-toastify/unstyled', () => {
  throw new Error('Loading chunk failed');
});
jest.mock('../../../src/components/layout/consent/Consent', () => {
  throw new Error('Loading chunk failed');
});
const mockAsked = jest.fn();
jest.mock('react-slick', () => {
  mockAsked();
  throw new Error('Loading chunk failed');
});

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  mockAsked.mockClear();
  setViewport({});
});

afterEach(() => {
  act(() => jest.advanceTimersByTime(3000));
  jest.useRealTimers();
});

/** The region that says messages: there before its first text, because screen readers say what is added to it. */
const voiceIn = (container: HTMLElement) => {
  const voice = container.querySelector('[aria-live]');
  if (!voice) throw new Error('Nothing says messages.');
  return voice;
};

const messages = <ToastHost words={{ toasts: 'Messages', closeToast: 'Close' }} />;

it('a message shows in the page for three seconds if the toast code has not loaded', async () => {
  const { container } = render(messages);
  preloadToasts();
  await settle();
  const voice = voiceIn(container);
  expect(voice).toBeEmptyDOMElement();
  showToast('error', 'It failed:', 'Too long');
  expect(isToastShown('It failed: Too long')).toBe(true);
  expect(await screen.findByText('It failed: Too long')).toBe(voice.firstElementChild);
  act(() => jest.advanceTimersByTime(3000));
  expect(voiceIn(container)).toBe(voice);
  expect(voice).toBeEmptyDOMElement();
});

it('a second message replaces the first and stays for three seconds of its own', async () => {
  const { container } = render(messages);
  showToast('error', 'It failed');
  await screen.findByText('It failed');
  act(() => jest.advanceTimersByTime(2000));
  showToast('error', 'It failed again');
  await screen.findByText('It failed again');
  act(() => jest.advanceTimersByTime(2000));
  expect(voiceIn(container)).toHaveTextContent(/^It failed again$/);
  act(() => jest.advanceTimersByTime(1000));
  expect(voiceIn(container)).toBeEmptyDOMElement();
});

it('cookie preferences that cannot be loaded cause a message only once they are opened', async () => {
  const categories = consent.categories.map((category) => ({ ...category, isInUse: true }));
  const { container } = render(
    <>
      <ConsentHost words={{ ...consent, categories }} />
      {messages}
      <button onClick={openConsent}>Preferences</button>
    </>,
  );
  await settle();
  expect(voiceIn(container)).toBeEmptyDOMElement();
  fireEvent.click(screen.getByText('Preferences'));
  expect(await screen.findByText('Not loaded')).toBe(voiceIn(container).firstElementChild);
});

it('a carousel without its code is a list of all slides', async () => {
  document.documentElement.className = 'js';
  const slides = [...'abcdefgh'];
  render(<Carousel constants={logoCarousel} slides={slides} initialSlide={2} />);
  const list = screen.getByRole('list');
  expect(list).toHaveTextContent('cdefghab');
  expect(styleOf(list)['flex-wrap']).toBeUndefined();
  await waitFor(() => expect(styleOf(list)['flex-wrap']).toBe('wrap'));
});
