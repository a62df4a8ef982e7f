/** This plugin's exports that read nothing from disk, for /admin in the browser: the check, and the panel of problems. */
export { checkSources } from './src/check/checkSources';
export { readContentFile, slugLine, type Source } from './src/check/readContentFile';
export { entryName } from './src/check/fileNames';
export { filesAsShown } from './src/check/filesAsShown';
export { inLanguage, sentencesOf } from './src/check/format';
export type { Problem } from './src/check/problem';
export type { Surroundings } from './src/check/surroundings';
export { type Decoder, readPicture, THUMBNAIL } from './src/check/pictures/readPicture';
export { partlyEntry, textsIn } from './src/check/walk';
export { didYouMean, nameIn, shown } from './src/check/sentences';
export { closest } from './src/check/closest';
export { showProblems } from './src/develop/problemPanel';
