/**
 * What content people see under `npm run develop`: files that they save show at once, mistakes are
 * named over the page, and /admin edits the same files.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { ContentOf } from '../../src/content/kind';
import { caseStudy } from '../../src/content/kinds/caseStudy';
import { expect, outsideGate } from '../fixtures';
import { entryNamed, home, success } from '../support/content';
import { deleteOpenEntry, openDesk, openForm, openTranslation } from './support/contentForm';
import { test } from './support/desk';
import { watchForeignRequests } from './support/foreignRequests';

// One develop server for all of them. Gatsby makes pages again beside two tabs and the forms.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const TELCO = 'data/case-studies/telco.yaml';

const TRANSLATION = 'data/ar/case-studies/telco.yaml';
const ARABIC = { code: 'ar', inEnglish: 'Arabic' };
const translation: Pick<ContentOf<typeof caseStudy>, 'name' | 'challenges'> = parse(
  fs.readFileSync(TRANSLATION, 'utf8'),
);

const telco = entryNamed(caseStudy, 'telco');
const [sentence = ''] = telco.challenges;
const { title } = home.hero;
const phase = home.phases.items[0]?.title ?? '';
const CHALLENGES = success.caseLabels.challenges;

/** The sentence with another first word, and what the file has of it in its first line. */
const [word = ''] = sentence.split(' ');
const CHANGED = sentence.replace(word, 'Newcomers');
const changed = new RegExp(`^${CHANGED.slice(0, 40).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Waits until a page has a text. */
const sees = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor({ state: 'attached' });

/** Waits until a page is there, with its heading. */
const hasPage = (page: Page, address: string, title: string) =>
  expect(async () => {
    await page.goto(address);
    await expect(page.locator('h1').first()).toHaveText(title, { timeout: 1000 });
  }).toPass();

/** Turns the switch on a page on. */
const turnOn = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true }).click();

/** The page that an action opens beside its own. */
async function openedBy(page: Page, act: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await act();
  return opened;
}

const previewOn = (page: Page) => page.frameLocator('iframe.preview');

test.describe('a file that is saved', outsideGate, () => {
  test('shows on its page without a restart or a reload', async ({ copy, page }) => {
    await page.goto('/telco');
    await sees(page, CHALLENGES);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    copy.replace(TELCO, `${word} `, 'Newcomers ');
    await expect(page.getByText(changed).first()).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('has its page and its place in the menu when it is new, and neither once it is deleted', async ({
    baseURL,
    copy,
    page,
  }) => {
    const file = 'data/case-studies/shipping.yaml';
    const text = copy
      .read(TELCO)
      .replace('slug: telco', 'slug: shipping')
      .replace(`order: ${telco.order}`, 'order: 5')
      .replace(`name: ${telco.name}`, 'name: Shipping lines');
    await page.goto('/success');
    await sees(page, telco.name);
    copy.write(file, text);
    await expect(page.locator('a[href="/shipping"]').first()).toBeAttached();
    await hasPage(page, '/shipping', 'Shipping lines');

    copy.remove(file);
    await page.goto('/success');
    await expect(page.locator('a[href="/shipping"]')).toHaveCount(0, { timeout: 30_000 });
    await expect
      .poll(async () => (await fetch(`${baseURL}/page-data/shipping/page-data.json`)).status)
      .toBe(404);
  });
});

test.describe('a file with a mistake', outsideGate, () => {
  test('leaves the page as it was, says what is wrong, and opens at its line', async ({
    copy,
    page,
  }) => {
    await page.goto('/telco');
    await sees(page, CHALLENGES);
    copy.replace(TELCO, `name: ${telco.name}`, `name: '${telco.name}\nsumary: A`);
    const problems = page.locator('content-problems');
    await expect(problems).toBeAttached();
    await expect(
      problems.getByText("The quote that opens here (') is never closed."),
    ).toBeVisible();
    const lines = copy.read(TELCO).split('\n');
    const line = lines.findIndex((one) => one.startsWith('name:')) + 1;
    const link = problems.getByRole('link', { name: `${TELCO}:${line}:7` });
    await expect(link).toHaveAttribute(
      'href',
      `vscode://file/${path.join(copy.folder, TELCO).slice(1)}:${line}:7`,
    );
    await expect(problems.getByText('There is no field "sumary" in a case study.')).toBeVisible();
    await expect(page.locator('h1').first()).toHaveText(telco.name);

    copy.restore();
    await expect(problems).toHaveCount(0);
    await expect(page.locator('h1').first()).toHaveText(telco.name);
  });
});

