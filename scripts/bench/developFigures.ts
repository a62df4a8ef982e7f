/** `npm run bench -- develop`: how long a saved text takes to stand on the page. */
import { cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { findOrInstallBrowser } from '../lib/browser';
import { startNodeProgram } from '../lib/childProcesses';
import { isPortTaken, localUrl, waitForAnswer } from '../lib/localAddresses';
import { editSummary, summaryOf } from './editEntry';
import { median } from './figures';
import { DRAWN, inProjectCopy } from './projectCopy';

const DEFAULT_PORT = 8100;

/** Edits of which the middle one counts. */
const RUNS = 7;

const EDITED = { file: 'data/case-studies/airlines.yaml', page: '/airlines' };

/** Between two edits: what follows the first is over by then. */
const PAUSE_MILLISECONDS = 2000;

/** Edits the text and waits until the page shows it. Returns the seconds between. */
async function saveToPage(page: Page, project: string, edition: string): Promise<number> {
  const text = summaryOf(edition);
  const started = performance.now();
  editSummary(project, EDITED.file, edition);
  await page.waitForFunction(
    (wanted) => document.querySelector('main')?.textContent.includes(wanted) ?? false,
    text,
    { polling: 20, timeout: 60_000 },
  );
  return (performance.now() - started) / 1000;
}

async function measure(project: string, port: number): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${localUrl(port)}${EDITED.page}`, { timeout: 180_000 });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 180_000 });
    // Once before it counts: the first change of all wakes Gatsby's machinery.
    await saveToPage(page, project, 'first');
    const figures: number[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      await wait(PAUSE_MILLISECONDS);
      figures.push(await saveToPage(page, project, String(run)));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** Prints the figures. `project` is left as it is. Throws where the server does not start. */
export async function developFigures(project: string): Promise<void> {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  if (await isPortTaken(port)) throw new Error(`The port ${port} is taken. PORT names another.`);
  await inProjectCopy(project, async (copy) => {
    const drawn = path.join(project, DRAWN);
    if (existsSync(drawn)) cpSync(drawn, path.join(copy, DRAWN), { recursive: true });
    const gatsby = createRequire(path.join(copy, 'package.json')).resolve('gatsby/cli.js');
    const server = startNodeProgram([gatsby, 'develop', '--port', String(port)], {
      cwd: copy,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', GATSBY_LOGGER: 'yurnalist' },
    });
    try {
      const isOver = new AbortController();
      void server.exitCode.then(() => isOver.abort());
      await waitForAnswer(localUrl(port), isOver.signal);
      if (isOver.signal.aborted) throw new Error('The server of develop has ended.');
      const figures = await measure(copy, port);
      const written = figures.map((figure) => figure.toFixed(2)).join(', ');
      console.log(`From saving to the page: ${median(figures).toFixed(2)} s (${written}).`);
    } finally {
      await server.end();
    }
  });
}
