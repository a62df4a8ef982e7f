/** Inline scripts that the preview of /admin runs as well. */
export { firstPaint } from './src/inline/firstPaint';
export { menus } from './src/inline/menus';
