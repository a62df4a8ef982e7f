/** /admin as published by a build that knows its GitHub repository. */
import fs from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, outsideGate, test } from '../fixtures';
import { SITE } from '../support/addresses';
import { ContentForm, DESK_SCREEN, openDesk, openForm } from './support/contentForm';
import { standInForGitHub } from './support/gitHub';

/** The icon font is about 750 kB of it. */
const MOST_KILOBYTES = 1800;

const ORIGINAL = 'data/services/risk.yaml';
const TRANSLATION = 'data/ar/services/risk.yaml';

test.describe('the published /admin', outsideGate, () => {
  test('asks to sign in with GitHub, and loads nothing from other hosts before', async ({
    page,
    errors,
    failedRequests,
  }) => {
    const responses: Response[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith('http')) responses.push(response);
    });
    await page.goto('/admin/');
    await expect(page.getByRole('button', { name: /Sign In with .*GitHub/ }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([errors, failedRequests]).toEqual([[], []]);
    expect(responses.filter((response) => !response.url().startsWith(`${SITE}/`))).toEqual([]);
    const bodies = await Promise.all(responses.map((response) => response.body()));
    const kilobytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
    console.log(`/admin loads ${Math.round(kilobytes)} kB (gzip) in ${bodies.length} files.`);
    expect(kilobytes).toBeLessThan(MOST_KILOBYTES);
    // The launch list is not for strangers.
    await expect(page.getByText('not the company’s own')).toHaveCount(0);
  });

  test.describe(() => {
    // GitHub's stand-in has no commit dates.
    test.use({ viewport: DESK_SCREEN, allowedErrors: /commit metadata/ });

    test('commits a changed line of a translation and leaves the other languages unchanged', async ({
      page,
    }) => {
      const committed = await standInForGitHub(page.context());
      await openDesk(page);
      await openForm(page, 'services', 'risk');
      await page.getByRole('radio', { name: 'Arabic' }).first().click();
      const form = new ContentForm(page, 'ar');
      await form.fill('name', 'رصد المخاطر, والأزمات');
      expect(await form.saveRefused()).toContain('Arabic: "Name" (name) holds the Latin ",".');
      expect([...committed]).toEqual([]);

      await form.fill('name', 'رصد المخاطر');
      const preview = page.frameLocator('iframe.preview');
      await expect(preview.locator('html[lang="ar"][dir="rtl"]')).toBeVisible();
      await form.saveButton.click();
      await expect(page.getByText('Your changes have been saved as a draft.')).toBeVisible();
      // The CMS commits the files of all languages.
      expect([...committed.keys()]).toEqual(expect.arrayContaining([TRANSLATION, ORIGINAL]));
      for (const [file, text] of committed) {
        if (file !== TRANSLATION)
          expect([file, text]).toEqual([file, fs.readFileSync(file, 'utf8')]);
      }
      const before = fs.readFileSync(TRANSLATION, 'utf8');
      expect(committed.get(TRANSLATION)).toBe(before.replace(/^name: .*/m, 'name: رصد المخاطر'));
    });
  });
});
