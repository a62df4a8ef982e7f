import unit from './jest.config.mjs';

const CHECK = 'plugins/gatsby-plugin-content-check';
const PUBLISH = 'plugins/gatsby-plugin-static-publish';

/** What is broken, and the tests that should notice: all tests for each fault would take days. */
const parts = {
  site: {
    mutate: [
      'src/backend/*.ts',
      'src/environment.ts',
      'src/navigation/{navigationStore,showStart,watchNavigation}.ts',
      'src/seo/structuredData.ts',
      `${PUBLISH}/src/contentSecurityPolicy.ts`,
    ],
    tests: [
      '{backend,navigation,seo}/**/*.test.{ts,tsx}',
      'environment.test.ts',
      `${PUBLISH}/contentSecurityPolicy.test.ts`,
    ],
  },
  forms: {
    mutate: [
      'src/forms/*.ts',
      'src/forms/*Form.tsx',
      'src/forms/core/{deliveryEnd,formValues,outcomes,submitLock}.ts',
    ],
    tests: ['forms/**/*.test.{ts,tsx}'],
  },
  content: {
    mutate: ['src/content/*.ts'],
    tests: ['{content,contract}/**/*.test.ts', `${CHECK}/check/*.test.ts`],
  },
  check: {
    mutate: [`${CHECK}/src/check/*.ts`],
    tests: [`${CHECK}/check/*.test.ts`],
  },
};

const chosen = process.env.PART ? [parts[process.env.PART]] : Object.values(parts);

/**
 * `npm run test:mutation`: breaks the pure parts in every way that Stryker knows, one at a time, and
 * counts how many of these mutants a unit test notices. `PART=forms` looks at one part;
 * `-- --mutate 'src/backend/*.ts'` at some files.
 */
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  mutate: chosen.flatMap(({ mutate }) => mutate),
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
      testMatch: chosen.flatMap(({ tests }) => tests.map((one) => `<rootDir>/__tests__/${one}`)),
      // Random damage: slow, and never the only test to notice.
      testPathIgnorePatterns: ['/node_modules/', 'fuzz\\.test'],
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
