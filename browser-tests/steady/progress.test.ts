/** The bar of a change of page that takes long, as it is drawn. When it comes, jsdom shows. */
import { SITE } from '../support/addresses';
import { axeFindings } from '../support/axe';
import { withPage } from '../support/browser';
import { navigation } from '../support/content';
import { hold } from '../support/hold';
import { footerLink, open, STILL } from '../support/screens';

/** Where the parts of the page are. */
const places = `JSON.stringify([...document.querySelectorAll('h1, main section, footer')].map((one) => one.getBoundingClientRect()))`;

test.each([
  ['', undefined],
  [', still under reduced motion', STILL],
])('a change of page that takes long shows a bar, says so and moves nothing%s', (_how, options) =>
  withPage(async ({ page, errors }) => {
    const letGo = await hold(page, /\/page-data\/contact\/page-data\.json$/);
    await open(page, '/about');
    const link = footerLink(page, '/contact');
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(places);
    await link.click();
    const bar = page.getByRole('progressbar', { name: navigation.words.loading });
    await bar.waitFor();
    expect(await page.getByRole('status').allInnerTexts()).toContain(navigation.words.loading);
    expect(await page.evaluate(places)).toBe(before);
    if (options) expect(await bar.evaluate((one) => one.getAnimations().length)).toBe(0);
    else expect(await axeFindings(page)).toEqual([]);
    letGo();
    await page.waitForURL(`${SITE}/contact`);
    await bar.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  }, options),
);
