import { firstPaint } from '../../../../plugins/gatsby-plugin-start-on-intent/src/inline/firstPaint';
import { openedBy, runInline } from '../../../support/inlineScripts';

const root = document.documentElement;
const barColors = { light: '#111111', dark: '#222222' };

const run = () => runInline(() => firstPaint('theme', barColors));

function addElement(): HTMLElement {
  const element = document.createElement('section');
  element.dataset.reveal = '';
  document.body.append(element);
  return element;
}

beforeEach(() => {
  root.className = 'light';
  document.body.replaceChildren();
  localStorage.clear();
  window.scrollTo = jest.fn();
});

afterEach(() => jest.restoreAllMocks());

describe('the theme', () => {
  const bar = () => document.querySelector('[name="theme-color"]')?.getAttribute('content');
  const press = () => document.querySelector('span')?.click();
  const choiceElsewhere = (newValue: string | null, key = 'theme') =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  const broken = () => {
    throw new DOMException('Broken', 'UnknownError');
  };

  beforeEach(() => {
    document.head.innerHTML = `<meta name="theme-color" content="${barColors.light}">`;
    document.body.innerHTML =
      '<p>Words</p><button data-theme-toggle=""><span>theme</span></button>';
  });
  afterEach(() => document.head.replaceChildren());

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['sepia', 'light'],
  ] as const)(
    'with the stored value "%s" is %s, in the page and in the browser’s bar',
    (remembered, theme) => {
      localStorage.setItem('theme', remembered);
      run();
      expect(root).toHaveClass(`${theme} js`, { exact: true });
      expect(bar()).toBe(barColors[theme]);
    },
  );

  it.each([
    ['cannot be used', () => jest.spyOn(Storage.prototype, 'getItem').mockImplementation(broken)],
    ['is full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(broken)],
    ['is forbidden', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(broken)],
  ])('is light where the storage %s, and can still be switched', (_fault, forbid) => {
    forbid();
    run();
    expect(root).toHaveClass('light', 'js');
    press();
    expect(root).toHaveClass('dark', 'js');
  });

  it('is stored on each press, and not before the first one', () => {
    run();
    expect(localStorage).toHaveLength(0);
    for (const theme of ['dark', 'light'] as const) {
      press();
      expect(localStorage.getItem('theme')).toBe(theme);
      expect(bar()).toBe(barColors[theme]);
    }
  });

  it.each([
    ['kept', true, 'dark'],
    ['loaded', false, 'light'],
  ])('follows a choice made in the meantime on a page that was %s', (_how, persisted, theme) => {
    run();
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    expect(root).toHaveClass(theme);
  });

  it('follows a choice made while the page was prepared, when it is shown', () => {
    run();
    localStorage.setItem('theme', 'dark');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(root).toHaveClass('dark js', { exact: true });
  });

  it('follows a choice made in another tab, and ignores other storage events', () => {
    run();
    choiceElsewhere('dark');
    choiceElsewhere('light', 'other');
    choiceElsewhere('purple');
    choiceElsewhere(null);
    expect(root).toHaveClass('dark js', { exact: true });
  });
});

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

it('a reloaded page has its whole address again once its place is found', () => {
  openedBy('reload');
  window.location.hash = '#markets';
  run();
  expect(window.location.hash).toBe('');
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(window.location.hash).toBe('#markets');
  window.location.hash = '';
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

it('drawings are loaded after the page, and photographs when they come near', () => {
  document.body.innerHTML = ['drawing.svg', 'photo.webp']
    .map((file) => `<img src="/${file}" loading="lazy" alt="" />`)
    .join('');
  const [drawing, photo] = document.querySelectorAll('img');
  run();
  expect(drawing?.loading).not.toBe('eager');
  window.dispatchEvent(new Event('load'));
  expect(drawing?.loading).toBe('eager');
  expect(photo?.loading).not.toBe('eager');
});

it.each([
  ['reload', 'auto'],
  ['navigate', 'manual'],
])('the browser restores the place of a page after a %s: %s', (type, expected) => {
  window.history.scrollRestoration = 'auto';
  openedBy(type);
  run();
  expect(window.history.scrollRestoration).toBe(expected);
});

it.each([
  ['shows its top where it is loaded again', 'back_forward', false, '', 1],
  ['shows its top where it was kept by the browser', 'navigate', true, '', 1],
  ['is left alone where it is opened for the first time', 'navigate', false, '', 0],
  ['is left alone where its address names a part of it', 'back_forward', false, '#markets', 0],
])('a page that a visitor returns to %s', (_what, type, persisted, hash, times) => {
  openedBy(type);
  window.location.hash = hash;
  run();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  window.location.hash = '';
  expect(jest.mocked(window.scrollTo).mock.calls).toEqual(Array(times).fill([0, 0]));
});
