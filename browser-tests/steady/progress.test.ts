/** The bar of a change of page that takes long. */
import type { Page } from 'playwright-core';
import { SITE } from '../support/addresses';
import { axeFindings } from '../support/axe';
import { hasStarted, visit, withPage } from '../support/browser';
import { footerLinkTo, navigation } from '../support/content';

const DATA = /\/page-data\/contact\/page-data\.json$/;

/** Holds the data of the contact page back until it is let go. */
async function holdData(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(DATA, async (route) => {
    await isFree;
    await route.continue();
  });
  return () => letGo();
}

const contactLink = (page: Page) =>
  page.locator('footer').getByRole('link', { name: footerLinkTo('/contact'), exact: true });

const bar = (page: Page) => page.getByRole('progressbar', { name: navigation.words.loading });

describe('a change of page that takes long', () => {
  test('shows a bar, says so, moves nothing, and ends with the page', () =>
    withPage(async ({ page, errors }) => {
      const letGo = await holdData(page);
      await visit(page, '/about');
      await hasStarted(page);
      await contactLink(page).click();
      const asked = await page.evaluate(() => performance.now());
      await bar(page).waitFor();
      expect(await page.getByRole('status').allInnerTexts()).toContain(navigation.words.loading);
      expect(await axeFindings(page)).toEqual([]);
      const shift = await page.evaluate(
        (since) =>
          new Promise<number>((resolve) => {
            const seen = new PerformanceObserver((list) => {
              resolve(list.getEntries().filter(({ startTime }) => startTime > since).length);
            });
            seen.observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
          }),
        asked,
      );
      expect(shift).toBe(0);
      letGo();
      await page.waitForURL(`${SITE}/contact`);
      await bar(page).waitFor({ state: 'detached' });
      expect(errors).toEqual([]);
    }));

  test('shows the bar for Back, too', () =>
    withPage(async ({ page }) => {
      await visit(page, '/contact');
      await hasStarted(page);
      await page
        .locator('footer')
        .getByRole('link', { name: footerLinkTo('/cookies') })
        .click();
      await page.waitForURL(`${SITE}/cookies`);
      await page.reload();
      await hasStarted(page);
      const letGo = await holdData(page);
      await page.evaluate(() => history.back());
      await bar(page).waitFor();
      letGo();
      await page.locator('form').waitFor();
      await bar(page).waitFor({ state: 'detached' });
    }));

  test('keeps the bar still under reduced motion', () =>
    withPage(
      async ({ page }) => {
        const letGo = await holdData(page);
        await visit(page, '/about');
        await hasStarted(page);
        await contactLink(page).click();
        await bar(page).waitFor();
        const animations = await bar(page).evaluate((element) => element.getAnimations().length);
        expect(animations).toBe(0);
        letGo();
        await page.waitForURL(`${SITE}/contact`);
      },
      { reducedMotion: 'reduce' },
    ));
});

test('a change of page that is fast shows no bar', () =>
  withPage(async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { barsSeen: 0 });
      new MutationObserver(() => {
        if (document.querySelector('[role=progressbar]')) Object.assign(window, { barsSeen: 1 });
      }).observe(document, { childList: true, subtree: true });
    });
    await visit(page, '/about');
    await hasStarted(page);
    // What is here already takes no time, however busy the machine is.
    await contactLink(page).click();
    await page.waitForURL(`${SITE}/contact`);
    await page.goBack();
    await page.waitForURL(`${SITE}/about`);
    await page.evaluate(() => Object.assign(window, { barsSeen: 0 }));
    await contactLink(page).click();
    await page.waitForURL(`${SITE}/contact`);
    expect(await page.evaluate(() => Reflect.get(window, 'barsSeen'))).toBe(0);
  }));
