/**
 * What typing in a form of /admin costs the main thread that the page and the preview's frame share, in CPU milliseconds:
 * the computing (script, style and layout), and the whole, with painting and the caret's blinking while the form rests.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { CONTENT_INDEX, type ContentIndex } from '../../../plugins/gatsby-plugin-content-admin';
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

/** CPU milliseconds. */
interface Cost {
  computing: number;
  whole: number;
}

/** Returns what the page has cost since it was opened. */
async function costSoFar(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = new Map(metrics.map(({ name, value }) => [name, value]));
  const sum = (...names: string[]) =>
    1000 * names.reduce((total, name) => total + (seconds.get(name) ?? NaN), 0);
  return {
    computing: sum('ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'),
    whole: sum('TaskDuration'),
  };
}

function difference(after: Cost, before: Cost): Cost {
  return { computing: after.computing - before.computing, whole: after.whole - before.whole };
}

/** Returns the cost until the first preview is there, and of each letter. */
async function typeIn(page: Page, origin: string): Promise<{ first: Cost; each: Cost[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${origin}/admin/`);
  await page.waitForSelector('text=Service groups', { timeout: START });
  await pause(REST);
  const before = await costSoFar(session);
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
  const first = difference(await costSoFar(session), before);
  await field.click();
  await page.keyboard.press('End');
  await pause(REST);
  const each: Cost[] = [];
  for (let letter = 0; letter < LETTERS; letter += 1) {
    const last = await costSoFar(session);
    await page.keyboard.press('e');
    await pause(REST);
    each.push(difference(await costSoFar(session), last));
  }
  return { first, each };
}

/** The heads of the columns that `typingRow` returns. */
export const TYPING_COLUMNS = [
  'CPU ms of the main thread',
  'first preview',
  'computing of a letter',
  'at most',
  'whole of a letter',
  'at most',
];

/** Returns a row of the table: what a first preview costs, then a letter and the pause after it. */
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
    const computing = each.map((cost) => cost.computing);
    const whole = each.map((cost) => cost.whole);
    const figures = [
      first.whole,
      ...[computing, whole].flatMap((costs) => [median(costs), Math.max(...costs)]),
    ];
    return [`${stories} stories more`, ...figures.map((figure) => figure.toFixed())];
  } finally {
    await browser.close();
    await site.close();
    await forge.close();
  }
}
