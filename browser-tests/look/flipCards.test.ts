import type { Locator, Page } from 'playwright-core';
import { withPage } from '../support/browser';
import { open, PHONE, STILL, WIDE } from '../support/screens';

const FRONT = 'Read more: Below the surface';
const BACK = 'Turn back: Below the surface';
const TEXT = 'Our web intelligence follows a topic past the headlines';

const turn = (page: Page) => page.getByRole('button', { name: FRONT });
const turnBack = (page: Page) => page.getByRole('button', { name: BACK });
const hasFocus = (button: Locator) =>
  button.evaluate((element) => element === document.activeElement);

/** Both sides have to be told apart for good: for the eye, for the keyboard and for screen readers. */
async function expectSide(page: Page, side: 'front' | 'back'): Promise<void> {
  const [shown, hidden] = side === 'front' ? [turn, turnBack] : [turnBack, turn];
  await shown(page).waitFor();
  await hidden(page).waitFor({ state: 'hidden' });
  const text = page.getByText(TEXT);
  expect(await text.evaluate((element) => Boolean(element.closest('[inert]')))).toBe(
    side === 'front',
  );
  await text.waitFor({ state: side === 'front' ? 'hidden' : 'visible' });
}

describe('a flip card', () => {
  test('is turned by the keyboard and back, and the focus goes along', () =>
    withPage(async ({ page }) => {
      await open(page, '/');
      await expectSide(page, 'front');
      await turn(page).focus();
      await page.keyboard.press('Enter');
      await expectSide(page, 'back');
      expect(await hasFocus(turnBack(page))).toBe(true);
      await page.keyboard.press('Space');
      await expectSide(page, 'front');
      expect(await hasFocus(turn(page))).toBe(true);
    }, WIDE));

  test('is turned by a finger and back', () =>
    withPage(async ({ page }) => {
      await open(page, '/');
      await turn(page).tap();
      await expectSide(page, 'back');
      await turnBack(page).tap();
      await expectSide(page, 'front');
    }, PHONE));

  test('is turned by a click, not by the pointer alone', () =>
    withPage(async ({ page }) => {
      await open(page, '/');
      await turn(page).hover();
      await expectSide(page, 'front');
      await turn(page).click();
      await expectSide(page, 'back');
    }, WIDE));

  test('turns at once where the visitor wants less motion', () =>
    withPage(
      async ({ page }) => {
        await open(page, '/');
        await turn(page).click();
        await expectSide(page, 'back');
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      },
      { ...WIDE, ...STILL },
    ));

  test('shows both sides without JavaScript', () =>
    withPage(
      async ({ page }) => {
        await page.goto('/');
        await page.getByText(TEXT).waitFor();
        expect(await page.getByRole('heading', { name: 'Below the surface' }).count()).toBe(1);
        expect(await page.getByRole('button', { name: FRONT }).count()).toBe(0);
      },
      { ...WIDE, javaScriptEnabled: false },
    ));
});

test('the keyboard reaches the six cards in their order, turned or not', () =>
  withPage(async ({ page }) => {
    await open(page, '/');
    await turn(page).click();
    await page.getByRole('button', { name: 'Read more: Technology meets research' }).focus();
    const stops: string[] = [];
    for (let step = 0; step < 7; step += 1) {
      stops.push(
        await page.evaluate(() => {
          const { activeElement } = document;
          const titled = activeElement?.closest('li')?.querySelector('h3')?.textContent;
          return titled ?? activeElement?.textContent ?? '';
        }),
      );
      await page.keyboard.press('Tab');
    }
    expect(stops).toEqual([
      'Technology meets research',
      'Below the surface',
      'More than 20 countries',
      'Proof before opinion',
      'Listening that answers',
      'Built around you',
      'Be Unique With Us Join Now',
    ]);
  }, WIDE));
