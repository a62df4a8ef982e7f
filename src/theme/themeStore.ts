/**
 * The visitor's theme: a class on <html>, set before the first paint by firstPaint.ts, kept here
 * afterwards. Specification 3, 4: light first, one theme for all pages.
 */
import { useSyncExternalStore } from 'react';

export type ThemeName = 'light' | 'dark';

/** Where the choice is remembered. Necessary storage: it is set by the visitor's own act. */
export const THEME_KEY = 'theme';

const listeners = new Set<() => void>();

const currentTheme = (): ThemeName =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

function showTheme(theme: ThemeName): void {
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(theme);
  listeners.forEach((listener) => listener());
}

/** Shows the other theme and remembers it; where storage is refused the choice lasts for the visit. */
export function toggleTheme(): void {
  const theme = currentTheme() === 'light' ? 'dark' : 'light';
  showTheme(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage can be full, switched off or forbidden; the page shows the theme all the same.
  }
}

/** A choice made in another tab shows here too. */
function followOtherTabs(event: StorageEvent): void {
  if (event.key === THEME_KEY && (event.newValue === 'light' || event.newValue === 'dark')) {
    showTheme(event.newValue);
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

/** The theme that is shown; on the server, and while hydrating, the first one: light. */
export const useTheme = (): ThemeName =>
  useSyncExternalStore(subscribe, currentTheme, () => 'light' as const);
