/** What is fixed over the page leaves it room. */
import type { Page } from '@playwright/test';
import { pathIn } from '../../src/content/languages';
import { expect, test } from '../fixtures';
import { languages } from '../support/content';
import { STILL } from '../support/screens';

/** The size that visitors choose in their browser, which media queries follow. */
async function setBrowserText(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** How far a part of the page lies below the header. */
const roomAbove = (page: Page, id: string) =>
  page.evaluate((part) => {
    const { top } = document.getElementById(part)?.getBoundingClientRect() ?? { top: -1 };
    return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  }, id);

test.use(STILL);

// patternfly/patternfly-react 3660; WCAG 2.2, 2.4.11.
for (const code of languages) {
  test(`with text of 32 pixels in the browser the header does not cover what a link leads to, in "${code}"`, async ({
    page,
  }) => {
    await setBrowserText(page, 32);
    for (const width of [1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${pathIn(code, '/success')}#industries`);
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => roomAbove(page, 'industries')).toBeGreaterThanOrEqual(0);
    }
  });
}
