import { firstPaint } from '../../../../plugins/gatsby-plugin-start-on-intent/src/inline/firstPaint';
import { runInline } from '../../../support/inlineScripts';

const root = document.documentElement;

const run = () => runInline(() => firstPaint('theme', { light: '#111111', dark: '#222222' }));

beforeEach(() => {
  root.className = 'light';
  localStorage.setItem('theme', 'dark');
});

afterEach(() => jest.restoreAllMocks());

it('a page has its theme and its looks of a page with scripts', () => {
  run();
  expect(root).toHaveClass('dark js', { exact: true });
});

it('a page whose script fails looks as without one', () => {
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => {
      throw new DOMException('Broken', 'UnknownError');
    },
  });
  expect(run).toThrow('Broken');
  expect(root).not.toHaveClass('js');
});
