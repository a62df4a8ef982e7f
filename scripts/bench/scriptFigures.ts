/** `npm run bench -- scripts`: bytes of the script files that a visit of the built site loads. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { findOrInstallBrowser } from '../lib/browser';
import { serveSite } from '../lib/siteServer';
import { table } from './figures';

const PORT = Number(process.env.PORT ?? 9650);
const SITE = `http://localhost:${PORT}`;

/** Chromium and the servers that compress ahead of time use this quality. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2);

interface Visit {
  about: string;
  start: string;
  act: (page: Page) => Promise<void>;
}

/** Sends the lead form; whoever the API is, it accepts. */
async function useLeadForm(page: Page): Promise<void> {
  await page.route('**/api/join-us', (route) =>
    route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' } }),
  );
  const field = (name: string) => page.locator(`form [name="${name}"]`);
  await field('name').fill('Ada Lovelace');
  await field('co_email').fill('ada@example.com');
  await field('service').selectOption({ index: 1 });
  await field('privacyAccepted').check();
  await page.locator('form [type=submit]').click();
  await page.locator('.Toastify__toast').waitFor();
}

/** Follows a link once React has taken the page over. */
const follow = (from: string, to: string): Visit => ({
  about: `from ${from} to ${to}, the first change of page`,
  start: from,
  act: async (page) => {
    await page.locator('[data-theme-toggle]').first().dispatchEvent('pointerover');
    await page.locator('html[data-started]').waitFor();
    await page.locator(`main a[href="${to}"]`).first().click();
    await page.waitForURL(`${SITE}${to}`);
  },
});

const visits: readonly Visit[] = [
  { about: 'the lead form on /risk is used', start: '/risk', act: useLeadForm },
  follow('/', '/risk'),
  follow('/success', '/airlines'),
];

/** Script files of a visit with their bytes, heaviest first. */
async function scriptsOf(page: Page, { start, act }: Visit): Promise<[string, number][]> {
  const loaded = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js') || loaded.has(pathname)) return;
    loaded.set(
      pathname,
      response.body().then((body) => brotliCompressSync(body, QUALITY).length),
    );
  });
  await page.goto(SITE + start);
  await act(page);
  await page.waitForLoadState('networkidle');
  const files = [...loaded].map(async ([name, bytes]): Promise<[string, number]> => [
    name.slice(1),
    await bytes,
  ]);
  return (await Promise.all(files)).sort(([, first], [, second]) => second - first);
}

/**
 * Prints a table for each visit.
 * @param project folder of the project; its public/ is served
 * @throws Error where there is no built site
 */
export async function scriptFigures(project: string): Promise<void> {
  const publicFolder = path.join(project, 'public');
  if (!existsSync(path.join(publicFolder, 'index.html'))) {
    throw new Error('There is no built site in public/: run `npm run build` first.');
  }
  const server = await serveSite(publicFolder, PORT);
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    for (const visit of visits) {
      const context = await browser.newContext();
      const files = await scriptsOf(await context.newPage(), visit);
      const sum = files.reduce((total, [, bytes]) => total + bytes, 0);
      const rows = [...files, ['in all', sum] as const].map(([name, bytes]) => [
        name,
        kilobytes(bytes),
      ]);
      console.log(`${table([[visit.about, 'kB, brotli 11'], ...rows])}\n`);
      await context.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
