/** Addresses as people and other programs write them, and places on a page that must not be lost. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { SITE } from '../support/addresses';
import { hasStarted, start, turnToControl, withPage } from '../support/browser';
import { consent, errorPage, menuPathTo, navigation } from '../support/content';
import { eventually } from '../support/eventually';

const WIDE = { viewport: { width: 1440, height: 900 } };

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const isAt = (page: Page, expected: number) =>
  eventually(
    () => scrolledTo(page),
    (place) => Math.abs(place - expected) <= 2,
    10_000,
  );

/** The page has its own heading, and its header and footer around it. */
async function expectWhole(page: Page, heading: string): Promise<void> {
  expect(await page.locator('h1').innerText()).toBe(heading);
  for (const part of ['header', 'main', 'footer']) {
    expect(await page.locator(part).first().isVisible()).toBe(true);
  }
}

test.each(['/contact#50%', '/ar#%E0%A4%A', '/#%'])(
  'the page at %s stays, before and after its scripts have started',
  (address) =>
    withPage(async ({ page, errors }) => {
      const [plain = ''] = address.split('#');
      await page.goto(plain);
      const heading = await page.locator('h1').innerText();
      await page.goto('about:blank');
      await page.goto(address);
      await expectWhole(page, heading);
      // A press, as a visitor's: the page is hydrated.
      await page.locator('[data-theme-toggle]').first().click();
      await hasStarted(page);
      await expectWhole(page, heading);
      expect(errors).toEqual([]);
    }, WIDE),
);

test('a fragment that cannot be decoded leaves the page that it is added to as it is', () =>
  withPage(async ({ page, errors }) => {
    await start(page, '/contact');
    const heading = await page.locator('h1').innerText();
    await page.evaluate(() => {
      location.hash = '#50%';
    });
    await page.waitForFunction(() => !location.hash.includes('%'));
    await expectWhole(page, heading);
    expect(errors).toEqual([]);
  }, WIDE));

test.each(['/100%', '/%', '/ar/100%'])('%s is Not Found, before and after the start', (address) =>
  withPage(async ({ page }) => {
    await page.goto(address);
    const heading = await page.locator('h1').innerText();
    if (!address.startsWith('/ar')) expect(heading).toBe(errorPage.title);
    await turnToControl(page);
    await hasStarted(page);
    await expectWhole(page, heading);
  }, WIDE),
);

test('a page that is reloaded keeps its place, and a link from there leads to the top of the next', () =>
  withPage(async ({ page }) => {
    await start(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 2400, behavior: 'instant' }));
    await isAt(page, 2400);
    await page.reload();
    await isAt(page, 2400);
    await turnToControl(page);
    await hasStarted(page);
    await isAt(page, 2400);
    const { dropdown, link } = menuPathTo('/risk');
    await page.getByRole('button', { name: dropdown }).click();
    await page.locator('header').getByRole('link', { name: link }).click();
    await page.waitForURL(/\/risk$/);
    await isAt(page, 0);
  }, WIDE));

test('a page that opens in another tab leaves the dropdown of its link open', () =>
  withPage(async ({ page }) => {
    await start(page, '/');
    const { dropdown, link } = menuPathTo('/risk');
    const button = page.getByRole('button', { name: dropdown });
    await button.click();
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .locator('header')
        .getByRole('link', { name: link })
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await other.waitForURL(/\/risk$/);
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(new URL(page.url()).pathname).toBe('/');
  }, WIDE));

test('the wheel over the open cookie dialogue does not scroll the page behind it', () =>
  withPage(async ({ page }) => {
    await start(page, '/');
    await page
      .locator('footer')
      .getByRole('button', { name: navigation.footer.cookiePreferences })
      .click();
    const dialog = page.getByRole('dialog', { name: consent.dialog.title });
    await dialog.waitFor();
    const before = await scrolledTo(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await dialog.boundingBox()) ?? {};
    const { width: windowWidth, height: windowHeight } = WIDE.viewport;
    const places = [
      [x + width / 2, y + height / 2],
      // Beside it, over what it covers.
      [windowWidth - 20, windowHeight - 20],
    ] as const;
    for (const [left, top] of places) {
      await page.mouse.move(left, top);
      for (const way of [-600, 600]) {
        for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, way);
        // Scrolling begins at the next frames.
        await page.waitForTimeout(300);
        expect(await scrolledTo(page)).toBe(before);
      }
    }
  }, WIDE));

test('a page that was saved to disk keeps its text when the pointer moves', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'saved-page-'));
  try {
    await withPage(async ({ page }) => {
      const answer = await page.goto('/about');
      const heading = await page.locator('h1').innerText();
      const file = path.join(folder, 'about.html');
      await writeFile(file, (await answer?.text()) ?? '');
      await page.goto(pathToFileURL(file).href);
      const text = await page.locator('main').innerText();
      await page.mouse.move(100, 100);
      await page.mouse.move(700, 400, { steps: 5 });
      await page.mouse.click(700, 400);
      await page.waitForTimeout(1500);
      expect(await page.locator('h1').innerText()).toBe(heading);
      expect(await page.locator('main').innerText()).toBe(text);
    }, WIDE);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** A worker as a former site may have left it: it answers for every page. */
const FORMER_WORKER = `
oninstall = () => skipWaiting();
onactivate = (event) => event.waitUntil(clients.claim());
onfetch = (event) => {
  if (event.request.mode !== 'navigate') return;
  const headers = { 'content-type': 'text/html' };
  event.respondWith(new Response('<h1>The former site</h1>', { headers }));
};`;

/** Serves, on a port of its own, the former site until `isOver`, then this one. */
async function serveFormer(worker: string, isOver: () => boolean) {
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const type = url === worker ? 'text/javascript' : 'text/html';
    if (!isOver()) {
      response.writeHead(200, { 'content-type': type });
      response.end(url === worker ? FORMER_WORKER : '<h1>The site of old</h1>');
      return;
    }
    const { status, headers, body } = await fetchSite(url);
    response.writeHead(status, headers).end(body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { site: `http://localhost:${address.port}`, server };
}

/** What this site answers, as it is before it is compressed. */
async function fetchSite(url: string) {
  const answer = await fetch(SITE + url);
  const ofTransport = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !ofTransport.includes(name)),
  );
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}

test.each(['/service-worker.js', '/sw.js'])(
  "a former site's service worker at %s is gone after a visit",
  async (worker) => {
    let isOver = false;
    const { site, server } = await serveFormer(worker, () => isOver);
    try {
      await withPage(async ({ page }) => {
        await page.goto(`${site}/`);
        await page.evaluate(async (file) => {
          await navigator.serviceWorker.register(file);
          await navigator.serviceWorker.ready;
        }, worker);
        isOver = true;
        // The worker answers once more; with the page, the browser asks for a newer one.
        await page.goto(`${site}/about`);
        expect(await page.locator('h1').innerText()).toBe('The former site');
        // Which goes, and loads the page again.
        await page.locator('footer').waitFor();
        expect(new URL(page.url()).pathname).toBe('/about');
        await eventually(
          () =>
            page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
          (count) => count === 0,
        );
        await page.goto(`${site}/`);
        await page.locator('footer').waitFor();
      }, WIDE);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
);
