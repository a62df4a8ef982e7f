/** What other plugins may use of this one. */
export { whenPublished } from './src/publish';
