/**
 * `npm test`: every check, cheapest first. Stops at the first that fails. Where there is no browser it
 * installs one: a missing browser is a failure, never a skip.
 */
import { findOrInstallBrowser, installHeadlessShell } from './lib/browser';
import { run, runMain } from './lib/run';

/** The groups run one after the other, the checks within a group in parallel. */
const groups: Readonly<Record<string, string>>[] = [
  {
    types: 'npm run --silent check:types',
    lint: 'npm run --silent lint',
    content: 'npm run --silent check:content',
  },
  { 'unit and component tests': 'npm run --silent test:unit' },
  { edits: 'npm run --silent test:edits' },
  { 'production build': 'npx tsx browser-tests/build.ts' },
  {
    heads: 'npm run --silent check:heads',
    'first load': 'npm run --silent check:first-load',
  },
  { 'browser tests': 'npm run --silent test:browser' },
];

const secondsSince = (start: number): number => Math.round((Date.now() - start) / 1000);

/** Runs a check and says how it went; gives its exit code. */
async function take([name, line]: [string, string]): Promise<number> {
  const started = Date.now();
  console.log(`── ${name}`);
  const [command = '', ...args] = line.split(' ');
  const code = await run(command, args);
  if (code === 0) console.log(`── ${name}: passed in ${secondsSince(started)} s`);
  else console.error(`\n${name} failed (exit code ${code}).`);
  return code;
}

async function main(): Promise<number> {
  const started = Date.now();
  await installHeadlessShell();
  console.log(`Browser: ${await findOrInstallBrowser()}`);
  for (const [index, group] of groups.entries()) {
    console.log(`── ${index + 1} of ${groups.length}, after ${secondsSince(started)} s`);
    const codes = await Promise.all(Object.entries(group).map(take));
    const failed = codes.find((code) => code !== 0);
    if (failed !== undefined) return failed;
  }
  console.log(`── all checks passed in ${secondsSince(started)} s`);
  return 0;
}

runMain(main);
