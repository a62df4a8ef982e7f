import { loadDrawings } from './loadDrawings';
import { revealOnScroll } from './revealOnScroll';
import { scrollPosition } from './scrollPosition';
import { theme } from './theme';

/**
 * Does what pages and /admin's preview need before the first paint, inline in <head>. The class `js` comes last, so that
 * a page whose script has failed looks as without one.
 *
 * @param themeKey storage key of the theme
 * @param barColors `theme-color` by theme: the colour of the top bar
 */
export function firstPaint(themeKey: string, barColors: { light: string; dark: string }): void {
  theme(themeKey, barColors);
  loadDrawings();
  scrollPosition();
  revealOnScroll();
  document.documentElement.classList.add('js');
}
