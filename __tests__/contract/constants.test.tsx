/**
 * Section 9 of the specification: the carousels' numbers. The other constants are in toasts.test (a toast's time),
 * accountForms.test (the wait after a registration), revealOnScroll.test (the visible tenth), webpackConfiguration.test and
 * browser-tests/robustness/firstLoad.test (the 120 seconds for a piece of code) and content.test (facts in the copy).
 */
import { act, render, waitFor } from '@testing-library/react';
import { Carousel } from '../../src/components/ui/carousel/Carousel';
import {
  caseMenuCarousel,
  logoCarousel,
  type CarouselConstants,
} from '../../src/components/ui/carousel/constants';
import { setUpTab } from '../support/renderForm';
import { setViewport } from '../support/viewport';

setUpTab();

const slides = [...'abcdefgh'];

async function shownAt(widths: readonly number[], constants: CarouselConstants) {
  setViewport({});
  render(<Carousel constants={constants} slides={slides} />);
  await waitFor(() => expect(document.querySelector('.slick-slider')).toBeInTheDocument());
  return widths.map((width) => {
    act(() => setViewport({ width }));
    return document.querySelectorAll('.slick-slide[aria-hidden="false"]').length;
  });
}

it('the home carousel shows 6 logos, 4 under 1024 px, 2 under 600 px', async () => {
  const widths = [1440, 1024, 1023, 600, 599, 320];
  expect(await shownAt(widths, logoCarousel)).toEqual([6, 6, 4, 4, 2, 2]);
});

it('the case menu shows 3 entries, 2 at 1024 px or less, 1 at 768 px or less', async () => {
  const widths = [1025, 1024, 769, 768, 320];
  expect(await shownAt(widths, caseMenuCarousel)).toEqual([3, 2, 2, 1, 1]);
});

it('the logos move on every 2000 ms, in 500 ms; the case menu only when it is told to', () => {
  expect(logoCarousel).toMatchObject({ speed: 500, autoplaySpeed: 2000 });
  expect(caseMenuCarousel).toMatchObject({ speed: 500 });
  expect(caseMenuCarousel.autoplaySpeed).toBeUndefined();
});
