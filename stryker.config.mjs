import unit from './jest.config.mjs';

/**
 * `npm run test:mutation`: breaks the pure parts in every way that Stryker knows, one at a time, and
 * counts how many of these mutants a unit test notices. `-- --mutate 'src/backend/*.ts'` looks at some
 * files only.
 */
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  mutate: [
    'src/backend/*.ts',
    'src/content/*.ts',
    'src/environment.ts',
    'src/forms/*.ts',
    'src/forms/*Form.tsx',
    'src/forms/core/{deliveryEnd,formValues,outcomes}.ts',
    'src/seo/structuredData.ts',
    'plugins/gatsby-plugin-content-desk/src/check/*.ts',
    'plugins/gatsby-plugin-static-publish/src/contentSecurityPolicy.ts',
  ],
  // What is worked out once, when a module is loaded, is data: labels, hints, patterns of the model.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  jest: {
    projectType: 'custom',
    // The tests below are few enough: which of them concern a file, their coverage says.
    enableFindRelatedTests: false,
    config: {
      ...unit,
      // Jest looks for watchman before each run, which costs more than the tests of most mutants.
      watchman: false,
      testMatch: [
        '<rootDir>/__tests__/{backend,content,contract,forms,seo}/**/*.test.{ts,tsx}',
        '<rootDir>/__tests__/environment.test.ts',
        '<rootDir>/__tests__/plugins/gatsby-plugin-content-desk/check/*.test.ts',
        '<rootDir>/__tests__/plugins/gatsby-plugin-static-publish/contentSecurityPolicy.test.ts',
      ],
      // Random damage and an editor's language server: slow, and never the only tests to notice.
      testPathIgnorePatterns: ['/node_modules/', 'fuzz\\.test', 'languageServer\\.test'],
    },
  },
  // A test file that names its environment must name Stryker's, which counts what each test covers.
  buildCommand: 'node scripts/mutation-environment.mjs',
  ignorePatterns: ['public', '.cache', '.generated', '.compare', 'docs/images', 'coverage'],
  tempDirName: '.stryker',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: '.stryker/report.html' },
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: true },
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 2,
  // A mutant that does not end counts as noticed; a busy machine must not look like one.
  timeoutMS: 60_000,
  cleanTempDir: 'always',
};
