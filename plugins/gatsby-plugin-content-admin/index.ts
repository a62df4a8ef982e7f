/** This plugin's exports for gatsby-node.ts and scripts. */
export { hasMarks, markedEntry } from './src/edit/markContent';
export type { ContentIndex } from './src/content/contentIndex';
// Under the names by which scripts/lib/site/triedAdmin.ts knows them.
export {
  BACKEND_ELEMENT as PLACE_ELEMENT,
  type FormsBackend as SavingPlace,
} from './src/forms/config';
export { CONTENT_INDEX } from './src/content/endpoints';
export { adminPage } from './src/server/adminHtml';
