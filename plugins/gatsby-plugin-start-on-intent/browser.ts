/** What the preview of /admin uses of this plugin in the browser. */
export { firstPaint } from './src/inline/firstPaint';
export { menus } from './src/inline/menus';
