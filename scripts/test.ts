/**
 * `npm test`: every check, cheapest first. Stops at the first that fails. Where there is no browser it
 * installs one: a missing browser is a failure, never a skip.
 */
import { findOrInstallBrowser, installHeadlessShell } from './lib/browser';
import { run } from './lib/run';

interface Step {
  name: string;
  command: string;
  args: string[];
}

/** One group after the other; what stands in the same group runs side by side. */
const groups: Step[][] = [
  [
    { name: 'types', command: 'npm', args: ['run', '--silent', 'check:types'] },
    { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] },
    { name: 'content', command: 'npm', args: ['run', '--silent', 'check:content'] },
  ],
  [{ name: 'unit and component tests', command: 'npx', args: ['jest'] }],
  [{ name: 'edits', command: 'npm', args: ['run', '--silent', 'test:edits'] }],
  [{ name: 'production build', command: 'npx', args: ['tsx', 'browser-tests/build.ts'] }],
  [
    { name: 'heads', command: 'npx', args: ['tsx', 'scripts/check-heads.ts'] },
    { name: 'first load', command: 'npx', args: ['tsx', 'scripts/first-load.ts'] },
  ],
  [{ name: 'browser tests', command: 'npm', args: ['run', '--silent', 'test:browser'] }],
];

const secondsSince = (start: number): number => Math.round((Date.now() - start) / 1000);

/** Runs a step and says how it went; gives its exit code. */
async function take({ name, command, args }: Step): Promise<number> {
  const started = Date.now();
  console.log(`── ${name}`);
  const code = await run(command, args);
  if (code === 0) console.log(`── ${name}: passed in ${secondsSince(started)} s`);
  else console.error(`\n${name} failed (exit code ${code}).`);
  return code;
}

async function main(): Promise<void> {
  const started = Date.now();
  await installHeadlessShell();
  console.log(`Browser: ${await findOrInstallBrowser()}`);
  for (const [index, group] of groups.entries()) {
    console.log(`── ${index + 1} of ${groups.length}, after ${secondsSince(started)} s`);
    const codes = await Promise.all(group.map(take));
    const failed = codes.find((code) => code !== 0);
    if (failed !== undefined) {
      process.exitCode = failed;
      return;
    }
  }
  console.log(`── all checks passed in ${secondsSince(started)} s`);
}

void main();
