import browser from '../browser-tests/jest.config.mjs';

/** The small suite in another engine than Chromium; `npm run test:engines` says in which. */
/** @type {import('jest').Config} */
export default {
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/engine-tests/**/*.test.ts'],
  transform: browser.transform,
  modulePathIgnorePatterns: browser.modulePathIgnorePatterns,
  globalSetup: '<rootDir>/engine-tests/support/globalSetup.ts',
  globalTeardown: browser.globalTeardown,
  testTimeout: 120_000,
  // One browser at a time: they are heavy, and steal the keyboard's focus from one another.
  maxWorkers: 1,
};
