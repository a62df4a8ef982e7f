/** What other plugins may use of this one. */
export { publishFolder } from './src/publishFolder';
