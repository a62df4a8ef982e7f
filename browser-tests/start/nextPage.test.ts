/** What is prepared of the page behind a link, and how a page behaves that was prepared. */
import type { Browser } from 'puppeteer-core';
import {
  launchPrerendering,
  pause,
  withTab,
  type Point,
  type Tab,
} from '../../scripts/lib/prerendering';
import { SITE } from '../support/addresses';
import { hasStarted, visit, withPage } from '../support/browser';
import { consent, navigation } from '../support/content';
import { WIDE } from '../support/screens';

const SCREEN = { width: 1440, height: 900 };

/** More than a browser needs to begin what it prepares. */
const A_WHILE = 1000;

let chromium: Browser | undefined;

beforeAll(async () => {
  chromium = await launchPrerendering();
});

afterAll(() => chromium?.close());

const inTab = (use: (tab: Tab) => Promise<void>): Promise<void> => {
  if (!chromium) throw new Error('The browser has not started.');
  return withTab(chromium, SCREEN, use);
};

const asksFor = ({ requests }: Tab, address: string) => requests.includes(SITE + address);

/** Opens a page, and has the page behind one of its links prerendered. Returns the place of the link. */
async function prerender({ page, show, untilPrerendered }: Tab, from: string, to: string) {
  await page.goto(SITE + from);
  const place = await show(`main a[href="${to}"]`);
  await page.mouse.move(...place);
  await untilPrerendered(SITE + to);
  await pause(A_WHILE);
  return place;
}

/** Follows the link, and waits for the page that was prerendered. */
async function follow({ page, until }: Tab, place: Point, to: string): Promise<void> {
  await page.mouse.click(...place);
  await until(
    `location.pathname === '${to}' && performance.getEntriesByType('navigation')[0].activationStart > 0`,
  );
}

describe('a link that the visitor turns to', () => {
  test('shows a page that is there already', () =>
    inTab(async (tab) => {
      const place = await prerender(tab, '/about', '/hoo-talk');
      await follow(tab, place, '/hoo-talk');
      expect(await tab.page.evaluate('scrollY')).toBe(0);
    }));

  test('does so by the keyboard, too', () =>
    inTab(async (tab) => {
      await tab.page.goto(`${SITE}/about`);
      await tab.page.focus('main a[href="/contact"]');
      await tab.untilPrerendered(`${SITE}/contact`);
    }));

  test('asks for nothing while the visitor only scrolls', () =>
    inTab(async (tab) => {
      await tab.page.goto(`${SITE}/about`);
      await tab.show('main a[href="/hoo-talk"]');
      await pause(A_WHILE);
      expect(asksFor(tab, '/hoo-talk')).toBe(false);
    }));

  test.each([
    ['within the page', '/privacy-policy', 'main a[href^="#"]', '/privacy-policy'],
    ['to the page itself', '/about', 'footer a[href="/about"], header a[href="/about"]', '/about'],
  ])('%s prepares nothing', (_kind, from, selector, to) =>
    inTab(async (tab) => {
      await tab.page.goto(SITE + from);
      const before = tab.requests.filter((address) => address === SITE + to).length;
      await tab.page.mouse.move(...(await tab.show(selector)));
      await pause(A_WHILE);
      expect(tab.requests.filter((address) => address === SITE + to)).toHaveLength(before);
    }),
  );
});

describe('a prerendered page', () => {
  test('starts no script before it is shown, and starts then', () =>
    inTab(async (tab) => {
      const place = await prerender(tab, '/about', '/contact');
      const isScript = (address: string) => /\.(js|json)$/.test(new URL(address).pathname);
      expect(tab.requests.filter(isScript)).toEqual([]);
      await follow(tab, place, '/contact');
      await tab.until('document.documentElement.hasAttribute("data-started")');
    }));

  test('has the theme that was chosen meanwhile', () =>
    inTab(async (tab) => {
      const place = await prerender(tab, '/about', '/hoo-talk');
      await tab.page.evaluate('localStorage.setItem("theme", "dark")');
      await follow(tab, place, '/hoo-talk');
      await tab.until('document.documentElement.classList.contains("dark")');
    }));

  test('has the consent that was given meanwhile', () =>
    inTab(async (tab) => {
      const place = await prerender(tab, '/about', '/hoo-talk');
      const now = new Date();
      const choice = {
        categories: consent.categories.map(({ key }) => key),
        revision: consent.version,
        consentId: 'given-in-another-tab',
        consentTimestamp: now.toISOString(),
        lastConsentTimestamp: now.toISOString(),
        expirationTime: now.getTime() + 86_400_000,
      };
      await tab.page.evaluate(`localStorage.setItem('consent', '${JSON.stringify(choice)}')`);
      await follow(tab, place, '/hoo-talk');
      await tab.page.evaluate(`[...document.querySelectorAll('footer button')]
        .find(({ textContent }) => textContent.trim() === '${navigation.footer.cookiePreferences}')
        .click()`);
      await tab.until('document.querySelector("dialog [role=switch]:not(:disabled)")?.checked');
    }));

  test('has the draft that was written meanwhile', () =>
    inTab(async (tab) => {
      const place = await prerender(tab, '/about', '/contact');
      await tab.page.evaluate(
        `sessionStorage.setItem('form-draft:contact', JSON.stringify({ first_name: 'Ada' }))`,
      );
      await follow(tab, place, '/contact');
      await tab.until('document.querySelector("[name=first_name]").value === "Ada"');
    }));
});

describe('once React has started', () => {
  test('the page behind a link that has the focus is there without a network', () =>
    withPage(async ({ page }) => {
      await visit(page, '/about');
      await hasStarted(page);
      const title = await page.title();
      const link = page.locator('main a[href="/hoo-talk"]').first();
      const loaded = Promise.all([
        page.waitForResponse(/\/page-data\/hoo-talk\/page-data\.json$/),
        page.waitForResponse(/\/component---src-templates-partner-page-tsx-[^/]+\.js$/),
      ]);
      await link.focus();
      await loaded;
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await link.press('Enter');
      await page.waitForURL(`${SITE}/hoo-talk`);
      await page.waitForFunction((before) => document.title !== before, title);
    }, WIDE));
});

describe('where the browser knows no speculation rules', () => {
  const WITHOUT_RULES = 'HTMLScriptElement.supports = () => false;';

  test('the page and its first picture are fetched', () =>
    withPage(async ({ page, errors }) => {
      await page.addInitScript(WITHOUT_RULES);
      await page.goto('/about');
      const link = page.locator('main a[href="/hoo-talk"]').first();
      const fetched = page.waitForRequest(
        (request) => new URL(request.url()).pathname === '/hoo-talk',
      );
      const picture = page.waitForRequest(/\/hoo-talk--[^/]+\.avif$/);
      await link.hover();
      await fetched;
      await picture;
      expect(errors).toEqual([]);
    }, WIDE));

  test('nothing is, where the visitor saves data', () =>
    withPage(async ({ page }) => {
      await page.addInitScript(
        `${WITHOUT_RULES} Object.defineProperty(navigator.connection, 'saveData', { value: true });`,
      );
      await page.goto('/about');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.locator('main a[href="/hoo-talk"]').first().hover();
      await pause(A_WHILE);
      expect(asked).not.toContain('/hoo-talk');
    }, WIDE));
});
