import { scrollPosition } from '../../../../plugins/gatsby-plugin-start-on-intent/src/inline/scrollPosition';
import { openedBy, runInline } from '../../../support/inlineScripts';

const run = () => runInline(scrollPosition);

beforeEach(() => {
  window.scrollTo = jest.fn();
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
