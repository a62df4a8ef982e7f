/** What other plugins may use of this one. */
export { lateScripts, scriptsOf } from './src/lateScripts';
