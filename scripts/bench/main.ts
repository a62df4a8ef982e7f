/** `npm run bench`: prints the bytes of each page's first load; `-- next-page` the time that a change of page takes. */
import { run, runMain } from '../lib/run';
import { nextPageFigures } from './nextPage';

runMain(async () => {
  if (process.argv[2] === 'next-page') await nextPageFigures();
  // The table has a script of its own, which `npm test` runs too.
  else await run('npx', ['tsx', 'scripts/first-load.ts']);
});
