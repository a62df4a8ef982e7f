/** The browser tests, which run on the site built by browser-tests/build.ts (docs/house.md). */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { SITE, SITE_PORT } from './support/addresses';
import { findRoutes } from './support/findRoutes';
import { WIDE } from './support/screens';

/** Optional browsers: `npx playwright install --with-deps firefox webkit`. */
const engines = [
  ['firefox', firefox],
  ['webkit', webkit],
] as const;
const isInstalled = ([, engine]: (typeof engines)[number]) => existsSync(engine.executablePath());
const missing = engines.filter((engine) => !isInstalled(engine)).map(([name]) => name);

// Each worker reads this file, too.
if (process.env.TEST_WORKER_INDEX === undefined && missing.length > 0) {
  console.log(`Not tested, since not installed: ${missing.join(', ')}.`);
}

/** The test that is for the fixture site alone, which browser-tests/fixtureSite.ts builds. */
const FIXTURE_ALONE = '**/fixtureSite.test.ts';

/** Tests of how pages look, whatever they hold. */
const OF_LOOKS = [
  'layout/apart',
  'layout/design',
  'layout/icons',
  'layout/mirror',
  'layout/pointer',
];

/**
 * The tests that count what content lists, or use its words: browser-tests/editedSite.ts runs them on edited content.
 */
const OF_EDITED = [
  ...OF_LOOKS,
  'layout/carousels',
  'layout/flipCards',
  'layout/keyboard',
  'layout/motion',
  'forms/withoutScript',
  'routes',
  'shell',
  'texts',
];

const filesOf = (names: readonly string[]) => names.map((name) => `**/${name}.test.ts`);

/** What runs, if it is not the tests of the site as it is. */
const suites: Readonly<Record<string, string[]>> = {
  fixture: [FIXTURE_ALONE, ...filesOf(OF_LOOKS)],
  edited: filesOf(OF_EDITED),
};
const { BROWSER_TEST_SUITE: suite = '' } = process.env;

findRoutes();

export default defineConfig({
  testMatch: suites[suite] ?? '**/*.test.ts',
  testIgnore: suite === 'fixture' ? [] : FIXTURE_ALONE,
  outputDir: '../.playwright',
  fullyParallel: true,
  forbidOnly: true,
  // A retry would hide race conditions that visitors may hit.
  retries: 0,
  workers: Number(process.env.WORKERS ?? availableParallelism() + 1),
  // Both are enough for a busy machine: the forms of /admin start real Git and a development server.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: SITE,
    ...WIDE,
    // CI keeps it, in outputDir. Traces of all tests double their time: record those of failures with
    // `--last-failed --trace on`, as CI does.
    screenshot: 'only-on-failure',
  },
  reporter: process.env.GITHUB_ACTIONS
    ? [['github'], ['dot']]
    : process.stdout.isTTY
      ? 'line'
      : 'dot',
  webServer: {
    command: `node --import tsx scripts/serve.ts --port ${SITE_PORT}`,
    cwd: '..',
    url: SITE,
    reuseExistingServer: false,
  },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium' } },
    ...engines.filter(isInstalled).map(([name]) => ({
      name,
      grep: /@engines/,
      use: { browserName: name },
    })),
  ],
});
