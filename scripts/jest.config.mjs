import unit from '../jest.config.mjs';

/** @type {import('jest').Config} The tests of the tools, which are beside them. */
export default {
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{scripts,stand-in-api}/**/*.test.ts'],
  transform: unit.transform,
  modulePathIgnorePatterns: unit.modulePathIgnorePatterns,
  testTimeout: 120_000,
};
