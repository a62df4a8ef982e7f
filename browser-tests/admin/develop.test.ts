/** Editing under `npm run develop`: changes and mistakes show at once, and /admin edits the same files. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { caseStudy } from '../../src/content/kinds/caseStudy';
import { expect, withDevelopServer } from '../fixtures';
import { entryNamed, home, success } from '../support/content';
import { openDesk, openForm } from './support/contentForm';
import { test } from './support/desk';

// All tests share a develop server, where Gatsby rebuilds pages while two tabs and the forms are open.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const TELCO = 'data/case-studies/telco.yaml';

const telco = entryNamed(caseStudy, 'telco');
const [sentence = ''] = telco.challenges;
const { title } = home.hero;
const phase = home.phases.items[0]?.title ?? '';
const CHALLENGES = success.caseLabels.challenges;

/** The start of the sentence with its first word replaced: short enough for the first line in the file. */
const [word = ''] = sentence.split(' ');
const CHANGED = sentence.replace(word, 'Newcomers').slice(0, 40);

/** Waits until a page contains this text. */
const untilShown = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor({ state: 'attached' });

const previewOn = (page: Page) => page.frameLocator('iframe.preview');

test(
  'a saved file shows on its page without a reload',
  withDevelopServer,
  async ({ copy, page }) => {
    await page.goto('/telco');
    await untilShown(page, CHALLENGES);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    copy.replace(TELCO, `${word} `, 'Newcomers ');
    await expect(page.getByText(CHANGED).first()).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);

test(
  'a mistake in a file leaves the page unchanged and shows a link to its line',
  withDevelopServer,
  async ({ copy, page }) => {
    await page.goto('/telco');
    await untilShown(page, CHALLENGES);
    copy.replace(TELCO, `name: ${telco.name}`, `name: '${telco.name}`);
    const problems = page.locator('content-problems');
    const problem = problems.getByText("The quote that opens here (') is never closed.");
    await expect(problem).toBeVisible();
    const line = copy.read(TELCO).split('\nname:')[0]?.split('\n').length ?? 0;
    const link = problems.getByRole('link', { name: `${TELCO}:${line + 1}:7` });
    await expect(link).toHaveAttribute('href', /^vscode:/);
    await expect(page.locator('h1').first()).toHaveText(telco.name);

    copy.restore();
    await expect(problems).toHaveCount(0);
    await expect(page.locator('h1').first()).toHaveText(telco.name);
  },
);

test.describe('/admin', withDevelopServer, () => {
  test('changes one line for each field of the home page, in a group and in a list', async ({
    copy,
    page,
  }) => {
    const beside = await page.context().newPage();
    await beside.goto('/');
    await untilShown(beside, title);
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
    await untilShown(beside, 'Other words');
    await untilShown(beside, 'Hear');
  });

  test('refuses to save mistakes, with the message of the content check', async ({
    copy,
    page,
  }) => {
    await openDesk(page);
    const form = await openForm(page, 'case-studies', 'telco');
    await form.fill('action.link', '/contcat');
    expect(await form.saveRefused()).toContain(
      '"Link" (action › link) leads to "/contcat", but this site has no such page.',
    );
    expect(copy.changedFiles()).toEqual([]);
    // The form has stayed open with its values.
    await form.fill('action.link', '/contact');
    await form.fill('name', '');
    await form.saveButton.click();
    await expect(form.section('name').getByText('This field is required.')).toBeVisible();
    expect(copy.changedFiles()).toEqual([]);
    await form.fill('name', 'Telecom');
    await form.save();
    expect(copy.changedLines()).toEqual([`-name: ${telco.name}`, '+name: Telecom']);
  });

  test('keeps changes when the editor presses Escape, goes back or reloads, until they are discarded', async ({
    page,
  }) => {
    const questions: string[] = [];
    let isGivenUp = false;
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void (isGivenUp ? dialog.accept() : dialog.dismiss());
    });
    await openDesk(page);
    const form = await openForm(page, 'case-studies', 'telco');
    await form.fill('name', 'Telecom');
    const name = form.section('name').locator('input');
    const goBack = page.getByRole('button', { name: 'Cancel Editing' });
    const expectKept = async (...asked: string[]) => {
      await expect.poll(() => questions).toEqual(asked);
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

  test('does not delete a page that the specification requires, and says why', async ({
    copy,
    page,
  }) => {
    await openDesk(page);
    const form = await openForm(page, 'services', 'reputation');
    await form.delete();
    await expect(
      page.getByRole('status').getByText('gives the site a page at /reputation'),
    ).toBeVisible();
    expect(copy.changedFiles()).toEqual([]);
  });

  test('uploads a picture and shows it on the page', async ({ copy, page }) => {
    const buffer = await sharp({
      create: { width: 1600, height: 1200, channels: 3, background: '#336699' },
    })
      .jpeg()
      .toBuffer();
    const beside = await page.context().newPage();
    await beside.goto('/telco');
    await untilShown(beside, CHALLENGES);
    await openDesk(page);
    const form = await openForm(page, 'case-studies', 'telco');
    await form.upload('picture.file', { name: 'Our Desk.jpg', mimeType: 'image/jpeg', buffer });
    await form.fill('picture.alt', 'A desk');
    await expect(previewOn(page).getByAltText('A desk').first()).toBeVisible();
    await form.save();
    expect(copy.changedFiles()).toEqual([TELCO, 'data/pictures/Our-Desk.jpg']);
    expect(copy.changedLines()).toEqual(['+  file: Our-Desk.jpg', '+  alt: A desk']);
    expect(fs.readFileSync(path.join(copy.folder, 'data/pictures/Our-Desk.jpg'))).toEqual(buffer);
    // A background tab loads no pictures.
    await beside.bringToFront();
    // The page also has hidden copies of the picture for other screen widths.
    const picture = beside.getByAltText('A desk').filter({ visible: true }).first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth')))
      .toBeGreaterThan(0);
  });
});
