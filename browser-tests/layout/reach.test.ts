import { service } from '../../src/content/kinds/service';
import { expect, inGate, SITE, test } from '../fixtures';
import { CASE_STUDY, dropdowns, entryNamed, filled, navigation } from '../support/content';
import { open, STILL, STILL_PHONE } from '../support/screens';

const sized = (width: number, height = 900) => ({ viewport: { width, height }, ...STILL });

test.describe('in forced colours', () => {
  test.use({ ...sized(1440), forcedColors: 'active', colorScheme: 'dark' });

  test('a call to action has a border', async ({ page }) => {
    await open(page, '/amplification');
    const { hero } = entryNamed(service, 'amplification');
    const action = page.locator('main').getByRole('link', { name: hero.action.label });
    await expect(action.first()).toHaveCSS('border-top-style', 'solid');
  });
});

test.describe('in a tall window', () => {
  test.use(sized(1440, 2600));

  for (const path of ['/login', CASE_STUDY, '/contact', '/a/b/c']) {
    test(`the footer of ${path} is at the bottom`, inGate(path === '/login'), async ({ page }) => {
      await open(page, path);
      const end = await page
        .locator('footer')
        .evaluate((footer) => footer.getBoundingClientRect().bottom);
      expect(end).toBeGreaterThanOrEqual(2600);
    });
  }
});

test.describe('in a window of the usual size', () => {
  test.use(sized(1440));

  test('the whole card of a case study leads to it', async ({ page }) => {
    await open(page, '/success');
    const card = page.locator('main li', { has: page.locator('picture') }).first();
    const href = await card.locator('a').first().getAttribute('href');
    // The link lies over the picture.
    await card.locator('img').first().click({ force: true });
    await page.waitForURL(`${SITE}${href}`);
  });
});

for (const [name, size] of [
  ['a phone', STILL_PHONE],
  ['a window of 1440 pixels', sized(1440)],
] as const) {
  test.describe(`in ${name}`, () => {
    test.use(size);

    test('the header, the number for a crisis and, where there is room, the contents stay while one reads', async ({
      page,
    }) => {
      await open(page, '/privacy-policy');
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      await expect(page.locator('header').getByRole('link').first()).toBeInViewport({ ratio: 1 });
      const bar = page.getByRole('region', { name: navigation.topBar.label });
      const { crisis } = navigation;
      // Editors may leave it out.
      if (crisis) {
        await expect(bar.getByRole('link', { name: filled(crisis.call) })).toBeInViewport();
      }
      if (size === STILL_PHONE) return;
      for (const path of ['/privacy-policy', CASE_STUDY]) {
        await open(page, path);
        await page.mouse.wheel(0, 900);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700);
        const contents = page.locator('main nav').first();
        await expect(contents.getByRole('link').first()).toBeInViewport({ ratio: 1 });
        const [top, header] = [contents, page.locator('header')].map((part) => part.boundingBox());
        const { y = 0, height = 0 } = (await header) ?? {};
        expect((await top)?.y).toBeGreaterThanOrEqual(y + height);
      }
    });
  });
}

test('the steps after a form are numbered', async ({ page }) => {
  await open(page, '/contact');
  const marks = await page
    .locator('main ol > li')
    .evaluateAll((steps) => steps.map((step) => getComputedStyle(step, '::before').content));
  expect(marks).toEqual(marks.map(() => 'counter(list-item)'));
});

/** The narrowest window with the menu in one line, and one whose sides are empty. */
for (const width of [1200, 1920]) {
  test.describe(`in a window of ${width} pixels`, () => {
    test.use(sized(width));

    test('every list of the menu opens within the window', async ({ page }) => {
      await open(page, '/about');
      for (const { label } of dropdowns) {
        const button = page.locator('header').getByRole('button', { name: label, exact: true });
        await button.click();
        const list = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
        await expect(list).toBeInViewport({ ratio: 1 });
        await button.click();
      }
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ ...sized(1440), javaScriptEnabled: false });

  test('the lists of the menu open under the pointer and where the focus is', async ({ page }) => {
    await page.goto('/about');
    for (const { label, links } of dropdowns) {
      const button = page.locator('header').getByRole('button', { name: label, exact: true });
      const link = page.locator('header').getByRole('link', { name: links[0]?.label, exact: true });
      await expect(link).toBeHidden();
      await button.hover();
      await expect(link).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(link).toBeHidden();
      await button.focus();
      await expect(link).toBeVisible();
      await button.blur();
    }
  });
});
