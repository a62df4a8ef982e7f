/** What other plugins may use of this one. */
export { whenChecked } from './src/checkedContent';
export { readLogo } from './src/check/readLogo';
