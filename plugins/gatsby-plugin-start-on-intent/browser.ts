/** The browser code that the preview in /admin uses. */
export { firstPaint } from './src/inline/firstPaint';
export { menus } from './src/inline/menus';
