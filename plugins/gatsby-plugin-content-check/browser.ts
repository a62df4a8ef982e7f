/** What /admin uses of this plugin in the browser: the check itself, and the panel that lists problems. */
export { type CheckedSources, checkSources, type Source } from './src/check/checkSources';
export { readContentFile, slugLine } from './src/check/contentFile';
export { filesAsShown } from './src/check/filesAsShown';
export { counted, sentencesOf } from './src/check/format';
export { termsFor } from './src/check/glossary';
export type { Problem } from './src/check/problem';
export { type LogoFacts, readLogo } from './src/check/readLogo';
export { closest } from './src/check/similar';
export { partlyEntry, textsIn } from './src/check/walk';
export { didYouMean } from './src/check/wording';
export { PROBLEMS_ENDPOINT } from './src/develop/endpoints';
export type { ContentState } from './src/develop/problemFeed';
export { showProblems } from './src/develop/problemPanel';
export { LAUNCH_PANEL, launchHeading } from './src/launch/launchHeading';
export { applyEdits, type TextEdit } from './src/yaml/finding';
