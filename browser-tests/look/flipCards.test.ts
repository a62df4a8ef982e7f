import type { Locator, Page } from 'playwright-core';
import { withPage } from '../support/browser';
import { filled, home } from '../support/content';
import { isFocused, open, PHONE, WIDE } from '../support/screens';

const { action, cards, turn: turnWord, turnBack: backWord } = home.unique;
const [first, card] = cards;
const title = card?.title ?? '';
const TEXT = filled(card?.text ?? '');

const turn = (page: Page) => page.getByRole('button', { name: `${turnWord} ${title}` });
const turnBack = (page: Page) => page.getByRole('button', { name: `${backWord} ${title}` });

/** Both sides have to be told apart for good: for the eye, for the keyboard and for screen readers. */
async function expectSide(page: Page, side: 'front' | 'back'): Promise<void> {
  const [shown, hidden] = side === 'front' ? [turn, turnBack] : [turnBack, turn];
  await shown(page).waitFor();
  await hidden(page).waitFor({ state: 'hidden' });
  await page.getByText(TEXT).waitFor({ state: side === 'front' ? 'hidden' : 'visible' });
}

test.each([
  ['by a click', WIDE, (button: Locator) => button.click()],
  ['by a finger', PHONE, (button: Locator) => button.tap()],
  ['by the keyboard', WIDE, (button: Locator) => button.press('Enter')],
])('a flip card is turned %s and back, and the focus goes along', (_way, screen, press) =>
  withPage(async ({ page }) => {
    await open(page, '/');
    await expectSide(page, 'front');
    await press(turn(page));
    await expectSide(page, 'back');
    expect(await isFocused(turnBack(page))).toBe(true);
    await press(turnBack(page));
    await expectSide(page, 'front');
    expect(await isFocused(turn(page))).toBe(true);
  }, screen),
);

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
