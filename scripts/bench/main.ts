/** `npm run bench`: prints the bytes of each page's first load; `-- next-page` the time that a change of page takes. */
import { run, runMain } from '../lib/run';
import { nextPageFigures } from './nextPage';

const figures: Record<string, () => Promise<unknown>> = {
  // The table has a script of its own, which `npm test` runs too.
  'first-load': () => run('npx', ['tsx', 'scripts/first-load.ts']),
  'next-page': nextPageFigures,
};

const [name = 'first-load'] = process.argv.slice(2);

runMain(async () => {
  const print = figures[name];
  if (!print) throw new Error(`npm run bench -- ${Object.keys(figures).join(' | ')}`);
  await print();
});
