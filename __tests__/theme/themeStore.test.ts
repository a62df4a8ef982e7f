import { act, renderHook } from '@testing-library/react';
import { THEME_KEY, toggleTheme, useTheme } from '../../src/theme/themeStore';

const root = document.documentElement;

const inAnotherTab = (init: StorageEventInit) =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', init));
  });

beforeEach(() => {
  root.className = 'light js';
  localStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

describe('the page', () => {
  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ])('in the %s theme gets the class %s, and only that', (first, second) => {
    root.className = `${first} js`;
    toggleTheme();
    expect([...root.classList].sort()).toEqual([second, 'js'].sort());
  });

  it('that has no theme yet counts as light', () => {
    root.className = '';
    toggleTheme();
    expect(root).toHaveClass('dark');
  });

  it('that has both themes by mistake ends with one', () => {
    root.className = 'light dark';
    toggleTheme();
    expect([...root.classList]).toEqual(['light']);
  });
});

describe('the choice', () => {
  it('is remembered', () => {
    toggleTheme();
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  });

  it('back to light is remembered too', () => {
    toggleTheme();
    toggleTheme();
    expect(localStorage.getItem(THEME_KEY)).toBe('light');
  });

  it('is not remembered before it is made', () => {
    renderHook(useTheme);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    [
      'is full',
      () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('Full', 'QuotaExceededError');
        }),
    ],
    [
      'is forbidden',
      () =>
        jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
          throw new DOMException('Forbidden', 'SecurityError');
        }),
    ],
  ])('shows although the storage %s', (_fault, forbid) => {
    forbid();
    toggleTheme();
    expect(root).toHaveClass('dark');
  });
});

describe('useTheme', () => {
  it('gives the theme that is shown', () => {
    root.className = 'dark';
    expect(renderHook(useTheme).result.current).toBe('dark');
  });

  it('gives the new theme after a change', () => {
    const { result } = renderHook(useTheme);
    act(toggleTheme);
    expect(result.current).toBe('dark');
  });
});

describe('a choice in another tab', () => {
  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ])('changes this tab from %s to %s', (first, second) => {
    root.className = first;
    const { result } = renderHook(useTheme);
    inAnotherTab({ key: THEME_KEY, newValue: second });
    expect(result.current).toBe(second);
    expect([...root.classList]).toEqual([second]);
  });

  it.each<[string, StorageEventInit]>([
    ['another key', { key: 'language', newValue: 'dark' }],
    ['an unknown theme', { key: THEME_KEY, newValue: 'sepia' }],
    ['a theme that was forgotten', { key: THEME_KEY, newValue: null }],
    ['a storage that was emptied', { key: null, newValue: null }],
  ])('that concerns %s changes nothing', (_what, init) => {
    renderHook(useTheme);
    inAnotherTab(init);
    expect([...root.classList]).toEqual(['light', 'js']);
  });

  it('is still followed by one toggle after another one has gone', () => {
    const first = renderHook(useTheme);
    const second = renderHook(useTheme);
    first.unmount();
    inAnotherTab({ key: THEME_KEY, newValue: 'dark' });
    expect(second.result.current).toBe('dark');
  });

  it('is not followed once nothing shows the theme', () => {
    renderHook(useTheme).unmount();
    inAnotherTab({ key: THEME_KEY, newValue: 'dark' });
    expect(root).toHaveClass('light');
  });
});
