/** This plugin's exports for other plugins in Node. */
export type { CheckedEntry } from './src/check/checkContent';
export type { Source } from './src/check/checkSources';
export type { ContentFile } from './src/check/contentFile';
export { openPicture, openPictures } from './src/check/openPictures';
export { unfit } from './src/check/rules/pictures';
export { pictureLister, readSources, staticFilesOf } from './src/check/readFiles';
export { readSvg } from './src/check/readSvg';
export { type GoodContent, lastCheck } from './src/store/checkedContent';
