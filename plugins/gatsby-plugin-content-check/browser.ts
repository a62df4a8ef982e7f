/** This plugin's exports for /admin in the browser: the check, and the panel that lists problems. */
export { checkSources, type Source } from './src/check/checkSources';
export { readContentFile, slugLine } from './src/check/contentFile';
export { filesAsShown } from './src/check/translations';
export { counted, launchHeading, type Problem, sentencesOf } from './src/check/format';
export { termsFor } from './src/check/glossary';
export { type Decoder, type PictureFacts, readPicture, THUMBNAIL } from './src/check/readPicture';
export { partlyEntry, textsIn } from './src/check/walk';
export { closest, didYouMean } from './src/check/wording';
export { type ContentState, PROBLEMS_ENDPOINT } from './src/develop/developOverlay';
export { LAUNCH_PANEL, showProblems } from './src/develop/problemPanel';
