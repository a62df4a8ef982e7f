/**
 * Specification, section 9: constants and limits. The toast's time-out is in toasts.test, the delay
 * after a registration in SignupForm.test, the scroll-in threshold in firstPaint.test, the time-out
 * of a page's pieces in the browser suite: each where what it delays is seen.
 */
import { render, waitFor } from '@testing-library/react';
import { Carousel } from '../../src/components/ui/carousel/Carousel';
import {
  caseMenuCarousel,
  logoCarousel,
  type CarouselConstants,
} from '../../src/components/ui/carousel/constants';
import { contentOf, contentsOf } from '../support/publishedContent';
import { setViewport } from '../support/viewport';

const slides = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((id) => ({
  id,
  content: id,
}));

/** How many slides a carousel shows in a window of a width. */
async function shownAt(width: number, constants: CarouselConstants): Promise<number> {
  setViewport({ width });
  render(<Carousel constants={constants} slides={slides} />);
  await waitFor(() => expect(document.querySelector('.slick-slider')).toBeInTheDocument());
  return document.querySelectorAll('.slick-slide[aria-hidden="false"]').length;
}

it.each([
  { width: 1440, shown: 6 },
  { width: 1024, shown: 6 },
  { width: 1023, shown: 4 },
  { width: 600, shown: 4 },
  { width: 599, shown: 2 },
  { width: 320, shown: 2 },
])('the home carousel shows $shown logos at $width px', async ({ width, shown }) => {
  expect(await shownAt(width, logoCarousel)).toBe(shown);
});

it.each([
  { width: 1025, shown: 3 },
  { width: 1024, shown: 2 },
  { width: 769, shown: 2 },
  { width: 768, shown: 1 },
  { width: 320, shown: 1 },
])('the case menu shows $shown entries at $width px', async ({ width, shown }) => {
  expect(await shownAt(width, caseMenuCarousel)).toBe(shown);
});

it('the logos move on every 2000 ms, in 500 ms; the case menu only when it is told to', () => {
  expect(logoCarousel).toMatchObject({ speed: 500, autoplaySpeed: 2000 });
  expect(caseMenuCarousel.speed).toBe(500);
  expect(caseMenuCarousel.autoplaySpeed).toBeUndefined();
});

it('the liability cap of the terms is the amount paid in six months', () => {
  const terms = contentsOf('legal').find(({ slug }) => slug === 'terms & conditions');
  expect(JSON.stringify(terms)).toContain('six months');
});

it('the team comes from over 20 countries', () => {
  expect(JSON.stringify(contentOf('about'))).toContain('over 20 countries');
});
