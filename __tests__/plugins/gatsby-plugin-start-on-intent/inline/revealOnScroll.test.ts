import { revealOnScroll } from '../../../../plugins/gatsby-plugin-start-on-intent/src/inline/revealOnScroll';
import { runInline } from '../../../support/inlineScripts';

const root = document.documentElement;

const run = () => runInline(revealOnScroll);

function addElement(): HTMLElement {
  const element = document.createElement('section');
  element.dataset.reveal = '';
  document.body.append(element);
  return element;
}

beforeEach(() => {
  root.className = '';
  document.body.replaceChildren();
});

afterEach(() => jest.restoreAllMocks());

/** Scrolls to `y`, which jsdom does not implement. */
function scrollBy(y: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  window.dispatchEvent(new Event('scroll'));
}

const place = (element: Element, y: number, height = 200) =>
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ y, height }));

it('no element is hidden before the visitor scrolls', () => {
  run();
  const element = addElement();
  place(element, 2000);
  window.dispatchEvent(new Event('resize'));
  scrollBy(0);
  expect(element).toHaveAttribute('data-reveal', '');
});

it.each([
  ['is below the window is hidden', 1500, 200, 'waits'],
  ['is visible by less than a tenth stays visible', 755, 200, 'seen'],
  ['was partly visible from the start stays visible', 755 - 100, 2000, 'seen'],
])('on the first scroll an element that %s', (_where, top, height, state) => {
  run();
  const element = addElement();
  place(element, top, height);
  scrollBy(100);
  expect(element).toHaveAttribute('data-reveal', state);
});

it.each([
  ['is shown when a tenth of it is visible', 748, 200, 'seen'],
  ['waits while less than a tenth of it is visible', 749, 200, 'waits'],
  ['is shown when it was jumped over', -900, 200, 'seen'],
  ['is shown when the window is too low for a tenth of it', 2000, 7690, 'seen'],
])('an element that animates in %s', (_what, top, height, state) => {
  run();
  const element = addElement();
  place(element, 2000);
  scrollBy(1);
  expect(element).toHaveAttribute('data-reveal', 'waits');
  place(element, top, height);
  scrollBy(2);
  expect(element).toHaveAttribute('data-reveal', state);
});

it('an element that has been seen stays when the visitor comes past it again', () => {
  run();
  const element = addElement();
  place(element, 2000);
  scrollBy(1);
  for (const [scrolled, top] of [
    [2, 300],
    [3, 2000],
    [4, 300],
  ] as const) {
    place(element, top);
    scrollBy(scrolled);
    expect(element).toHaveAttribute('data-reveal', 'seen');
  }
});

// jlmakes/scrollreveal 242: a whole-page capture does not scroll.
it('elements below the window are hidden only while the page moves', () => {
  jest.useFakeTimers();
  run();
  const [strip, below] = [addElement(), addElement()];
  place(below, 2000);
  for (const [y, top] of [
    [100, 2000],
    [101, window.innerHeight - 10],
  ] as const) {
    place(strip, top);
    scrollBy(y);
    expect(root).toHaveClass('moves');
    jest.advanceTimersByTime(199);
    expect(root).toHaveClass('moves');
  }
  expect(strip).toHaveAttribute('data-reveal', 'waits');
  jest.advanceTimersByTime(1);
  expect(root).not.toHaveClass('moves');
  expect(strip).toHaveAttribute('data-reveal', 'seen');
  expect(below).toHaveAttribute('data-reveal', 'waits');
  scrollBy(102);
  expect(root).toHaveClass('moves');
  jest.useRealTimers();
});
