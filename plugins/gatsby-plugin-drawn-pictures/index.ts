/** What other plugins may use of this one. */
export { choosePattern } from './src/choosePattern';
export type { PatternWish } from './src/choosePattern';
export { drawPicture } from './src/drawPicture';
export { ownPictureOf, patternWishOf } from './src/wantedPictures';
