import { fileURLToPath } from 'node:url';
import unit from './jest.config.mjs';

const CHECK = 'plugins/gatsby-plugin-content-check';
const PUBLISH = 'plugins/gatsby-plugin-static-publish';
const START = 'plugins/gatsby-plugin-start-on-intent';

/** What is broken, and the tests that should notice: all tests for each fault would take days. */
const parts = {
  site: {
    mutate: [
      'src/backend/{calls,settings}.ts',
      'src/environment.ts',
      'src/seo/*.{ts,tsx}',
      'netlify/apiProxy.ts',
      `${PUBLISH}/src/{contentSecurityPolicy,siteFiles,lightStyles,netlifyFiles,adapter}.ts`,
    ],
    tests: [
      '{backend,seo,netlify}/**/*.test.{ts,tsx}',
      'environment.test.ts',
      `${PUBLISH}/*.test.ts`,
    ],
  },
  pages: {
    mutate: ['src/navigation/*.ts', 'src/hooks/*.ts', `${START}/src/**/*.ts`],
    tests: [
      '{navigation,hooks,components}/**/*.test.{ts,tsx}',
      `${START}/**/*.test.{ts,tsx}`,
      'plugins/webpackConfiguration.test.ts',
      'forms/{leaving,drafts,sending}.test.tsx',
      'contract/constants.test.tsx',
      'templates/LegalPage.test.tsx',
    ],
  },
  forms: {
    mutate: ['src/forms/**/*.{ts,tsx}', 'src/backend/client.ts'],
    tests: ['{backend,forms}/**/*.test.{ts,tsx}'],
  },
  content: {
    mutate: ['src/content/*.ts'],
    tests: [
      'gatsbyNode.test.ts',
      '{content,contract}/**/*.test.ts',
      `${CHECK}/{check,yaml}/**/*.test.ts`,
    ],
  },
  check: {
    mutate: [`${CHECK}/src/{check,yaml}/**/*.ts`],
    tests: [`${CHECK}/{check,launch,yaml}/**/*.test.ts`],
  },
};

const chosen = process.env.PART ? [parts[process.env.PART]] : Object.values(parts);

/** What `npm run test:mutation` (scripts/mutation.ts) has Stryker do. */
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  mutate: chosen.flatMap(({ mutate }) => mutate),
  // What is worked out once, when a module is loaded, is data: labels, hints, patterns of the model.
  ignoreStatic: true,
  // What behaves: conditions, comparisons, sums, and statements that are left out. An emptied text, object or
  // list is mostly a name or a default that types ask for, and these made four in ten of all faults.
  mutator: {
    excludedMutations: [
      'ArrayDeclaration',
      'ArrowFunction',
      'MethodExpression',
      'ObjectLiteral',
      'OptionalChaining',
      'Regex',
      'StringLiteral',
    ],
  },
  coverageAnalysis: 'perTest',
  jest: {
    projectType: 'custom',
    // Of the tests below. Coverage chooses among the tests of a file, not among files.
    enableFindRelatedTests: true,
    config: {
      ...unit,
      runner: fileURLToPath(new URL('scripts/lib/failFastRunner.mjs', import.meta.url)),
      // Jest looks for watchman before each run, which costs more than the tests of most mutants.
      watchman: false,
      // A fault that has a test wait in vain is noticed sooner.
      testTimeout: 5_000,
      testMatch: chosen.flatMap(({ tests }) => tests.map((one) => `<rootDir>/__tests__/${one}`)),
      // Random damage: slow, and never the only test to notice.
      testPathIgnorePatterns: ['/node_modules/', 'fuzz\\.test'],
    },
  },
  // A test file that names its environment must name Stryker's, which counts what each test covers.
  buildCommand: 'node scripts/lib/mutationEnvironment.mjs',
  ignorePatterns: ['public', '.cache', '.generated', '.compare', 'docs/images', 'coverage'],
  tempDirName: '.stryker',
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: '.stryker/report.html' },
  jsonReporter: { fileName: '.stryker/report.json' },
  clearTextReporter: {
    allowColor: false,
    logTests: false,
    reportMutants: false,
    reportScoreTable: true,
  },
  concurrency: 2,
  // Jest's runs in one process leave some 45 MB each behind.
  maxTestRunnerReuse: 20,
  // A mutant that does not end counts as noticed; a busy machine must not look like one.
  timeoutMS: 60_000,
  cleanTempDir: 'always',
};
