/**
 * `npm test`: every check, one after the other, cheapest first. Stops at the first that fails.
 * Sees to its own browser (contract, "Commands").
 */
import { SITE } from '../browser-tests/support/addresses';
import { findOrInstallBrowser } from './lib/browser';
import { run } from './lib/run';

const steps: { name: string; command: string; args: string[] }[] = [
  { name: 'types', command: 'npx', args: ['tsc', '--noEmit'] },
  { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] },
  { name: 'content', command: 'npm', args: ['run', '--silent', 'check:content'] },
  { name: 'unit and component tests', command: 'npx', args: ['jest'] },
  { name: 'production build', command: 'npx', args: ['tsx', 'scripts/build-for-tests.ts'] },
  { name: 'heads', command: 'npx', args: ['tsx', 'scripts/check-heads.ts', SITE] },
  { name: 'first load', command: 'npx', args: ['tsx', 'scripts/first-load.ts'] },
  { name: 'browser tests', command: 'npm', args: ['run', '--silent', 'test:browser'] },
];

async function main(): Promise<void> {
  const browser = await findOrInstallBrowser();
  console.log(`Browser: ${browser}`);
  for (const { name, command, args } of steps) {
    const started = Date.now();
    console.log(`\n── ${name}`);
    const code = await run(command, args, { CHROMIUM_PATH: browser });
    if (code !== 0) {
      console.error(`\n${name} failed (exit code ${code}).`);
      process.exitCode = code;
      return;
    }
    console.log(`── ${name}: passed in ${Math.round((Date.now() - started) / 1000)} s`);
  }
}

void main();
