/**
 * `npm run bench`: the bytes of each page's first load in public/. `-- build`: the seconds of a cold and of a warm
 * build.
 */
import { rmSync } from 'node:fs';
import { readCommandLine } from './lib/processes/commandLine';
import { run, runMain } from './lib/processes/run';

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

runMain(async () => {
  const { words } = readCommandLine({
    usage: 'npm run bench\nnpm run bench -- build',
    options: {},
    words: ['build'],
  });
  if (words.includes('build')) return build();
  return run('npx', ['tsx', 'scripts/check-first-load.ts']);
});
