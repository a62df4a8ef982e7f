import unit from '../jest.config.mjs';

/** The browser suite: the built site, the stand-in API and a real Chromium. */
/** @type {import('jest').Config} */
export default {
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/browser-tests/**/*.test.ts'],
  // What takes minutes, with a server of its own, and what is luck: `npm run test:browser:all` runs it.
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/browser-tests/desk/develop',
    '<rootDir>/browser-tests/oneLanguage',
    // `npm run test:fixture`: of another site.
    '<rootDir>/browser-tests/fixtureSite',
    '<rootDir>/browser-tests/start/trials',
  ],
  transform: unit.transform,
  modulePathIgnorePatterns: unit.modulePathIgnorePatterns,
  globalSetup: '<rootDir>/browser-tests/support/globalSetup.ts',
  globalTeardown: '<rootDir>/browser-tests/support/globalTeardown.ts',
  setupFilesAfterEnv: ['<rootDir>/browser-tests/support/retry.ts'],
  reporters: ['default', '<rootDir>/__tests__/support/testReporter.mjs'],
  testTimeout: 60_000,
  maxWorkers: 2,
};
