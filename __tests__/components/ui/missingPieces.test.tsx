/** What a visitor sees where a piece of the site's code has not arrived. */
import { act, render, screen, waitFor } from '@testing-library/react';
import { ConsentHost } from '../../../src/components/layout/consent/ConsentHost';
import { CaseMenuCarousel } from '../../../src/components/sections/CaseMenuCarousel';
import { Carousel } from '../../../src/components/ui/carousel/Carousel';
import { logoCarousel } from '../../../src/components/ui/carousel/constants';
import { ToastHost } from '../../../src/components/ui/toasts/ToastHost';
import { preloadToasts, showToast, toastStore } from '../../../src/components/ui/toasts/toastStore';
import { settle } from '../../support/renderForm';
import { consent } from '../../support/siteContent';
import { setViewport, styleOf } from '../../support/viewport';

jest.mock('react-toastify/unstyled', () => {
  throw new Error('Loading chunk failed');
});
jest.mock('vanilla-cookieconsent/dist/cookieconsent.umd.js', () => {
  throw new Error('Loading chunk failed');
});
const mockAsked = jest.fn();
jest.mock('react-slick', () => {
  mockAsked();
  throw new Error('Loading chunk failed');
});

beforeEach(() => {
  mockAsked.mockClear();
  toastStore.set({ isWanted: false, toasts: [] });
  setViewport({});
});

const words = { toasts: 'Messages', closeToast: 'Close' };

it('the place of the toasts is ready before the first one, and not before a form wants it', async () => {
  const { container } = render(<ToastHost words={words} />);
  expect(container).toBeEmptyDOMElement();
  act(preloadToasts);
  expect(await screen.findByRole('region', { name: 'Messages' })).toBeInTheDocument();
});

it('a toast is shown that was wanted before there was a place for it, in a new layout too', async () => {
  act(() => showToast('error', 'It failed'));
  for (let layout = 0; layout < 2; layout += 1) {
    const { unmount } = render(<ToastHost words={words} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('It failed');
    unmount();
  }
});

it('whoever opens the cookie preferences is told that they cannot be loaded, and nobody else', async () => {
  const onClose = jest.fn();
  const categories = consent.categories.map((one) => ({ ...one, isInUse: true }));
  const props = { words: { ...consent, categories }, onOpen: jest.fn(), onClose };
  const { rerender } = render(<ConsentHost {...props} isDialogOpen={false} />);
  await settle();
  expect(toastStore.get().toasts).toEqual([]);
  rerender(<ConsentHost {...props} isDialogOpen />);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(toastStore.get().toasts).toMatchObject([{ kind: 'error', text: 'Not loaded' }]);
});

it('the slides of a carousel are a list that shows them all', async () => {
  document.documentElement.className = 'js';
  const slides = [...'abcdefgh'].map((id) => ({ id, content: id }));
  render(<Carousel constants={logoCarousel} slides={slides} initialSlide={2} />);
  const list = screen.getByRole('list');
  expect(list).toHaveTextContent('cdefghab');
  expect(styleOf(list)['flex-wrap']).toBeUndefined();
  await waitFor(() => expect(styleOf(list)['flex-wrap']).toBe('wrap'));
});

it('the menu of case studies asks for no code where it is beside the page', async () => {
  const labels = { menu: 'Case studies', previous: 'Previous', next: 'Next' };
  setViewport({ width: 1200 });
  render(<CaseMenuCarousel items={[]} labels={labels} />);
  await settle();
  expect(mockAsked).not.toHaveBeenCalled();
  act(() => setViewport({ width: 1199 }));
  await settle();
  expect(mockAsked).toHaveBeenCalled();
});
