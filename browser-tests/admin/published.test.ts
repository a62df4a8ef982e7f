/** /admin as published by a build that knows its GitHub repository. */
import fs from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { parse } from 'yaml';
import type { Forge } from '../../stand-in-api/forge/server';
import { expect, outsideGate, test } from '../fixtures';
import { SITE } from '../support/addresses';
import { ContentForm, DESK_SCREEN, openDesk, openForm } from './support/contentForm';
import { signIn, startOwnForge } from './support/gitHub';

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

  test.describe('on a desk', () => {
    test.use({ viewport: DESK_SCREEN, allowedErrors: /./ });

    let forge: Forge;
    test.beforeEach(async () => {
      forge = await startOwnForge();
    });
    test.afterEach(() => forge.close());

    const published = (file: string) => forge.repository.text(file);
    const drafted = (file: string) => forge.repository.text(file, 'cms/services/risk');

    test('commits a changed line of a translation, and no file of another language', async ({
      page,
    }) => {
      await signIn(page.context(), forge, 'mona');
      await openDesk(page);
      await openForm(page, 'services', 'risk');
      await page.getByRole('radio', { name: 'Arabic' }).first().click();
      const form = new ContentForm(page, 'ar');
      await form.fill('name', 'رصد المخاطر, والأزمات');
      expect(await form.saveRefused()).toContain('Arabic: "Name" (name) holds the Latin ",".');
      expect(forge.requests.all).toEqual([]);

      await form.fill('name', 'رصد المخاطر');
      const preview = page.frameLocator('iframe.preview');
      await expect(preview.locator('html[lang="ar"][dir="rtl"]')).toBeVisible();
      await form.saveButton.click();
      await expect(page.getByText('Your changes have been saved as a draft.')).toBeVisible();
      expect(forge.requests.files(forge.requests.get(1))).toEqual([
        { path: TRANSLATION, change: 'MODIFIED' },
      ]);
      const before = fs.readFileSync(TRANSLATION, 'utf8');
      expect(drafted(TRANSLATION)).toBe(before.replace(/^name: .*/m, 'name: رصد المخاطر'));
    });

    test('joins what a colleague has published since, and says whose field it cannot join', async ({
      page,
    }) => {
      const before = fs.readFileSync(ORIGINAL, 'utf8');
      const publish = (text: string) =>
        forge.repository.commit({
          branch: 'main',
          message: 'Merged',
          author: forge.user('omar'),
          additions: [{ path: ORIGINAL, content: Buffer.from(text) }],
        });
      await signIn(page.context(), forge, 'mona');
      await openDesk(page);
      const form = await openForm(page, 'services', 'risk');
      await form.fill('cardText', 'We see it before it is one.');
      await form.fill('why.heading', 'Why now?');
      const theirs = before.replace(/^why:\n {2}heading: .*/m, 'why:\n  heading: Why this?');
      publish(theirs);
      expect(await form.saveRefused()).toContain('(why › heading) is now: Why this?');
      expect(published(ORIGINAL)).toBe(theirs);

      await form.fill('why.heading', 'Why this?');
      const latest = theirs.replace(/^order: .*/m, 'order: 7');
      publish(latest);
      await form.saveButton.click();
      await expect(page.getByText('Your changes have been saved as a draft.')).toBeVisible();
      const cardText = 'We see it before it is one.';
      expect(parse(drafted(ORIGINAL) ?? '')).toEqual({ ...parse(latest), cardText });
      await page.getByRole('alertdialog').getByRole('button').last().click();
      const note = page.locator('content-note');
      await note.getByRole('button').click();
      await expect(note).toHaveCount(0);
    });

    test('says why it cannot save or publish, and what was kept', async ({ page }) => {
      await signIn(page.context(), forge, 'mona');
      await openDesk(page);
      const form = await openForm(page, 'services', 'risk');
      await form.fill('cardText', 'We see it before it is one.');
      forge.fail(/createRef/, 'rate limit');
      expect(await form.saveRefused()).toContain('Wait 3 minutes');
      forge.fail(/createCommitOnBranch/, 'lost before');
      expect(await form.saveRefused()).toContain('GitHub cannot be reached. Nothing was saved.');
      await form.saveButton.click();
      await expect(page.getByText('Your changes have been saved as a draft.')).toBeVisible();
      const { cardText } = parse(drafted(ORIGINAL) ?? '');
      expect(cardText).toBe('We see it before it is one.');
    });
  });
});
