/** `npm run bench -- next-page`: how long a change of page takes, from the click to its paints. */
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Browser } from 'puppeteer-core';
import { median, table } from '../lib/figures';
import { launchPrerendering, pause, withTab, type Tab } from '../lib/prerendering';
import { serveSite } from '../lib/siteServer';
import { slowSite, type SlowSite } from './network';

/** Milliseconds from the pointer's arrival at a link to the click. */
const HOVER = 300;
/** More than a page takes to come to rest. */
const REST = 2000;
/** A device four times slower than this one. */
const SLOW_DOWN = 4;
const SCREEN = { width: 1350, height: 940 };

/** By which means the next page is prepared: what makes the browser one that has no other. */
const MEANS = {
  'speculation rules': '',
  'fetched by the page': 'HTMLScriptElement.supports = () => false;',
  'nothing prepared': 'Object.defineProperty(navigator.connection, "saveData", { value: true });',
} as const;

type Means = keyof typeof MEANS;

/** From, to: a link that can be seen, with every kind of page on both sides. */
const PAIRS = [
  ['/', '/about'],
  ['/', '/success'],
  ['/', '/risk'],
  ['/', '/amplification'],
  ['/about', '/hoo-talk'],
  ['/about', '/contact'],
  ['/risk', '/airlines'],
  ['/risk', '/reputation'],
  ['/amplification', '/FMCG'],
  ['/success', '/fashion'],
  ['/airlines', '/telco'],
  ['/hoo-talk', '/'],
  ['/cookies', '/privacy-policy'],
  ['/contact', '/about'],
  ['/login', '/signup'],
] as const;

const CASES: readonly { means: Means; isHovered: boolean; isStarted: boolean }[] = [
  { means: 'speculation rules', isHovered: true, isStarted: false },
  { means: 'speculation rules', isHovered: false, isStarted: false },
  { means: 'fetched by the page', isHovered: true, isStarted: false },
  { means: 'nothing prepared', isHovered: true, isStarted: false },
  { means: 'speculation rules', isHovered: true, isStarted: true },
  { means: 'nothing prepared', isHovered: true, isStarted: true },
];

const WALK: readonly string[] = [
  '/',
  '/risk',
  '/airlines',
  '/telco',
  '/education',
  '/about',
  '/hoo-talk',
  '/contact',
  '/cookies',
  '/privacy-policy',
];

/** Hovered on each page of the walk, and not followed. */
const ASIDE = `:is(main, footer) a[href^="/"]:not([href*="#"], [href*="."], [aria-current])${WALK.map(
  (address) => `:not([href="${address}"])`,
).join('')}`;

const recorder = () =>
  buildSync({
    entryPoints: [path.join(__dirname, 'recorder.ts')],
    bundle: true,
    format: 'iife',
    write: false,
  }).outputFiles[0]?.text ?? '';

/** Runs `use` with a fresh visitor on a slow device. */
const withVisitor = <T>(browser: Browser, means: Means, use: (tab: Tab) => Promise<T>) =>
  withTab(browser, SCREEN, async (tab) => {
    await tab.page.emulateCPUThrottling(SLOW_DOWN);
    await tab.page.evaluateOnNewDocument(MEANS[means] + recorder());
    return use(tab);
  });

async function open({ page }: Tab, address: string): Promise<void> {
  await page.goto(address);
  await pause(REST);
}

/** Has the page's scripts start, and waits until it is at rest. */
async function start({ page, until }: Tab): Promise<void> {
  await page.evaluate(() =>
    document
      .querySelector('[data-theme-toggle]')
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  );
  await until('document.documentElement.hasAttribute("data-started")');
  await pause(REST);
}

/** Follows a link. Returns the milliseconds from the click to the first and the largest paint. */
async function follow(
  { page, until, show }: Tab,
  to: string,
  isHovered: boolean,
): Promise<[first: number, largest: number]> {
  const place = await show(`a[href="${to}"]:not([hreflang])`);
  if (isHovered) {
    await page.mouse.move(...place);
    await pause(HOVER);
  }
  // The page may be gone before it answers.
  void page.mouse.click(...place).catch(() => undefined);
  // Puppeteer runs no script in a prerendered page before it is shown; its paints are kept for later.
  await until(
    `window.paints || (() => { ${recorder()} })(), location.pathname === '${to}' && window.paints.largest > 0`,
  );
  await pause(REST);
  return page.evaluate((): [number, number] => {
    const clicked = Number(localStorage.getItem('bench-click'));
    const { first, largest } = window.paints;
    return [first - clicked, Math.max(first, largest) - clicked];
  });
}

async function changeRows(browser: Browser, { origin }: SlowSite): Promise<string[][]> {
  const rows = [['ms from the click', 'hovered', 'first', 'worst', 'largest', 'worst']];
  for (const { means, isHovered, isStarted } of CASES) {
    const changes: [number, number][] = [];
    for (const [from, to] of PAIRS) {
      changes.push(
        await withVisitor(browser, means, async (tab) => {
          await open(tab, origin + from);
          if (isStarted) await start(tab);
          return follow(tab, to, isHovered);
        }),
      );
    }
    const figures = [changes.map(([first]) => first), changes.map(([, largest]) => largest)];
    rows.push([
      `${isStarted ? 'after' : 'before'} the start, ${means}`,
      isHovered ? 'yes' : 'no',
      ...figures.flatMap((list) => [median(list), Math.max(...list)].map((one) => one.toFixed())),
    ]);
    console.log(rows.at(-1)?.join(', '));
  }
  return rows;
}

/** The page that an answer is a document or the data of. */
function pageOf(address: string): string | undefined {
  const [, ofData] = /^\/page-data(\/.*)\/page-data\.json$/.exec(address) ?? [];
  if (ofData) return ofData === '/index' ? '/' : ofData;
  return /^\/page-data\/|\.|^\/speculation-rules$/.test(address) ? undefined : address;
}

async function walkRows(browser: Browser, { origin, answers }: SlowSite): Promise<string[][]> {
  const rows = [['bytes of a walk of ten pages', 'in all', 'pages never visited']];
  for (const means of Object.keys(MEANS) as Means[]) {
    answers.length = 0;
    await withVisitor(browser, means, async (tab) => {
      const [first = '/', ...others] = WALK;
      await open(tab, origin + first);
      for (const to of others) {
        await tab.page.mouse.move(...(await tab.show(ASIDE)));
        await pause(HOVER);
        await follow(tab, to, true);
      }
    });
    const sum = (some: SlowSite['answers']) =>
      String(some.reduce((bytes, answer) => bytes + answer.bytes, 0));
    const unvisited = answers.filter(({ path: asked }) => {
      const page = pageOf(asked);
      return page !== undefined && !WALK.includes(page);
    });
    rows.push([means, sum(answers), sum(unvisited)]);
    console.log(rows.at(-1)?.join(', '));
  }
  return rows;
}

/** Prints two tables: changes of page, and a walk. */
export async function nextPageFigures(): Promise<void> {
  const site = await serveSite('public', 0);
  const slow = await slowSite(site.origin);
  const browser = await launchPrerendering();
  try {
    const walk = await walkRows(browser, slow);
    const changes = await changeRows(browser, slow);
    for (const rows of [changes, walk]) console.log(`\n${table(rows)}`);
  } finally {
    await browser.close();
    slow.close();
    await site.close();
  }
}
