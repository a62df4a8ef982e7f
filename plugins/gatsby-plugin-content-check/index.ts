/** This plugin's exports for other plugins in Node, and for scripts. */
export { checkContent, type CheckedEntry } from './src/check/checkContent';
export { type ContentFile, readContentFile, type Source } from './src/check/readContentFile';
export { formatProblem, problemLine } from './src/check/format';
export { openPicture, openPictures } from './src/check/pictures/openPictures';
export { brokenPicture } from './src/check/pictures/pictureFaults';
export { pictureLister, readSources, staticFilesOf } from './src/check/readFiles';
export {
  formatLaunchList,
  launchHeading,
  missingSettings,
  translationsLeft,
} from './src/launch/launchList';
export { repetitionProblems } from './src/launch/repetitionProblems';
export { lastCheck } from './src/store/checkedContent';
