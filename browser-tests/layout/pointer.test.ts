/** What a visitor sees under the pointer. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { onePageOfEachKind } from '../support/routes';
import { open, STILL_WIDE } from '../support/screens';

test.use(STILL_WIDE);

/** How an element looks, with what is in it and the card or row that it belongs to. */
const lookOf = (element: Locator): Promise<string> =>
  element.evaluate((own) => {
    const row = own.closest('li, tr, article, label') ?? own;
    return [row, ...row.querySelectorAll('*')]
      .flatMap((part) => ['', '::before', '::after'].map((name) => getComputedStyle(part, name)))
      .map((style) =>
        [
          style.color,
          style.backgroundColor,
          style.borderColor,
          style.boxShadow,
          style.fill,
          style.opacity,
          style.scale,
          style.textDecoration,
          style.transform,
          style.translate,
        ].join(),
      )
      .join('\n');
  });

const nameOf = (element: Locator): Promise<string> =>
  element.evaluate((own) => own.getAttribute('aria-label') ?? own.textContent ?? '');

/** The first control of each look: those of a list have the same classes. */
async function oneOfEachLook(controls: Locator): Promise<Locator[]> {
  const looks = await controls.evaluateAll((elements) =>
    elements.map((own) => {
      let look = '';
      for (let part: Element | null = own; part; part = part.parentElement)
        look += `${part.tagName} ${part.className} `;
      return look;
    }),
  );
  const firsts = looks.flatMap((look, index) => (looks.indexOf(look) === index ? [index] : []));
  return firsts.map((index) => controls.nth(index));
}

test('links and buttons of every look answer the pointer', async ({ page }) => {
  for (const path of onePageOfEachKind) {
    await open(page, path);
    // Around every page there is the same; the link that skips to the content is for the keyboard.
    const parts = path === onePageOfEachKind[0] ? 'body' : 'main';
    const controls = page.locator(
      `${parts} :is(a, button, summary):visible:not([aria-disabled], [href="#main"])`,
    );
    const silent: string[] = [];
    for (const control of await oneOfEachLook(controls)) {
      await page.mouse.move(0, 0);
      await control.scrollIntoViewIfNeeded();
      const former = await lookOf(control);
      await control.hover();
      if ((await lookOf(control)) === former) silent.push(await nameOf(control));
    }
    expect.soft([path, silent]).toEqual([path, []]);
  }
});

test('an icon around the page that is no control does not answer the pointer', async ({ page }) => {
  await open(page, '/');
  const icons = page.locator('svg:not(main *, a *, button *):visible');
  const lively: string[] = [];
  for (const icon of await icons.all()) {
    await page.mouse.move(0, 0);
    const former = await lookOf(icon);
    await icon.hover();
    const cursor = await icon.evaluate((own) => getComputedStyle(own).cursor);
    if (cursor === 'pointer' || (await lookOf(icon)) !== former)
      lively.push(await icon.innerHTML());
  }
  expect(lively).toEqual([]);
});
