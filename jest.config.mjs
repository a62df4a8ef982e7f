/** @type {import('jest').Config} */
export default {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  moduleNameMapper: {
    '\\.woff2$': '<rootDir>/__tests__/support/fileAddress.ts',
    // Single icons come as ES modules alone, which jest does not load.
    '^lucide-react/icons/': '<rootDir>/__tests__/support/icon.tsx',
  },
  modulePathIgnorePatterns: ['<rootDir>/public', '<rootDir>/.cache', '<rootDir>/.stryker'],
  maxWorkers: '100%',
  // No test waits for so long; a busy machine may.
  testTimeout: 30_000,
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setUp.ts'],
};
