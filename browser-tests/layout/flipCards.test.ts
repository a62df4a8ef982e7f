import type { Locator, Page } from '@playwright/test';
import { expect, inEveryEngine, test } from '../fixtures';
import { home } from '../support/content';
import { open, PHONE, WIDE } from '../support/screens';

const { cards, turn: turnWord, turnBack: backWord } = home.unique;
const [, card] = cards;
const title = card?.title ?? '';

const turn = (page: Page) => page.getByRole('button', { name: `${turnWord} ${title}` });
const turnBack = (page: Page) => page.getByRole('button', { name: `${backWord} ${title}` });

/** The card's text, which may hold links: found by its card, not by its words. */
const text = (page: Page) =>
  page
    .locator('li', { has: page.locator(`button[aria-label="${backWord} ${title}"]`) })
    .locator('p')
    .first();

/** Expects one side to be visible, for the keyboard and screen readers too, and the other hidden. */
async function expectSide(page: Page, side: 'front' | 'back'): Promise<void> {
  const [shown, hidden] = side === 'front' ? [turn, turnBack] : [turnBack, turn];
  await expect(shown(page)).toBeVisible();
  await expect(hidden(page)).toBeHidden();
  await expect(text(page)).toBeVisible({ visible: side === 'back' });
}

for (const [way, screen, press] of [
  ['by a click', WIDE, (button: Locator) => button.click()],
  ['by touch', PHONE, (button: Locator) => button.tap()],
  ['by the keyboard', WIDE, (button: Locator) => button.press('Enter')],
] as const) {
  test.describe(way, () => {
    test.use(screen);
    test(
      'a flip card turns over and back, and the focus follows',
      inEveryEngine(way === 'by the keyboard'),
      async ({ page }) => {
        await open(page, '/');
        await expectSide(page, 'front');
        await press(turn(page));
        await expectSide(page, 'back');
        await expect(turnBack(page)).toBeFocused();
        await press(turnBack(page));
        await expectSide(page, 'front');
        await expect(turn(page)).toBeFocused();
      },
    );
  });
}
