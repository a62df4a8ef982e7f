/** What a visitor sees where a piece of the site's code has not arrived. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConsentHost, openConsent } from '../../../src/components/layout/consent/ConsentHost';
import { CaseMenuCarousel } from '../../../src/components/sections/CaseMenuCarousel';
import { Carousel } from '../../../src/components/ui/carousel/Carousel';
import { logoCarousel } from '../../../src/components/ui/carousel/constants';
import { preloadToasts, showToast } from '../../../src/components/ui/toasts/showToast';
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
  jest.spyOn(window, 'alert').mockReset();
  setViewport({});
});

it('the browser itself says what no toast can say, and nothing before', async () => {
  preloadToasts();
  await settle();
  expect(window.alert).not.toHaveBeenCalled();
  showToast('error', 'It failed:', 'Too long');
  await waitFor(() => expect(window.alert).toHaveBeenCalledWith('It failed: Too long'));
});

it('whoever opens the cookie preferences is told that they cannot be loaded, and nobody else', async () => {
  const categories = consent.categories.map((one) => ({ ...one, isInUse: true }));
  render(
    <>
      <ConsentHost words={{ ...consent, categories }} />
      <button onClick={openConsent}>Preferences</button>
    </>,
  );
  await settle();
  expect(window.alert).not.toHaveBeenCalled();
  for (let time = 1; time < 3; time += 1) {
    fireEvent.click(screen.getByText('Preferences'));
    await waitFor(() => expect(window.alert).toHaveBeenCalledTimes(time));
  }
  expect(window.alert).toHaveBeenLastCalledWith('Not loaded ');
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
