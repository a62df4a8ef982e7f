/** A former site at this address may have left a service worker (gatsbyjs/gatsby 15402). */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../scripts/lib/processes/localAddresses';
import { expect, test } from '../fixtures';
import { SITE } from '../support/addresses';

const WORKER = '/sw.js';

/** Responds to the requests for all pages. */
const FORMER_WORKER = `
oninstall = () => skipWaiting();
onactivate = (event) => event.waitUntil(clients.claim());
onfetch = (event) => {
  if (event.request.mode !== 'navigate') return;
  const headers = { 'content-type': 'text/html' };
  event.respondWith(new Response('<h1>The former site</h1>', { headers }));
};`;

/** This site's response, uncompressed. */
async function fetchSite(url: string) {
  const answer = await fetch(SITE + url);
  const ofTransport = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !ofTransport.includes(name)),
  );
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/** Serves the former site until `isOver`, then this one. */
function serveFormer(isOver: () => boolean) {
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    if (isOver()) {
      const { status, headers, body } = await fetchSite(url);
      response.writeHead(status, headers).end(body);
      return;
    }
    response.writeHead(200, { 'content-type': url === WORKER ? 'text/javascript' : 'text/html' });
    response.end(url === WORKER ? FORMER_WORKER : '<h1>The site of old</h1>');
  };
  return listen(createServer((request, response) => void answer(request, response)));
}

test('a former site’s service worker is gone after a visit', async ({ page }) => {
  let isOver = false;
  const { origin: site, close } = await serveFormer(() => isOver);
  try {
    await page.goto(`${site}/`);
    await page.evaluate(async (file) => {
      await navigator.serviceWorker.register(file);
      await navigator.serviceWorker.ready;
    }, WORKER);
    isOver = true;
    // The worker responds once more, and the browser updates it.
    await page.goto(`${site}/about`);
    await expect(page.locator('h1')).toHaveText('The former site');
    // The new worker unregisters itself and reloads the page.
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
    await close();
  }
});
