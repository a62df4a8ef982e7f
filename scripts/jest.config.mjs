import unit from '../jest.config.mjs';

/** The tests of the tools, next to them: `npm run test:tools`. */
/** @type {import('jest').Config} */
export default {
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{scripts,stand-in-api}/**/*.test.ts'],
  transform: unit.transform,
  modulePathIgnorePatterns: unit.modulePathIgnorePatterns,
  testTimeout: 120_000,
};
