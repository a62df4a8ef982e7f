import type { Locator, Page } from 'playwright-core';
import { withPage } from '../support/browser';
import { filled, home } from '../support/content';
import { open, PHONE, WIDE } from '../support/screens';

const { action, cards, turn: turnWord, turnBack: backWord } = home.unique;
const [first, card] = cards;
const title = card?.title ?? '';
const FRONT = `${turnWord} ${title}`;
const BACK = `${backWord} ${title}`;
const TEXT = filled(card?.text ?? '');

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

  test('shows both sides without JavaScript', () =>
    withPage(
      async ({ page }) => {
        await page.goto('/');
        await page.getByText(TEXT).waitFor();
        expect(await page.getByRole('heading', { name: title }).count()).toBe(1);
        expect(await page.getByRole('button', { name: FRONT }).count()).toBe(0);
      },
      { ...WIDE, javaScriptEnabled: false },
    ));
});

test('the keyboard reaches the six cards in their order, turned or not', () =>
  withPage(async ({ page }) => {
    await open(page, '/');
    await turn(page).click();
    await page.getByRole('button', { name: `${turnWord} ${first?.title ?? ''}` }).focus();
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
    expect(stops).toEqual([...cards.map((one) => one.title), action.label]);
  }, WIDE));
