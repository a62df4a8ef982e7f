import gate from './jest.config.mjs';

// Read by browser-tests/support/extent.ts.
process.env.BROWSER_TESTS = 'all';

/** Everything in browser-tests/, on every page: for a nightly run, or before a release. */
/** @type {import('jest').Config} */
export default {
  ...gate,
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/browser-tests/fixtureSite'],
};
