export { choosePattern, patternWishOf } from './src/choosePattern';
export { drawPicture } from './src/drawPicture';
export { readPictureIndex } from './src/pictureIndex';
