/** What other plugins may use of this one. */
export { choosePattern } from './src/choosePattern';
export type { PatternWish } from './src/choosePattern';
export { codeDigest } from './src/generatedFiles';
export { drawPicture } from './src/drawPicture';
export { fingerprint, updateFiles } from './src/generatedFiles';
export type { FilesReport, GeneratedFile } from './src/generatedFiles';
export { ownPictureOf, patternWishOf } from './src/wantedPictures';
