import { theme } from '../../../../plugins/gatsby-plugin-start-on-intent/src/inline/theme';
import { runInline } from '../../../support/inlineScripts';

const root = document.documentElement;
const barColors = { light: '#111111', dark: '#222222' };

const run = () => runInline(() => theme('theme', barColors));

beforeEach(() => {
  root.className = 'light';
  localStorage.clear();
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
      expect(root).toHaveClass(theme, { exact: true });
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
    expect(root).toHaveClass('light', { exact: true });
    press();
    expect(root).toHaveClass('dark', { exact: true });
  });

  it('is stored on each press, and not before the first one', () => {
    root.className = 'light js';
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
    expect(root).toHaveClass('dark', { exact: true });
  });

  it('follows a choice made in another tab, and ignores other storage events', () => {
    run();
    choiceElsewhere('dark');
    choiceElsewhere('light', 'other');
    choiceElsewhere('purple');
    choiceElsewhere(null);
    expect(root).toHaveClass('dark', { exact: true });
  });
});
