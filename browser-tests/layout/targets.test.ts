import { expect, inGate, test } from '../fixtures';
import { onePageOfEachKind } from '../support/routes';
import { STILL_PHONE } from '../support/screens';

test.use(STILL_PHONE);

/** Runs in the page: links and controls outside sentences that are smaller than 24px (WCAG 2.2, 2.5.8). */
const smallTargets = () =>
  [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => {
      const isInSentence =
        getComputedStyle(target).display === 'inline' &&
        target.parentElement?.textContent.trim() !== target.textContent.trim();
      const { width, height } = target.getBoundingClientRect();
      return (
        !isInSentence && !target.closest('[inert]') && width > 1 && Math.min(width, height) < 24
      );
    })
    .map(({ id, textContent }) => id || textContent);

for (const path of onePageOfEachKind) {
  test(
    `every link and control of ${path} is at least 24px high`,
    inGate(path === '/'),
    async ({ page }) => {
      await page.goto(path);
      expect(await page.evaluate(smallTargets)).toEqual([]);
    },
  );
}

test('assistive technology finds no empty list, and the address in one piece', async ({ page }) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const shown = nodes.filter(({ ignored }) => !ignored);
  const byId = new Map(shown.map((node) => [node.nodeId, node]));
  const empty = shown.filter(
    ({ role, childIds = [] }) =>
      role?.value === 'list' && !childIds.some((child) => byId.has(child)),
  );
  expect(empty).toEqual([]);
  const address = (await page.locator('address li').last().innerText()).split('\n')[0] ?? '';
  const texts = shown
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => String(name?.value).replaceAll('\u200b', '').replace(/\s/g, ' '));
  expect(texts.filter((text) => text === address)).toHaveLength(2);
});
