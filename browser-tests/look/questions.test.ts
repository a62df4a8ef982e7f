import type { Page } from '@playwright/test';
import { service } from '../../src/content/kinds/service';
import { expect, test } from '../fixtures';
import { contentsOf } from '../support/content';

const [asked] = contentsOf(service).filter(({ questions = [] }) => questions.length > 0);
const { slug = '', questions = [] } = asked ?? {};
const anchors = questions.map(({ anchor }) => anchor);
const last = questions.at(-1) ?? { anchor: '', question: '' };

/** The answers that can be read. */
const readable = (page: Page): Promise<string[]> =>
  page.evaluate(
    (all) => all.filter((id) => document.getElementById(id)?.checkVisibility()),
    anchors,
  );

/** True where nothing of the fixed header lies over the question. */
const isClear = (page: Page): Promise<boolean> =>
  page.evaluate((id) => {
    const summary = document.getElementById(id)?.closest('details')?.querySelector('summary');
    const { left = 0, top = 0 } = summary?.getBoundingClientRect() ?? {};
    return summary?.contains(document.elementFromPoint(left + 8, top + 24)) ?? false;
  }, last.anchor);

// An editor may take all of them out.
if (asked) {
  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test('a link to an answer opens it, below its question, without a script', async ({ page }) => {
      await page.goto(`/${slug}`);
      expect(await readable(page)).toEqual([]);
      await page.goto(`/${slug}#${last.anchor}`);
      await expect(page.locator(`#${last.anchor}`)).toBeVisible();
      expect(await readable(page)).toEqual([last.anchor]);
      expect(await isClear(page)).toBe(true);
    });
  });
}