test.describe('the switch on a page', outsideGate, () => {
  test('names the field of a text, and opens it in /admin', async ({ baseURL, page }) => {
    await page.goto('/telco');
    await sees(page, CHALLENGES);
    await turnOn(page);
    const text = page.getByText(sentence);
    await text.hover();
    await expect(page.getByText('Case studies telco › Client challenges › 1')).toBeVisible();
    const form = await openedBy(page, () => text.click());
    await expect(form.locator('[data-key-path="challenges.0"] :focus')).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}/telco`);
  });
});

test.describe('on a phone', outsideGate, () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the switch stands above the list of what is to do before the launch', async ({ page }) => {
    await page.goto('/telco');
    const list = page.locator('content-launch');
    await expect(list).toBeAttached();
    const button = await page.getByRole('button', { name: 'Edit', exact: true }).boundingBox();
    const below = await list.boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });
});

test.describe('the address of a page', outsideGate, () => {
  test('opens its form, in its language; asked for, pasted into the search, or from the page itself', async ({
    baseURL,
    page,
  }) => {
    await page.goto('/ar/telco');
    const link = page.getByRole('link', { name: 'Form of this page' });
    const form = await openedBy(page, () => link.click());
    await expect(form.locator('[data-locale="ar"] [data-key-path="name"] :focus')).toBeVisible();
    await form.close();

    await page.goto('/admin/?page=https%3A%2F%2Fwww.company.com%2Ftelco%2F');
    await expect(page.locator('[data-locale="en"] [data-key-path="challenges"]')).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}/admin/#/collections/case-studies/entries/telco`);

    await page.goto('/admin/');
    await page.getByRole('searchbox').fill('https://www.company.com/ar/telco#main');
    await expect(page.locator('[data-locale="ar"] [data-key-path="name"] :focus')).toBeVisible();
  });
});

test.describe('/admin', outsideGate, () => {
  test('opens without a login, and asks nobody else for anything', async ({
    baseURL,
    errors,
    failedRequests,
    page,
  }) => {
    const foreign = await watchForeignRequests(page.context(), baseURL ?? '');
    await openDesk(page);
    await openForm(page, 'case-studies', 'telco');
    await expect(previewOn(page).getByText(CHALLENGES)).toBeVisible();
    expect([foreign, errors, failedRequests]).toEqual([[], [], []]);
  });

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

  test.describe('in a wide window', () => {
    test.use({ viewport: { width: 1700, height: 1000 } });

    test('offers in a translation nothing that cannot be, and keeps the panels apart', async ({
      page,
    }) => {
      await openDesk(page);
      const form = await openTranslation(page, 'services', 'risk', ARABIC);
      await form.revealed('how.cards.0.title');
      const item = page
        .locator('[data-locale="ar"] [data-key-path="how.cards"] .header > .end')
        .first();
      await expect(item.getByRole('button', { name: 'List Item Options' })).toBeVisible();
      await expect(item.getByRole('button', { name: 'Remove' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Translate/ })).toHaveCount(0);

      await form.fill('name', 'مخاطر, وأزمات');
      const problems = previewOn(page).locator('content-problems');
      await expect(problems.getByText('Arabic: "Name" (name) holds the Latin ","')).toBeVisible();
      const list = page.locator('content-launch');
      await expect(list).toBeAttached();
      const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { y: 0, height: 0 };
      const { y, height } = await boxOf(problems);
      expect(y + height).toBeLessThanOrEqual((await boxOf(list)).y + 1);
      await form.saveButton.click();
      // Sveltia's own promise round the reason has no size.
      const promise = page.getByRole('alertdialog').getByText('Not saved.').locator('..');
      await expect(promise).toHaveCSS('font-size', '0px');
    });
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

  test('changes one line of a translation alone, beside its page in its language', async ({
    copy,
    page,
  }) => {
    await openDesk(page);
    const form = await openTranslation(page, 'case-studies', 'telco', ARABIC);
    const preview = previewOn(page);
    await form.fill('name', 'الاتصالات والإنترنت');
    await expect(
      preview.getByRole('heading', { level: 1, name: 'الاتصالات والإنترنت' }),
    ).toBeVisible();
    const html = preview.locator('html');
    expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([
      'ar',
      'rtl',
    ]);
    await form.save();
    expect(copy.changedFiles()).toEqual([TRANSLATION]);
    expect(copy.changedLines()).toEqual([
      `-name: ${translation.name}`,
      '+name: الاتصالات والإنترنت',
    ]);
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
