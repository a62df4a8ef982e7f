/** Bundlers disagree on the default export of a dynamically imported CommonJS module, not of a re-export. */
export { default } from 'react-slick';
