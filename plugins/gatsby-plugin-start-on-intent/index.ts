/** This plugin's step for finishing a page. */
export { lateScripts } from './src/lateScripts';
