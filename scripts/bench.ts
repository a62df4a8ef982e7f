/**
 * `npm run bench`: the bytes of each page's first load in public/. `-- next-page`: the milliseconds from a click
 * to the paints of the next page, on slow 4G. `-- build`: the seconds of a cold and of a warm build.
 */
import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Browser } from 'puppeteer-core';
import { median, table } from './lib/figures';
import { listen } from './lib/localAddresses';
import { launchPrerendering, pause, withTab, type Tab } from './lib/prerendering';
import { run, runMain } from './lib/run';
import { serveSite } from './lib/siteServer';

/** The network of Lighthouse's phone: milliseconds until a response begins, then bytes per millisecond. */
const LATENCY = 150;
const BYTES_PER_MILLISECOND = 200;

/** A slow proxy of `site`: DevTools does not throttle prefetches. */
const slowSite = (site: string) =>
  listen(
    createServer(({ url = '/', headers }, response) => {
      const answered = request(site + url, { headers }, async (answer) => {
        const body = await buffer(answer);
        await pause(LATENCY + body.length / BYTES_PER_MILLISECOND);
        response.writeHead(answer.statusCode ?? 500, answer.headers).end(body);
      });
      answered.on('error', () => response.destroy()).end();
    }),
  );

/** Ways to prepare the next page, each with a script that hides the better ones from the browser. */
const METHODS = {
  'speculation rules': '',
  'fetched by the page': 'HTMLScriptElement.supports = () => false;',
  'nothing prepared': 'Object.defineProperty(navigator.connection, "saveData", { value: true });',
};

/** Page, and the target of a visible link on it. */
const PAIRS = [
  ['/', '/about'],
  ['/', '/risk'],
  ['/about', '/contact'],
  ['/risk', '/airlines'],
  ['/cookies', '/privacy-policy'],
] as const;

/** Milliseconds from hover to click, and until a page has settled. */
const HOVER = 300;
const REST = 2000;

/** Runs in the page: records the time of a click. */
const NOTE_CLICK = `addEventListener('click', ({ timeStamp }) =>
  localStorage.setItem('bench-click', performance.timeOrigin + timeStamp), true);`;

/** Runs in the next page: the milliseconds from the click to its first and its largest paint. */
const PAINTS = `new Promise((resolve) =>
  new PerformanceObserver((list) =>
    resolve([performance.getEntriesByName('first-contentful-paint')[0], list.getEntries().at(-1)].map(
      ({ startTime }) => performance.timeOrigin + startTime - localStorage.getItem('bench-click'))),
  ).observe({ type: 'largest-contentful-paint', buffered: true }))`;

/** Hovers over a link, then follows it. Returns the milliseconds to the first and to the largest paint. */
async function follow(tab: Tab, to: string, isPrerendered: boolean): Promise<number[]> {
  const { page, evaluate, until, untilPrerendered, show } = tab;
  const place = await show(`a[href="${to}"]:not([hreflang])`);
  await page.mouse.move(...place);
  // Puppeteer loses a tab in which a page is shown before its prerendering is done.
  if (isPrerendered) await untilPrerendered(new URL(to, page.url()).href);
  await pause(isPrerendered ? REST : HOVER);
  // The page may be gone before it answers.
  void page.mouse.click(...place).catch(() => undefined);
  await until(
    `location.pathname === '${to}' && performance.getEntriesByName('first-contentful-paint').length`,
  );
  await pause(REST);
  const paints = await evaluate(PAINTS);
  return Array.isArray(paints) ? paints.map(Number) : [];
}

/** A row of the table: one method, measured on each pair of pages. */
async function row(browser: Browser, origin: string, method: string, script: string) {
  const changes: number[][] = [];
  for (const [from, to] of PAIRS) {
    await withTab(browser, { width: 1350, height: 940 }, async (tab) => {
      await tab.page.evaluateOnNewDocument(`${script}${NOTE_CLICK}`);
      await tab.page.goto(origin + from);
      await pause(REST);
      changes.push(await follow(tab, to, script === ''));
    }).catch((error: unknown) => console.log(`${from} to ${to}: ${String(error).slice(0, 100)}`));
  }
  const figures = [0, 1].map((which) => changes.map((paints) => paints[which] ?? NaN));
  return [
    `${method} (${changes.length} of ${PAIRS.length})`,
    ...figures.flatMap((list) =>
      [median(list), Math.max(...list)].map((figure) => figure.toFixed()),
    ),
  ];
}

async function nextPage(): Promise<void> {
  const site = await serveSite(0);
  const slow = await slowSite(site.origin);
  const browser = await launchPrerendering();
  const rows = [['ms from the click', 'first', 'worst', 'largest', 'worst']];
  try {
    for (const [method, script] of Object.entries(METHODS))
      rows.push(await row(browser, slow.origin, method, script));
    console.log(table(rows));
  } finally {
    await browser.close();
    await slow.close();
    await site.close();
  }
}

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
  const [what] = process.argv.slice(2);
  if (what === 'next-page') return nextPage();
  if (what === 'build') return build();
  return run('npx', ['tsx', 'scripts/first-load.ts']);
});
