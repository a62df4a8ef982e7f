import { expect, test } from '../fixtures';
import { open, STILL_PHONE } from '../support/screens';

test.use(STILL_PHONE);

// A row is a block there, without the head of its table.
for (const path of ['/contact', '/cookies']) {
  test(`on a phone, each cell of the tables on ${path} says the name of its column`, async ({
    page,
  }) => {
    await open(page, path);
    const unnamed = await page.locator('main table').evaluateAll((tables) =>
      tables.flatMap((table) => {
        const names = [...table.querySelectorAll('thead th')].map((head) => head.textContent ?? '');
        return [...table.querySelectorAll('tbody tr')].flatMap((row) =>
          [...row.children].flatMap((cell, column) => {
            const { content, display } = getComputedStyle(cell, '::before');
            const isSaid = display !== 'none' && content.includes(names[column] ?? '');
            const isShown = cell.matches('td') && cell.checkVisibility();
            return isShown && !isSaid ? cell.textContent : [];
          }),
        );
      }),
    );
    expect(unnamed).toEqual([]);
  });
}
