import gate from './jest.browser.config.mjs';

// Read by browser-tests/support/screens.ts.
process.env.LOOK_AT = 'every page';

/** Everything in browser-tests/, on every page: for a nightly run, or before a release. */
/** @type {import('jest').Config} */
export default { ...gate, testPathIgnorePatterns: ['/node_modules/'] };
