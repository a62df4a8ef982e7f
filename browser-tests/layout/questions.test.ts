import type { Page } from '@playwright/test';
import { service } from '../../src/content/kinds/service';
import { expect, test } from '../fixtures';
import { contentsOf } from '../support/content';

const [asked] = contentsOf(service).filter(({ questions = [] }) => questions.length > 0);
const { slug = '', questions = [] } = asked ?? {};
const anchors = questions.map(({ anchor }) => anchor);
const last = questions.at(-1) ?? { anchor: '', question: '' };

/** Anchors of the visible answers. */
const readable = (page: Page): Promise<string[]> =>
  page.evaluate(
    (all) => all.filter((id) => document.getElementById(id)?.checkVisibility()),
    anchors,
  );

/** True if the fixed header does not cover the question. */
const isClear = (page: Page): Promise<boolean> =>
  page.evaluate((id) => {
    const summary = document.getElementById(id)?.closest('details')?.querySelector('summary');
    const { left = 0, top = 0 } = summary?.getBoundingClientRect() ?? {};
    return summary?.contains(document.elementFromPoint(left + 8, top + 24)) ?? false;
  }, last.anchor);

test.use({ javaScriptEnabled: false });

// Editors may remove all questions.
if (asked) {
  test('without JavaScript, a link to an answer opens it and shows its question', async ({
    page,
  }) => {
    await page.goto(`/${slug}`);
    expect(await readable(page)).toEqual([]);
    await page.goto(`/${slug}#${last.anchor}`);
    await expect(page.locator(`#${last.anchor}`)).toBeVisible();
    await expect.poll(() => readable(page)).toEqual([last.anchor]);
    await expect.poll(() => isClear(page)).toBe(true);
  });

  test('on paper, all answers are open', async ({ page }) => {
    await page.goto(`/${slug}`);
    await page.emulateMedia({ media: 'print' });
    expect(await readable(page)).toEqual(anchors);
  });
}
