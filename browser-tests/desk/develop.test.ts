/**
 * What content people see under `npm run develop`: files that they save show at once, mistakes are
 * named over the page, and /admin edits the same files.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { caseStudy } from '../../src/content/kinds/caseStudy';
import { expect, outsideGate } from '../fixtures';
import { entryNamed, home, success } from '../support/content';
import { deleteOpenEntry, openDesk, openForm } from './support/contentForm';
import { test } from './support/desk';

// One develop server for all of them. Gatsby makes pages again beside two tabs and the forms.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const TELCO = 'data/case-studies/telco.yaml';

const telco = entryNamed(caseStudy, 'telco');
const [sentence = ''] = telco.challenges;
const { title } = home.hero;
const phase = home.phases.items[0]?.title ?? '';
const CHALLENGES = success.caseLabels.challenges;

/** The sentence with another first word, and what the file has of it in its first line. */
const [word = ''] = sentence.split(' ');
const CHANGED = sentence.replace(word, 'Newcomers').slice(0, 40);

/** Waits until a page has a text. */
const sees = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor({ state: 'attached' });

const previewOn = (page: Page) => page.frameLocator('iframe.preview');

test.describe('a file that is saved', outsideGate, () => {
  test('shows on its page without a restart or a reload', async ({ copy, page }) => {
    await page.goto('/telco');
    await sees(page, CHALLENGES);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    copy.replace(TELCO, `${word} `, 'Newcomers ');
    await expect(page.getByText(CHANGED).first()).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

test.describe('a file with a mistake', outsideGate, () => {
  test('leaves the page as it was, says what is wrong, and opens at its line', async ({
    copy,
    page,
  }) => {
    await page.goto('/telco');
    await sees(page, CHALLENGES);
    copy.replace(TELCO, `name: ${telco.name}`, `name: '${telco.name}`);
    const problems = page.locator('content-problems');
    await expect(problems).toBeAttached();
    await expect(
      problems.getByText("The quote that opens here (') is never closed."),
    ).toBeVisible();
    const line = copy.read(TELCO).split('\nname:')[0]?.split('\n').length ?? 0;
    const link = problems.getByRole('link', { name: `${TELCO}:${line + 1}:7` });
    await expect(link).toHaveAttribute('href', /^vscode:/);
    await expect(page.locator('h1').first()).toHaveText(telco.name);

    copy.restore();
    await expect(problems).toHaveCount(0);
    await expect(page.locator('h1').first()).toHaveText(telco.name);
  });
});

test.describe('/admin', outsideGate, () => {
  test('changes one line each of a page that exists once, in a list of a group and in a group', async ({
    copy,
    page,
  }) => {
    const beside = await page.context().newPage();
    await beside.goto('/');
    await sees(beside, title);
    await openDesk(page);
    const form = await openForm(page, '_singletons', 'home');
    await form.fill('phases.items.0.title', 'Hear');
    await form.fill('hero.title', 'Other words');
    await expect(
      previewOn(page).getByRole('heading', { level: 1, name: 'Other words' }),
    ).toBeVisible();
    await form.save();
    expect(copy.changedLines()).toEqual([
      `-  title: ${title}`,
      '+  title: Other words',
      `-    - title: ${phase}`,
      '+    - title: Hear',
    ]);
    await sees(beside, 'Other words');
    await sees(beside, 'Hear');
  });

  test('refuses to save what the check refuses, in its words', async ({ copy, page }) => {
    await openDesk(page);
    const form = await openForm(page, 'case-studies', 'telco');
    await form.fill('action.link', '/contcat');
    expect(await form.saveRefused()).toContain(
      '"Link" (action › link) leads to "/contcat", but this site has no such page.',
    );
    expect(copy.changedFiles()).toEqual([]);
    // The form is still there, with what was written.
    await form.fill('action.link', '/contact');
    await form.fill('name', '');
    await form.saveButton.click();
    await expect(form.section('name').getByText('This field is required.')).toBeVisible();
    expect(copy.changedFiles()).toEqual([]);
    await form.fill('name', 'Telecom');
    await form.save();
    expect(copy.changedLines()).toEqual([`-name: ${telco.name}`, '+name: Telecom']);
  });

  test('keeps what is typed when the editor presses Escape, goes back or reloads, until it is given up', async ({
    page,
  }) => {
    const asked: string[] = [];
    let isGivenUp = false;
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void (isGivenUp ? dialog.accept() : dialog.dismiss());
    });
    await openDesk(page);
    const form = await openForm(page, 'case-studies', 'telco');
    await form.fill('name', 'Telecom');
    const name = form.section('name').locator('input');
    const goBack = page.getByRole('button', { name: 'Cancel Editing' });
    const expectKept = async (...questions: string[]) => {
      await expect.poll(() => asked).toEqual(questions);
      await expect(name).toHaveValue('Telecom');
      await expect(page).toHaveURL(/#\/collections\/case-studies\/entries\/telco$/);
    };
    await name.press('Escape');
    await goBack.click();
    await expectKept('confirm');
    await page.evaluate(() => history.back());
    await expectKept('confirm', 'confirm');
    await page.evaluate(() => void setTimeout(() => location.reload()));
    await expectKept('confirm', 'confirm', 'beforeunload');
    isGivenUp = true;
    await goBack.click();
    await expect(form.saveButton).toHaveCount(0);
    await openForm(page, 'case-studies', 'telco');
    await expect(name).toHaveValue(telco.name);
  });

  test('does not delete a page that the specification gives the site, and says why', async ({
    copy,
    page,
  }) => {
    await openDesk(page);
    await openForm(page, 'services', 'reputation');
    await deleteOpenEntry(page);
    await expect(
      page.getByRole('status').getByText('gives the site a page at /reputation'),
    ).toBeVisible();
    expect(copy.changedFiles()).toEqual([]);
  });

  test('takes a picture from the computer and shows it on the page', async ({ copy, page }) => {
    const buffer = await sharp({
      create: { width: 1600, height: 1200, channels: 3, background: '#336699' },
    })
      .jpeg()
      .toBuffer();
    const beside = await page.context().newPage();
    await beside.goto('/telco');
    await sees(beside, CHALLENGES);
    await openDesk(page);
    const form = await openForm(page, 'case-studies', 'telco');
    await form.upload('picture.file', { name: 'Our Desk.jpg', mimeType: 'image/jpeg', buffer });
    await form.fill('picture.alt', 'A desk');
    await expect(previewOn(page).getByAltText('A desk').first()).toBeVisible();
    await form.save();
    expect(copy.changedFiles()).toEqual([TELCO, 'data/pictures/Our-Desk.jpg']);
    expect(copy.changedLines()).toEqual(['+  file: Our-Desk.jpg', '+  alt: A desk']);
    expect(fs.readFileSync(path.join(copy.folder, 'data/pictures/Our-Desk.jpg'))).toEqual(buffer);
    // A page in the background leaves pictures for later.
    await beside.bringToFront();
    // Others of it are for other widths of the screen.
    const picture = beside.getByAltText('A desk').filter({ visible: true }).first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth')))
      .toBeGreaterThan(0);
  });
});
