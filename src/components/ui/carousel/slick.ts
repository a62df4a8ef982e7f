/** A re-export, because bundlers disagree on the default export of a dynamically imported CommonJS module. */
export { default } from 'react-slick';
