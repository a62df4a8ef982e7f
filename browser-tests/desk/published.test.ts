/** /admin as the build publishes it where it knows the GitHub repository. */
import fs from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, outsideGate, test } from '../fixtures';
import { SITE } from '../support/addresses';
import {
  deleteOpenEntry,
  DESK_SCREEN,
  openDesk,
  openForm,
  openTranslation,
} from './support/contentForm';
import { watchForeignRequests } from './support/foreignRequests';
import { changedLines, standInForGitHub } from './support/gitHub';

/** About 0.75 MB of it is the font of the icons. */
const MOST_KILOBYTES = 1800;

const ORIGINAL = 'data/services/risk.yaml';
const TRANSLATION = 'data/ar/services/risk.yaml';

/** Everything that the page asks of its own server from now on. */
function watchResponses(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(`${SITE}/`)) responses.push(response);
  });
  return responses;
}

test.describe('the published /admin', outsideGate, () => {
  test('asks to sign in with GitHub, and asks nobody else for anything before', async ({
    page,
    errors,
    failedRequests,
  }) => {
    const responses = watchResponses(page);
    const foreign = await watchForeignRequests(page.context(), SITE);
    await page.goto('/admin/');
    await expect(page.getByRole('button', { name: /Sign In with .*GitHub/ }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([foreign, errors, failedRequests]).toEqual([[], [], []]);
    const bodies = await Promise.all(responses.map((response) => response.body()));
    const kilobytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
    console.log(`/admin loads ${Math.round(kilobytes)} kB (gzip) in ${bodies.length} files.`);
    expect(kilobytes).toBeLessThan(MOST_KILOBYTES);
    // A stranger is told nothing of it.
    await expect(page.getByText('not the company’s own')).toHaveCount(0);
  });

  test('signs in at Netlify, for this site and with no more rights than it needs', async ({
    page,
  }) => {
    await page.context().route('https://api.netlify.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        // What Netlify's page does at first: it tells the page that opened it that it is there.
        body: "<script>document.title = opener ? 'has its opener' : 'is alone'</script>",
      }),
    );
    await page.goto('/admin/');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: /Sign In with .*GitHub/ }).click();
    const popup = await opened;
    await popup.waitForLoadState();
    const { origin, searchParams } = new URL(popup.url());
    expect([origin, searchParams.get('site_id'), searchParams.get('provider')]).toEqual([
      'https://api.netlify.com',
      'acme-site.netlify.app',
      'github',
    ]);
    await expect(popup).toHaveTitle('has its opener');
  });

  test.describe(() => {
    test.use({ viewport: DESK_SCREEN });

    test('commits a changed line of a translation, and its other languages as they were', async ({
      page,
    }) => {
      const committed = await standInForGitHub(page.context());
      await openDesk(page);
      const form = await openTranslation(page, 'services', 'risk', {
        code: 'ar',
        inEnglish: 'Arabic',
      });
      await form.fill('name', 'رصد المخاطر, والأزمات');
      expect(await form.saveRefused()).toContain('Arabic: "Name" (name) holds the Latin ",".');
      expect([...committed]).toEqual([]);

      await form.fill('name', 'رصد المخاطر');
      const preview = page.frameLocator('iframe.preview');
      await expect(preview.locator('html[lang="ar"][dir="rtl"]')).toBeVisible();
      await form.saveButton.click();
      await expect(page.getByText('Your changes have been saved as a draft.')).toBeVisible();
      // The CMS commits the file of every language.
      expect([...committed.keys()]).toEqual(expect.arrayContaining([TRANSLATION, ORIGINAL]));
      for (const [file, text] of committed) {
        if (file !== TRANSLATION)
          expect([file, text]).toEqual([file, fs.readFileSync(file, 'utf8')]);
      }
      const { gone, come } = changedLines(TRANSLATION, committed.get(TRANSLATION) ?? '');
      expect(gone).toEqual([expect.stringMatching(/^name: /)]);
      expect(come).toEqual(['name: رصد المخاطر']);
    });

    test('commits no deletion of a page that the specification gives the site, and says why', async ({
      page,
    }) => {
      const committed = await standInForGitHub(page.context());
      await openDesk(page);
      await openForm(page, 'services', 'risk');
      await deleteOpenEntry(page);
      await expect(
        page.getByRole('status').getByText('gives the site a page at /risk'),
      ).toBeVisible();
      expect([...committed]).toEqual([]);
    });
  });
});
