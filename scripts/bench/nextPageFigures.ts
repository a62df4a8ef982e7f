/** `npm run bench -- next-page`: how long a change of page takes, from the click to its paints. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findOrInstallBrowser } from '../lib/browser';
import { Chromium } from '../lib/devTools';
import { serveSite } from '../lib/siteServer';
import { median, table } from './figures';
import { actRows } from './nextPage/acts';
import { connections, slowConnection, type Connection } from './nextPage/network';
import {
  follow,
  linkTo,
  newVisitor,
  open,
  start,
  type Change,
  type Means,
} from './nextPage/visitor';
import { walkBytes } from './nextPage/walk';

const SITE_PORT = Number(process.env.PORT ?? 9660);
const SLOW_PORT = SITE_PORT + 1;
const SLOW_SITE = `http://localhost:${SLOW_PORT}`;

/** From, to: a link that can be seen, with every kind of page on both sides. */
const PAIRS: readonly (readonly [from: string, to: string])[] = [
  ['/', '/about'],
  ['/', '/success'],
  ['/', '/risk'],
  ['/', '/amplification'],
  ['/about', '/hoo-talk'],
  ['/about', '/contact'],
  ['/risk', '/airlines'],
  ['/risk', '/hoo-talk'],
  ['/risk', '/reputation'],
  ['/amplification', '/mass-analytics'],
  ['/amplification', '/FMCG'],
  ['/success', '/banking-insurance'],
  ['/success', '/fashion'],
  ['/airlines', '/risk'],
  ['/airlines', '/telco'],
  ['/hoo-talk', '/'],
  ['/cookies', '/privacy-policy'],
  ['/contact', '/about'],
  ['/login', '/signup'],
  ['/signup', '/login'],
];

interface Case {
  means: Means;
  isTurnedTo: boolean;
  hasStarted: boolean;
}

const CASES: readonly Case[] = [
  { means: 'rules', isTurnedTo: true, hasStarted: false },
  { means: 'rules', isTurnedTo: false, hasStarted: false },
  { means: 'fetch', isTurnedTo: true, hasStarted: false },
  { means: 'none', isTurnedTo: true, hasStarted: false },
  { means: 'rules', isTurnedTo: true, hasStarted: true },
  { means: 'rules', isTurnedTo: false, hasStarted: true },
  { means: 'none', isTurnedTo: true, hasStarted: true },
];

const MEANS_NAMES: Readonly<Record<Means, string>> = {
  rules: 'speculation rules',
  fetch: 'fetched by the page',
  none: 'nothing prepared',
};

async function change(
  chromium: Chromium,
  [from, to]: readonly [string, string],
  one: Case,
): Promise<Change> {
  const tab = await newVisitor(chromium, one.means);
  try {
    await open(tab, SLOW_SITE + from);
    if (one.hasStarted) await start(tab);
    return await follow(tab, await linkTo(tab, to), to, one.isTurnedTo);
  } finally {
    await tab.close();
  }
}

const milliseconds = (figure: number): string => String(Math.round(figure));

function cells(changes: readonly Change[]): string[] {
  const figures = [changes.map(({ first }) => first), changes.map(({ largest }) => largest)];
  return figures.flatMap((list) => [milliseconds(median(list)), milliseconds(Math.max(...list))]);
}

async function changesOn(chromium: Chromium, connection: Connection): Promise<string[][]> {
  const slow = await slowConnection(connection, SLOW_PORT, SITE_PORT);
  const rows: string[][] = [];
  try {
    for (const one of CASES) {
      const changes: Change[] = [];
      for (const pair of PAIRS) {
        const found = await change(chromium, pair, one);
        changes.push(found);
        if (process.env.VERBOSE) console.log(pair.join(' → '), one, found);
      }
      rows.push([
        `${connection.name}, ${one.hasStarted ? 'after' : 'before'} the start`,
        MEANS_NAMES[one.means],
        one.isTurnedTo ? 'yes' : 'no',
        ...cells(changes),
      ]);
      console.log(rows.at(-1)?.join(', '));
    }
  } finally {
    slow.close();
  }
  return rows;
}

async function walkRows(chromium: Chromium, connection: Connection): Promise<string[][]> {
  const rows = [['bytes of a walk of ten pages', 'in all', 'pages never visited']];
  for (const means of ['rules', 'fetch', 'none'] as const) {
    const bytes = await walkBytes(chromium, means, connection, SLOW_PORT, SITE_PORT);
    rows.push([MEANS_NAMES[means], ...bytes]);
  }
  return rows;
}

/**
 * Prints three tables: changes of page, a walk, and acts within a page.
 * @param names of the connections, by which the first is repeated; all where none are named
 * @throws Error where there is no built site
 */
export async function nextPageFigures(project: string, names: readonly string[]): Promise<void> {
  const publicFolder = path.join(project, 'public');
  if (!existsSync(path.join(publicFolder, 'index.html'))) {
    throw new Error('There is no built site in public/: run `npm run build` first.');
  }
  const site = await serveSite(publicFolder, SITE_PORT);
  const chromium = await Chromium.launch(await findOrInstallBrowser());
  try {
    const [connection] = connections;
    const acts = await actRows(chromium, `http://localhost:${SITE_PORT}`);
    const walk = connection ? await walkRows(chromium, connection) : [];
    const header = [
      'ms from the click',
      'means',
      'turned to',
      'first',
      'worst',
      'largest',
      'worst',
    ];
    const rows = [header];
    for (const connection of connections) {
      if (names.length > 0 && !names.includes(connection.name)) continue;
      rows.push(...(await changesOn(chromium, connection)));
    }
    for (const one of [rows, walk, acts]) console.log(`\n${table(one)}`);
  } finally {
    await chromium.close();
    await site.close();
  }
}
