/**
 * What typing in a form of /admin costs: CPU milliseconds of the main thread that the page and the preview's frame share,
 * with layout and painting.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import {
  CONTENT_INDEX,
  type ContentIndex,
} from '../../../plugins/gatsby-plugin-content-admin/src/forms/checkDraft';
import { contentFiles } from '../../../stand-in-api/forge/contentFiles';
import { startForge } from '../../../stand-in-api/forge/server';
import { launchOptionsFor } from '../processes/browser';
import { median } from './figures';
import { serveSite } from './siteServer';
import { builtPlace, triedAdmin } from './triedAdmin';

/** Copied under other slugs and with other words. */
const STORY = 'case-studies/telco';

/** Letters typed, each followed by a rest. */
const LETTERS = 9;

/** Milliseconds in which a form comes to rest: the check begins after 400. */
const REST = 3000;

/** Milliseconds for a first preview of thousands of entries. */
const START = 240_000;

const FIELD = '[data-locale="en"] [data-key-path="cardText"] :is(input, textarea)';

/** Returns the built input of /admin's check with `count` case studies more, in both languages. */
function contentWith(count: number): string {
  const json = readFileSync(path.join('public', CONTENT_INDEX), 'utf8');
  const index: ContentIndex = JSON.parse(json);
  const copied = index.sources.filter(({ file }) => file.endsWith(`${STORY}.yaml`));
  const stories = Array.from({ length: count }, (_none, number) =>
    copied.map(({ file, text }) => ({
      file: file.replace(STORY, `case-studies/story-${number}`),
      text: JSON.stringify(JSON.parse(text), (name, value: unknown) => {
        if (name === 'slug') return `story-${number}`;
        const isSentence = typeof value === 'string' && value.includes(' ');
        return name === 'name' || isSentence ? `${String(value)} ${number}` : value;
      }),
    })),
  );
  return JSON.stringify({ ...index, sources: [...index.sources, ...stories.flat()] });
}

async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}

/** Returns the milliseconds until the first preview is there, and for each letter. */
async function typeIn(page: Page, origin: string): Promise<{ first: number; each: number[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${origin}/admin/`);
  await page.waitForSelector('text=Service groups', { timeout: START });
  await pause(REST);
  const before = await cpuOf(session);
  await page.evaluate(() => location.assign('#/collections/services/entries/risk'));
  const field = await page.waitForSelector(FIELD, { timeout: START });
  await page.waitForFunction(
    () => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe.preview');
      return frame?.contentDocument?.querySelector('main h1');
    },
    undefined,
    { timeout: START },
  );
  await pause(REST);
  let last = await cpuOf(session);
  const first = last - before;
  await field.click();
  await page.keyboard.press('End');
  await pause(REST);
  const each: number[] = [];
  for (let letter = 0; letter < LETTERS; letter += 1) {
    last = await cpuOf(session);
    await page.keyboard.press('e');
    await pause(REST);
    each.push((await cpuOf(session)) - last);
  }
  return { first, each };
}

/** Returns a row of the table: the CPU milliseconds of a first preview, then of a letter and the pause after it. */
export async function typingRow(stories: number): Promise<string[]> {
  const place = builtPlace();
  const forge = await startForge({
    files: contentFiles(process.cwd()),
    repositoryName: place.repo,
  });
  const site = await serveSite(0, 'localhost', {
    ...triedAdmin(place, forge.url),
    [CONTENT_INDEX]: contentWith(stories),
  });
  const browser = await chromium.launch(launchOptionsFor());
  try {
    const page = await browser.newPage({ viewport: { width: 1700, height: 2400 } });
    const account = JSON.stringify({ backendName: 'github', token: 'mona', login: 'mona' });
    await page.addInitScript((user) => localStorage.setItem('sveltia-cms.user', user), account);
    const { first, each } = await typeIn(page, site.origin);
    const figures = [first, median(each), Math.max(...each)];
    return [`${stories} stories more`, ...figures.map((figure) => figure.toFixed())];
  } finally {
    await browser.close();
    await site.close();
    await forge.close();
  }
}
