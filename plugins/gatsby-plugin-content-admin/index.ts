/** This plugin's exports for gatsby-node.ts. */
export { hasMarks, markedEntry } from './src/edit/markContent';
