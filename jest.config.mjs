/** @type {import('jest').Config} */
export default {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  transform: {
    // Single icons of lucide-react come as ES modules alone.
    '\\.m?[jt]sx?$': [
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
  transformIgnorePatterns: ['/node_modules/(?!lucide-react/)'],
  moduleNameMapper: { '\\.(woff2|svg)$': '<rootDir>/__tests__/support/fileAddress.ts' },
  modulePathIgnorePatterns: ['<rootDir>/public', '<rootDir>/.cache'],
  maxWorkers: '100%',
  // No test waits for so long; a busy machine may.
  testTimeout: 120_000,
  setupFilesAfterEnv: [
    '<rootDir>/__tests__/support/setUp.ts',
    '<rootDir>/__tests__/support/noRealContent.ts',
  ],
};
