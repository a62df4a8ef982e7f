/** This plugin's exports for gatsby-node.ts and scripts. */
export { hasMarks, markedEntry } from './src/edit/markContent';
export type { ContentIndex } from './src/content/contentIndex';
export { BACKEND_ELEMENT, type FormsBackend } from './src/content/formsBackend';
export { CONTENT_INDEX } from './src/content/endpoints';
export { adminPage } from './src/server/adminHtml';
