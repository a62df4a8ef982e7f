/** This plugin's exports for gatsby-node.ts and scripts. */
export { hasMarks, markedEntry } from './src/edit/markContent';
export type { ContentIndex } from './src/forms/checkDraft';
export { PLACE_ELEMENT, type SavingPlace } from './src/forms/config';
export { CONTENT_INDEX } from './src/forms/endpoints';
export { adminPage } from './src/server/adminHtml';
