export { whenPublished } from './src/publish';
