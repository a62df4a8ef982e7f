import unit from '../jest.config.mjs';

/** The tests of the tools, which stand beside them. */
/** @type {import('jest').Config} */
export default {
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{scripts,stand-in-api}/**/*.test.ts'],
  transform: unit.transform,
  modulePathIgnorePatterns: unit.modulePathIgnorePatterns,
  testTimeout: 120_000,
};
