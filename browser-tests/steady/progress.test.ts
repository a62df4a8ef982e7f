/** The bar of a change of page that takes long, as it is drawn. When it comes, jsdom shows. */
import { expect, inGate, test } from '../fixtures';
import { SITE } from '../support/addresses';
import { axeFindings } from '../support/axe';
import { navigation } from '../support/content';
import { hold } from '../support/hold';
import { footerLink, open, STILL } from '../support/screens';

/** Where the parts of the page are. */
const places = `JSON.stringify([...document.querySelectorAll('h1, main section, footer')].map((one) => one.getBoundingClientRect()))`;

for (const isStill of [false, true]) {
  test.describe(() => {
    test.use(isStill ? STILL : {});

    const how = isStill ? ', still under reduced motion' : '';
    test(
      `a change of page that takes long shows a bar, says so and moves nothing${how}`,
      inGate(isStill),
      async ({ page }) => {
        const letGo = await hold(page, /\/page-data\/contact\/page-data\.json$/);
        await open(page, '/about');
        const link = footerLink(page, '/contact');
        await link.scrollIntoViewIfNeeded();
        const before = await page.evaluate(places);
        await link.click();
        const bar = page.getByRole('progressbar', { name: navigation.words.loading });
        await expect(bar).toBeVisible();
        expect(await page.getByRole('status').allInnerTexts()).toContain(navigation.words.loading);
        expect(await page.evaluate(places)).toBe(before);
        if (isStill) expect(await bar.evaluate((one) => one.getAnimations().length)).toBe(0);
        else expect(await axeFindings(page)).toEqual([]);
        letGo();
        await page.waitForURL(`${SITE}/contact`);
        await expect(bar).toHaveCount(0);
      },
    );
  });
}
