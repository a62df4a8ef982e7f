/** What other plugins may use of this one. */
export type { Entry } from './src/check/checkContent';
export { slugOf } from './src/check/checkContent';
export { whenChecked } from './src/checkedContent';
