/**
 * Specification, section 9: constants and limits, each where what it delays or bounds is seen. The time of a
 * toast is in toasts.test, that of a registration in accountForms.test, the tenth of what animates in
 * firstPaint.test, and the facts of the texts are in content.test.
 */
import { act, render, screen, waitFor } from '@testing-library/react';
import { bootGuard } from '../../plugins/gatsby-plugin-start-on-intent/src/inline/bootGuard';
import { onCreateWebpackConfig } from '../../plugins/gatsby-plugin-static-publish/src/gatsbyNode';
import { Carousel } from '../../src/components/ui/carousel/Carousel';
import {
  caseMenuCarousel,
  logoCarousel,
  type CarouselConstants,
} from '../../src/components/ui/carousel/constants';
import { openedBy, runInline } from '../support/inlineScripts';
import { setUpTab } from '../support/renderForm';
import { setViewport } from '../support/viewport';

setUpTab();

const slides = Array.from('abcdefgh', (id) => ({ id, content: id }));

/** How many slides a carousel shows in windows of these widths. */
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

it('webpack gives a piece of a page up after 120 seconds', () => {
  const setWebpackConfig = jest.fn();
  const args = {
    stage: 'develop',
    actions: { setWebpackConfig, replaceWebpackConfig: jest.fn() },
    getConfig: () => ({}),
    rules: { fonts: () => ({}) },
    store: { getState: () => ({ components: new Map(), program: {} }) },
  };
  void Reflect.apply(onCreateWebpackConfig ?? jest.fn(), undefined, [args]);
  expect(setWebpackConfig.mock.calls).toEqual([[{ output: { chunkLoadTimeout: 120_000 } }]]);
});

it('so does the page before React has started', () => {
  jest.useFakeTimers();
  openedBy('reload');
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML =
    '<div id="___gatsby"><main>A page</main></div><template id="boot"><p>It failed</p></template>';
  document.head.innerHTML = '<script src="/app.js"></script>';
  runInline(() => bootGuard('#boot'));
  window.dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersByTime(2 * 120_000 - 1);
  expect(screen.getByText('A page')).toBeInTheDocument();
  jest.advanceTimersByTime(1);
  expect(screen.getByText('It failed')).toBeInTheDocument();
});
