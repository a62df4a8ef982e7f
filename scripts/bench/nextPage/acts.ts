/** How soon a page answers to the visitor's hand. */
import { pause, type Chromium, type Tab } from '../../lib/devTools';
import { median } from '../figures';
import { newVisitor, open, start } from './visitor';

interface Act {
  name: string;
  page: string;
  /** What is pressed. */
  selector: string;
  /** What is typed then, key by key. */
  text?: string;
}

const ACTS: readonly Act[] = [
  { name: 'theme', page: '/', selector: '[data-theme-toggle]' },
  { name: 'menu', page: '/', selector: '[data-opens=list]' },
  { name: 'flip card', page: '/', selector: 'button[id$="-turn"]' },
  { name: 'typing', page: '/contact', selector: '[name=first_name]', text: 'Ada Lovelace' },
  { name: 'submit', page: '/contact', selector: 'main [type=submit]' },
];

const TRIALS = 5;
/** Event timing reports nothing shorter. */
const SHORTEST = 16;
/** More than an act and its entry take. */
const ANSWERED = 1500;

/** @returns milliseconds, in steps of 8 */
async function slowest(
  tab: Tab,
  { page, selector, text }: Act,
  site: string,
  hasStarted: boolean,
): Promise<number> {
  await open(tab, site + page);
  if (hasStarted) await start(tab);
  const place = await tab.show(selector);
  await tab.evaluate('window.slowestAct = 0');
  await tab.click(place);
  if (text) await tab.type(text);
  await pause(ANSWERED);
  return Math.max(SHORTEST, Number(await tab.evaluate('window.slowestAct')));
}

/** Rows of a table: milliseconds from an act to the next frame, before and after the start. */
export async function actRows(chromium: Chromium, site: string): Promise<string[][]> {
  const rows = [['ms from the act', 'median', 'worst']];
  for (const act of ACTS) {
    for (const hasStarted of [false, true]) {
      const figures: number[] = [];
      for (let trial = 0; trial < TRIALS; trial += 1) {
        const tab = await newVisitor(chromium, 'rules');
        try {
          figures.push(await slowest(tab, act, site, hasStarted));
        } finally {
          await tab.close();
        }
      }
      rows.push([
        `${act.name}, ${hasStarted ? 'after' : 'before'} the start`,
        String(median(figures)),
        String(Math.max(...figures)),
      ]);
      console.log(rows.at(-1)?.join(', '));
    }
  }
  return rows;
}
