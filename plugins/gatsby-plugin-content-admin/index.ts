/** What other plugins may use of this one. */
export { unmarked } from './src/edit/marks';
