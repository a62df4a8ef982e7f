/**
 * react-slick, to be loaded on demand. Bundlers disagree on what `import()` of its CommonJS gives as the
 * default export; of a re-export they agree.
 */
export { default } from 'react-slick';
