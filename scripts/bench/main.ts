/** `npm run bench`: prints the bytes of each page's first load; `-- FIGURES` other figures. Nothing is asserted. */
import { run, runMain } from '../lib/run';
import { lighthouseFigures } from './lighthouse';
import { nextPageFigures } from './nextPage';

const USAGE = `npm run bench -- FIGURES

  first-load             bytes of the first load of every page in public/
  lighthouse [/path …]   Lighthouse on a phone: every page in public/, or those named; median of 3
  next-page              milliseconds to the next page, prepared or not, on slow 4G`;

const figures: Record<string, (values: string[]) => Promise<unknown>> = {
  // The table has a script of its own, which `npm test` runs too.
  'first-load': () => run('npx', ['tsx', 'scripts/first-load.ts']),
  lighthouse: lighthouseFigures,
  'next-page': nextPageFigures,
};

const [name = 'first-load', ...values] = process.argv.slice(2);
const print = figures[name];
if (print) {
  // Whatever the figures are.
  runMain(() => print(values).then(() => 0));
} else {
  console.log(USAGE);
  process.exitCode = 2;
}
