/** What other plugins may use of this one. */
export { lateScripts } from './src/lateScripts';
