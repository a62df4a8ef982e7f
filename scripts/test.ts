/**
 * `npm test`: every check, cheapest first. Stops at the first that fails. Where there is no browser it
 * installs one: a missing browser is a failure, never a skip.
 */
import { findOrInstallBrowser, installHeadlessShell } from './lib/browser';
import { run, runMain } from './lib/run';

/** The groups run one after the other, the checks within a group in parallel. */
const groups = [
  ['npm run --silent check:types', 'npm run --silent lint', 'npm run --silent check:content'],
  ['npm run --silent test:unit'],
  ['npx tsx browser-tests/build.ts'],
  ['npm run --silent check:heads', 'npm run --silent check:first-load'],
  ['npm run --silent test:browser'],
];

const secondsSince = (start: number): number => Math.round((Date.now() - start) / 1000);

/** Runs a check and says how it went; gives its exit code. */
async function take(line: string): Promise<number> {
  const started = Date.now();
  console.log(`── ${line}`);
  const [command = '', ...args] = line.split(' ');
  const code = await run(command, args);
  if (code === 0) console.log(`── ${line}: passed in ${secondsSince(started)} s`);
  else console.error(`\n${line} failed (exit code ${code}).`);
  return code;
}

async function main(): Promise<number> {
  const started = Date.now();
  await installHeadlessShell();
  console.log(`Browser: ${await findOrInstallBrowser()}`);
  for (const [index, group] of groups.entries()) {
    console.log(`── ${index + 1} of ${groups.length}, after ${secondsSince(started)} s`);
    const codes = await Promise.all(group.map(take));
    const failed = codes.find((code) => code !== 0);
    if (failed !== undefined) return failed;
  }
  console.log(`── all checks passed in ${secondsSince(started)} s`);
  return 0;
}

runMain(main);
