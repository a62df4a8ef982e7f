export { choosePattern, patternWishOf } from './src/choosePattern';
export { drawPicture } from './src/drawPicture';
export { publishPictures } from './src/publishPictures';
