/**
 * `npm run bench`: the bytes of each page's first load in public/. `-- build`: the seconds of a cold and of a warm
 * build. `-- typing`: the CPU milliseconds of a letter typed in a form of /admin, with the content of public/ and with
 * 5,000 stories more.
 */
import { rmSync } from 'node:fs';
import { readCommandLine } from './lib/processes/commandLine';
import { run, runMain } from './lib/processes/run';
import { table } from './lib/site/figures';
import { TYPING_COLUMNS, typingRow } from './lib/site/typing';

/** Returns the exit code of the first build that fails; 0 if none does. */
async function build(): Promise<number> {
  for (const folder of ['.cache', 'public', '.generated'])
    rmSync(folder, { recursive: true, force: true });
  for (const name of ['cold', 'warm']) {
    const start = performance.now();
    const code = await run('npm', ['run', '--silent', 'build']);
    if (code !== 0) return code;
    console.log(`${name}: ${((performance.now() - start) / 1000).toFixed()} s`);
  }
  return 0;
}

async function typing(): Promise<void> {
  const rows = [TYPING_COLUMNS];
  for (const stories of [0, 5000]) rows.push(await typingRow(stories));
  console.log(table(rows));
}

runMain(async () => {
  const { words } = readCommandLine({
    usage: 'npm run bench\nnpm run bench -- build\nnpm run bench -- typing',
    options: {},
    words: ['build', 'typing'],
  });
  if (words.includes('build')) return build();
  if (words.includes('typing')) return typing();
  return run('npx', ['tsx', 'scripts/check-first-load.ts']);
});
