/** Firefox, headless, by WebDriver BiDi. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, type Browser } from 'puppeteer-core';
import type { Engine, Tab, TabOptions } from './engine';
import { findFirefox } from './engines';

/** A headless Firefox believes that it has no pointer. 6: one that is exact and can hover. */
const MOUSE = 6;

const preferences = (wantsLessMotion: boolean) => ({
  'ui.primaryPointerCapabilities': MOUSE,
  'ui.allPointerCapabilities': MOUSE,
  'ui.prefersReducedMotion': wantsLessMotion ? 1 : 0,
});

/** Opens a tab whose storage is its own. */
async function openTab(browser: Browser, { window }: TabOptions): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(window);
  return {
    goTo: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    // Puppeteer's own goBack() waits for a load event, which a page out of the cache does not have.
    goBack: () => page.evaluate('void setTimeout(() => history.back())').then(() => undefined),
    evaluate: (expression) => page.evaluate(expression),
    movePointer: ({ x, y }) => page.mouse.move(x, y),
    press: ({ x, y }) => page.mouse.click(x, y),
    turnWheel: async ({ x, y }, down) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: down });
    },
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    close: () => context.close(),
  };
}

/** @throws Error where Firefox is not installed */
export function firefox(): Engine {
  const executablePath = findFirefox();
  if (!executablePath)
    throw new Error('Firefox is missing; npm run test:engines says how to get it.');
  /** The wish for less motion is read when Firefox starts: such visitors have a Firefox of their own. */
  const browsers = new Map<boolean, Browser>();
  const homes: string[] = [];

  const start = async (wantsLessMotion: boolean): Promise<Browser> => {
    // Firefox refuses a home folder that is another user's.
    const home = await mkdtemp(path.join(tmpdir(), 'firefox-'));
    homes.push(home);
    return launch({
      browser: 'firefox',
      executablePath,
      env: { ...process.env, HOME: home },
      extraPrefsFirefox: preferences(wantsLessMotion),
    });
  };

  return {
    open: async (options) => {
      const { wantsLessMotion } = options;
      const browser = browsers.get(wantsLessMotion) ?? (await start(wantsLessMotion));
      browsers.set(wantsLessMotion, browser);
      return openTab(browser, options);
    },
    close: async () => {
      for (const browser of browsers.values()) await browser.close();
      for (const home of homes) await rm(home, { recursive: true, force: true });
    },
  };
}
