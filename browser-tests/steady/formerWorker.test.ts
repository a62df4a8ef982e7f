/** A site that stood at this address before may have left a service worker (gatsbyjs/gatsby 15402). */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, test } from '../fixtures';
import { SITE } from '../support/addresses';

const WORKER = '/sw.js';

/** Answers for every page. */
const FORMER_WORKER = `
oninstall = () => skipWaiting();
onactivate = (event) => event.waitUntil(clients.claim());
onfetch = (event) => {
  if (event.request.mode !== 'navigate') return;
  const headers = { 'content-type': 'text/html' };
  event.respondWith(new Response('<h1>The former site</h1>', { headers }));
};`;

/** What this site answers, as it is before it is compressed. */
async function fetchSite(url: string) {
  const answer = await fetch(SITE + url);
  const ofTransport = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !ofTransport.includes(name)),
  );
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/** Serves, on a port of its own, the former site until `isOver`, then this one. */
async function serveFormer(isOver: () => boolean) {
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    if (isOver()) {
      const { status, headers, body } = await fetchSite(url);
      response.writeHead(status, headers).end(body);
      return;
    }
    response.writeHead(200, { 'content-type': url === WORKER ? 'text/javascript' : 'text/html' });
    response.end(url === WORKER ? FORMER_WORKER : '<h1>The site of old</h1>');
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { site: `http://localhost:${address.port}`, server };
}

test('a former site’s service worker is gone after a visit', async ({ page }) => {
  let isOver = false;
  const { site, server } = await serveFormer(() => isOver);
  try {
    await page.goto(`${site}/`);
    await page.evaluate(async (file) => {
      await navigator.serviceWorker.register(file);
      await navigator.serviceWorker.ready;
    }, WORKER);
    isOver = true;
    // The worker answers once more; with the page, the browser asks for a newer one.
    await page.goto(`${site}/about`);
    await expect(page.locator('h1')).toHaveText('The former site');
    // Which goes, and loads the page again.
    await expect(page.locator('footer')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/about');
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
    await page.goto(`${site}/`);
    await expect(page.locator('footer')).toBeVisible();
  } finally {
    await page.goto('about:blank');
    server.closeAllConnections();
    server.close();
  }
});
