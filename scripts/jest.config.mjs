import browser from '../jest.browser.config.mjs';

/** The tests of the tools, which stand beside them: `npm run test:tools`, every night. */
/** @type {import('jest').Config} */
export default {
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{scripts,stand-in-api}/**/*.test.ts'],
  transform: browser.transform,
  modulePathIgnorePatterns: browser.modulePathIgnorePatterns,
  testTimeout: 120_000,
};
