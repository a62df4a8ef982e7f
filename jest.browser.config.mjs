import unit from './jest.config.mjs';

/** The browser suite: the built site, the stand-in API and a real Chromium. */
/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  // What has been seen green on the integrated site; jest.browser.all.config.mjs has the rest too.
  testMatch: [
    '<rootDir>/browser-tests/{routes,shell,head}.test.ts',
    '<rootDir>/browser-tests/forms/{lead,contact,drafts,sending}.test.ts',
  ],
  transform: unit.transform,
  modulePathIgnorePatterns: unit.modulePathIgnorePatterns,
  globalSetup: '<rootDir>/browser-tests/support/globalSetup.ts',
  globalTeardown: '<rootDir>/browser-tests/support/globalTeardown.ts',
  setupFilesAfterEnv: ['<rootDir>/browser-tests/support/retry.ts'],
  testTimeout: 60_000,
  maxWorkers: 2,
};
