/** What other plugins may use of this one. */
export { whenChecked } from './src/checkedContent';
export { unmarked } from './src/edit/marks';
export { readLogo } from './src/check/readLogo';
