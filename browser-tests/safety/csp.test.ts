import type { Page } from 'playwright-core';
import { pathIn } from '../../src/content/languages';
import { API, SITE } from '../support/addresses';
import { withPage } from '../support/browser';
import { CASE_STUDY, dropdowns, navigation, otherLanguages } from '../support/content';
import { isWhole } from '../support/extent';
import { everyPage } from '../support/routes';
import {
  open,
  pagesToLookAt,
  PHONE,
  scrollThrough,
  showTheme,
  STILL_WIDE,
} from '../support/screens';

declare global {
  interface Window {
    /** What the policy stopped, in this document. */
    violations?: string[];
  }
}

/** Runs in the page before its own scripts. */
function recordViolations(): void {
  const violations: string[] = [];
  window.violations = violations;
  document.addEventListener('securitypolicyviolation', (event) => {
    violations.push(
      `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
    );
  });
}

const violations = (page: Page) => page.evaluate(() => window.violations ?? []);

/** Pages in the languages other than the main one. */
const inOthers = (paths: readonly string[]): string[] =>
  otherLanguages.flatMap(({ code }) => paths.map((path) => pathIn(code, path)));

/** Each page has the policy of its twin: two pages stand for the others, and the error screen. */
const othersToTest = inOthers(isWhole ? everyPage : ['/', '/contact', '/a/b/c']);

/** What Chromium itself says of the page that does not exist. */
const isOwnStatus = (text: string) => text.includes('status of 404');

/** Opens what can be opened, one after the other, and closes what has opened. */
async function pressButtons(page: Page): Promise<void> {
  const buttons = page.locator('button:visible:not([type=submit]):not([aria-disabled=true])');
  for (let index = 0; index < (await buttons.count()); index += 1) {
    const button = buttons.nth(index);
    // A button that has just been hidden, by another one or by a carousel's step, cannot be pressed.
    await button.click({ force: true, timeout: 2000 }).catch(async (error) => {
      if (await button.isVisible()) throw error;
    });
    await page.keyboard.press('Escape');
  }
}

/** Checks the document that is open: nothing was stopped, and nothing was complained of. */
async function expectQuiet(page: Page, errors: readonly string[]): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(errors.filter((text) => !isOwnStatus(text))).toEqual([]);
}

describe('no page breaks its own policy', () => {
  test.each([...pagesToLookAt, '/404', ...othersToTest])(
    '%s, in both themes, with all its parts',
    (route) =>
      withPage(async ({ page, errors }) => {
        await page.addInitScript(recordViolations);
        await open(page, route);
        await scrollThrough(page);
        await pressButtons(page);
        await showTheme(page, 'light');
        await showTheme(page, 'dark');
        await expectQuiet(page, errors);
      }, STILL_WIDE),
    120_000,
  );

  test.each(['/', CASE_STUDY, '/contact'])(
    '%s on a phone, its menu and carousel included',
    (route) =>
      withPage(async ({ page, errors }) => {
        await page.addInitScript(recordViolations);
        await open(page, route);
        await scrollThrough(page);
        await page.getByRole('button', { name: navigation.words.openMenu }).click();
        await page.getByRole('button', { name: dropdowns[0]?.label }).click();
        await page.getByRole('button', { name: navigation.words.closeMenu }).click();
        await pressButtons(page);
        await expectQuiet(page, errors);
      }, PHONE),
  );
});

describe('the policy', () => {
  test('stands in every page right after the charset, and lets it talk to itself and the API only', async () => {
    const start =
      /<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/i;
    for (const route of [...everyPage, '/404', ...inOthers(everyPage)]) {
      const html = await (await fetch(SITE + encodeURI(route))).text();
      const policy = start.exec(html)?.[1] ?? '';
      expect([route, policy]).toEqual([
        route,
        expect.stringMatching(/^default-src 'self'; .*child-src 'none'; object-src 'none'; /),
      ]);
      expect([route, /script-src[^;]*unsafe|style-src [^;]*unsafe/.test(policy)]).toEqual([
        route,
        false,
      ]);
      const foreign = policy.match(/https?:[^\s;]*/g) ?? [];
      expect([route, foreign.filter((origin) => origin !== API)]).toEqual([route, []]);
    }
  });

  test('stops a script that is not the page’s own, and a call to elsewhere', () =>
    withPage(async ({ page }) => {
      await page.addInitScript(recordViolations);
      await open(page, '/');
      await page.evaluate(async () => {
        const script = document.createElement('script');
        script.text = 'window.foreignScriptRan = true';
        document.body.append(script);
        const style = document.createElement('style');
        style.textContent = 'body { display: none }';
        document.body.append(style);
        await fetch('https://elsewhere.example/').catch(() => undefined);
      });
      expect(await page.evaluate(() => 'foreignScriptRan' in window)).toBe(false);
      await page.waitForFunction(() => (window.violations?.length ?? 0) >= 3);
      const directives = (await violations(page)).map((text) => text.split(' ')[0]);
      expect(directives.sort()).toEqual(['connect-src', 'script-src-elem', 'style-src-elem']);
    }));
});
