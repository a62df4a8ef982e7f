/**
 * `npm run test:flaky -- FILE`: runs a test file 30 times without a second try and counts the runs that
 * fail. `--times 100` changes the number; `-t NAME` takes the tests of that name alone.
 */
import { parseArgs } from 'node:util';
import { run } from './lib/run';

const USAGE = 'Usage: npm run test:flaky -- FILE [--times 30] [-t NAME]';

/** The configuration that knows the file. */
const configOf = (file: string): string =>
  file.startsWith('browser-tests/') ? 'browser-tests/jest.all.config.mjs' : 'jest.config.mjs';

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '30' },
      testNamePattern: { type: 'string', short: 't' },
    },
  });
  const [file] = positionals;
  const times = Number(values.times);
  if (!file || !(times > 0)) {
    console.error(USAGE);
    return 2;
  }
  const args = ['jest', '--config', configOf(file), '--runTestsByPath', file];
  if (values.testNamePattern) args.push('-t', values.testNamePattern);
  let failed = 0;
  for (let time = 1; time <= times; time += 1) {
    if ((await run('npx', args, { RETRIES: '0' })) !== 0) failed += 1;
    console.log(`── run ${time} of ${times}; failed: ${failed}`);
  }
  return failed === 0 ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
