export { choosePattern } from './src/choosePattern';
export { drawPicture } from './src/drawPicture';
export { readPictureIndex } from './src/pictureIndex';
export { patternWishOf } from './src/wantedPictures';
