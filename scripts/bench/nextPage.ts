/** `npm run bench -- next-page`: how long a change of page takes, from the click to its paints. */
import { createServer, request, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Browser } from 'puppeteer-core';
import { median, table } from '../lib/figures';
import { listen } from '../lib/localAddresses';
import { launchPrerendering, pause, withTab, type Tab } from '../lib/prerendering';
import { serveSite } from '../lib/siteServer';

/** Lighthouse's phone, slow 4G: milliseconds that an answer takes at least, bytes of all together. */
const LATENCY = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;

/** How much is sent at once, so that several answers share the line. */
const PIECE = 4096;

/** Passes requests on to `site` and answers slowly; DevTools' throttling leaves prefetches out. */
function slowSite(site: string) {
  /** When the line is free again. */
  let freeAt = 0;

  async function* slowly(answer: IncomingMessage) {
    await pause(LATENCY);
    for await (const chunk of answer) {
      const bytes = Buffer.from(chunk);
      for (let start = 0; start < bytes.length; start += PIECE) {
        const piece = bytes.subarray(start, start + PIECE);
        freeAt = Math.max(freeAt, performance.now()) + (1000 * piece.length) / BYTES_PER_SECOND;
        await pause(freeAt - performance.now());
        yield piece;
      }
    }
  }

  const server = createServer(({ url = '/', headers }, response) => {
    request(site + url, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      // The browser may leave before the end.
      pipeline(slowly(answer), response).catch(() => undefined);
    })
      .on('error', () => response.destroy())
      .end();
  });
  return listen(server);
}

/** Milliseconds from the pointer's arrival at a link to the click. */
const HOVER = 300;
/** More than a page takes to come to rest. */
const REST = 2000;

/** By which means the next page is prepared: what makes the browser one that has no other. */
const MEANS = {
  'speculation rules': '',
  'fetched by the page': 'HTMLScriptElement.supports = () => false;',
  'nothing prepared': 'Object.defineProperty(navigator.connection, "saveData", { value: true });',
};

/** From, to: a link that can be seen, with every kind of page on both sides. */
const PAIRS = [
  ['/', '/about'],
  ['/', '/risk'],
  ['/about', '/hoo-talk'],
  ['/about', '/contact'],
  ['/risk', '/airlines'],
  ['/success', '/fashion'],
  ['/cookies', '/privacy-policy'],
] as const;

/** Runs in the page: notes when a link is clicked. */
const NOTE_CLICK = `addEventListener(
  'click',
  ({ timeStamp }) => localStorage.setItem('bench-click', performance.timeOrigin + timeStamp),
  true,
)`;

/** Runs in the page behind the link: the milliseconds from the click to its first and its largest paint. */
const PAINTS = `new Promise((resolve) =>
  new PerformanceObserver((list) =>
    resolve(
      [performance.getEntriesByName('first-contentful-paint')[0], list.getEntries().at(-1)].map(
        ({ startTime }) => performance.timeOrigin + startTime - localStorage.getItem('bench-click'),
      ),
    ),
  ).observe({ type: 'largest-contentful-paint', buffered: true }),
)`;

/** Hovers a link and follows it. Returns the milliseconds from the click to the first and the largest paint. */
async function follow(
  { page, evaluate, until, untilPrerendered, show }: Tab,
  to: string,
  isPrerendered: boolean,
): Promise<[first: number, largest: number]> {
  const { origin } = new URL(page.url());
  const place = await show(`a[href="${to}"]:not([hreflang])`);
  await page.mouse.move(...place);
  // Puppeteer loses a tab in which a page is shown before its prerendering is done, and with a slower CPU.
  if (isPrerendered) await untilPrerendered(origin + to);
  await pause(isPrerendered ? REST : HOVER);
  // The page may be gone before it answers.
  void page.mouse.click(...place).catch(() => undefined);
  await until(
    `location.pathname === '${to}' && performance.getEntriesByName('first-contentful-paint').length`,
  );
  await pause(REST);
  const paints = await evaluate(PAINTS);
  const [first = NaN, largest = NaN] = Array.isArray(paints) ? paints.map(Number) : [];
  return [first, Math.max(first, largest)];
}

/** A line of the table: the changes of page by one of the means. */
async function row(
  browser: Browser,
  origin: string,
  [means, script]: [means: string, script: string],
): Promise<string[]> {
  const changes: [number, number][] = [];
  for (const [from, to] of PAIRS) {
    await withTab(browser, { width: 1350, height: 940 }, async (tab) => {
      await tab.page.evaluateOnNewDocument(`${script}${NOTE_CLICK}`);
      await tab.page.goto(origin + from);
      await pause(REST);
      changes.push(await follow(tab, to, script === ''));
    }).catch((error: unknown) => console.log(`${from} to ${to}: ${String(error).slice(0, 100)}`));
  }
  const figures = [changes.map(([first]) => first), changes.map(([, largest]) => largest)];
  return [
    `${means} (${changes.length} of ${PAIRS.length})`,
    ...figures.flatMap((list) => [median(list), Math.max(...list)].map((one) => one.toFixed())),
  ];
}

/** Prints a table of changes of page. */
export async function nextPageFigures(): Promise<void> {
  const site = await serveSite('public', 0);
  const slow = await slowSite(site.origin);
  const browser = await launchPrerendering();
  const rows = [['ms from the click', 'first', 'worst', 'largest', 'worst']];
  try {
    for (const one of Object.entries(MEANS)) rows.push(await row(browser, slow.origin, one));
    console.log(table(rows));
  } finally {
    await browser.close();
    await slow.close();
    await site.close();
  }
}
