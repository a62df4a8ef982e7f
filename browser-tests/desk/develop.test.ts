/**
 * What content people see under `npm run develop`: files that they save show at once, mistakes are
 * named over the page, and /admin edits the same files.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { ContentOf } from '../../src/content/kind';
import { caseStudy } from '../../src/content/kinds/caseStudy';
import { caseStudyGroup } from '../../src/content/kinds/caseStudyGroup';
import { service } from '../../src/content/kinds/service';
import { entryNamed, home, success } from '../support/content';
import { eventually } from '../support/eventually';
import { deleteOpenEntry, openDesk, openForm, openTranslation } from './support/contentForm';
import { useDesk } from './support/desk';
import { watchForeignRequests } from './support/foreignRequests';

// Gatsby makes pages again beside two tabs and the forms: a busy machine takes its time.
jest.setTimeout(180_000);

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

const DESCRIPTION =
  'A shipping line learned which delays its customers forgive, and which they tell everybody about.';

const desk = useDesk();

/** Waits until a page has a text. */
const sees = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor({ state: 'attached' });

/** Waits until a page is there, with its heading. */
const hasPage = (page: Page, address: string, title: string) =>
  eventually(
    async () => {
      await page.goto(address);
      return page.locator('h1').first().innerText();
    },
    (heading) => heading === title,
  );

/** Turns the switch on a page on. */
const turnOn = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true }).click();

/** The page that an action opens beside its own. */
async function openedBy(page: Page, act: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await act();
  return opened;
}

const previewOn = (page: Page) => page.frameLocator('iframe.preview');

describe('a file that is saved', () => {
  test('shows on its page without a restart or a reload', () =>
    desk.open(async ({ page }) => {
      await page.goto('/telco');
      await sees(page, CHALLENGES);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      desk.copy.replace(TELCO, `${word} `, 'Newcomers ');
      await page.getByText(changed).first().waitFor();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    }));

  test('has its page and its place in the menu when it is new, and neither once it is deleted', () =>
    desk.open(async ({ page }) => {
      const file = 'data/case-studies/shipping.yaml';
      const text = desk.copy
        .read(TELCO)
        .replace('slug: telco', 'slug: shipping')
        .replace(`order: ${telco.order}`, 'order: 5')
        .replace(`name: ${telco.name}`, 'name: Shipping lines');
      await page.goto('/success');
      await sees(page, telco.name);
      desk.copy.write(file, text);
      await page.locator('a[href="/shipping"]').first().waitFor({ state: 'attached' });
      await hasPage(page, '/shipping', 'Shipping lines');

      desk.copy.remove(file);
      await page.goto('/success');
      await page
        .locator('a[href="/shipping"]')
        .first()
        .waitFor({ state: 'detached', timeout: 30_000 });
      await eventually(
        async () =>
          (await fetch(`${desk.server.address}/page-data/shipping/page-data.json`)).status,
        (status) => status === 404,
      );
    }));
});

describe('a file with a mistake', () => {
  test('leaves the page as it was, says what is wrong, and opens at its line', () =>
    desk.open(async ({ page }) => {
      await page.goto('/telco');
      await sees(page, CHALLENGES);
      desk.copy.replace(TELCO, `name: ${telco.name}`, `name: '${telco.name}\nsumary: A`);
      const problems = page.locator('content-problems');
      await problems.waitFor({ state: 'attached' });
      await problems.getByText("The quote that opens here (') is never closed.").waitFor();
      const lines = desk.copy.read(TELCO).split('\n');
      const line = lines.findIndex((one) => one.startsWith('name:')) + 1;
      const link = problems.getByRole('link', { name: `${TELCO}:${line}:7` });
      expect(await link.getAttribute('href')).toBe(
        `vscode://file/${path.join(desk.copy.folder, TELCO).slice(1)}:${line}:7`,
      );
      await problems.getByText('There is no field "sumary" in a case study.').waitFor();
      expect(await page.locator('h1').first().innerText()).toBe(telco.name);

      desk.copy.restore();
      await problems.waitFor({ state: 'detached' });
      expect(await page.locator('h1').first().innerText()).toBe(telco.name);
    }));
});

describe('the switch on a page', () => {
  test('names the field of a text, and opens it in /admin', () =>
    desk.open(async ({ page }) => {
      await page.goto('/telco');
      await sees(page, CHALLENGES);
      await turnOn(page);
      const text = page.getByText(sentence);
      await text.hover();
      await page.getByText('Case studies telco › Client challenges › 1').waitFor();
      const form = await openedBy(page, () => text.click());
      await form.locator('[data-key-path="challenges.0"] :focus').waitFor();
      expect(page.url()).toBe(`${desk.server.address}/telco`);
    }));

  test('opens a text of a translation beside its original', () =>
    desk.open(async ({ page }) => {
      const [text = ''] = translation.challenges;
      await page.goto('/ar/telco');
      await sees(page, text);
      await turnOn(page);
      const form = await openedBy(page, () => page.getByText(text).click());
      await form.locator('[data-locale="ar"] [data-key-path="challenges.0"] :focus').waitFor();
      await form.locator('[data-locale="en"] [data-key-path="challenges"]').waitFor();
    }));
});

describe('on a phone', () => {
  test('the switch stands above the list of what is to do before the launch', () =>
    desk.open(
      async ({ page }) => {
        await page.goto('/telco');
        const list = page.locator('content-launch');
        await list.waitFor({ state: 'attached' });
        const button = page.getByRole('button', { name: 'Edit', exact: true });
        const [above, below] = [await button.boundingBox(), await list.boundingBox()];
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      },
      { viewport: { width: 360, height: 740 } },
    ));
});

describe('the address of a page', () => {
  test('opens its form, in its language; asked for, pasted into the search, or from the page itself', () =>
    desk.open(async ({ page }) => {
      await page.goto('/ar/telco');
      const link = page.getByRole('link', { name: 'Form of this page' });
      const form = await openedBy(page, () => link.click());
      await form.locator('[data-locale="ar"] [data-key-path="name"] :focus').waitFor();
      await form.close();

      await page.goto('/admin/?page=https%3A%2F%2Fwww.company.com%2Ftelco%2F');
      await page.locator('[data-locale="en"] [data-key-path="challenges"]').waitFor();
      expect(page.url()).toBe(
        `${desk.server.address}/admin/#/collections/case-studies/entries/telco`,
      );

      await page.goto('/admin/');
      await page.getByRole('searchbox').fill('https://www.company.com/ar/telco#main');
      await page.locator('[data-locale="ar"] [data-key-path="name"] :focus').waitFor();
    }));

  test('that the site does not have is answered with what to do next', () =>
    desk.open(async ({ page }) => {
      await openDesk(page);
      await page.getByRole('searchbox').fill('https://www.company.com/tecol');
      const note = page
        .getByRole('status')
        .filter({ hasText: 'This site has no page at “/tecol”.' });
      await note.getByText('Did you mean "/telco"?').waitFor();
      await note.getByRole('button', { name: 'Close' }).click();
      await note.waitFor({ state: 'detached' });
      expect(page.url()).toMatch(/\/admin\/?#\/search\//);
    }));
});

describe('/admin', () => {
  test('opens without a login, and asks nobody else for anything', () =>
    desk.open(async ({ page, errors, failedRequests }) => {
      const foreign = await watchForeignRequests(page.context(), desk.server.address);
      await openDesk(page);
      await openForm(page, 'case-studies', 'telco');
      await previewOn(page).getByText(CHALLENGES).waitFor();
      expect([foreign, errors, failedRequests]).toEqual([[], [], []]);
    }));

  test('changes one line each of a page that exists once, in a list of a group and in a group', () =>
    desk.open(async ({ page }) => {
      const beside = await page.context().newPage();
      await beside.goto('/');
      await sees(beside, title);
      await openDesk(page);
      const form = await openForm(page, '_singletons', 'home');
      await form.fill('phases.items.0.title', 'Hear');
      await form.fill('hero.title', 'Other words');
      await previewOn(page).getByRole('heading', { level: 1, name: 'Other words' }).waitFor();
      await form.save();
      expect(desk.copy.changedLines()).toEqual([
        `-  title: ${title}`,
        '+  title: Other words',
        `-    - title: ${phase}`,
        '+    - title: Hear',
      ]);
      await sees(beside, 'Other words');
      await sees(beside, 'Hear');
    }));

  test('refuses to save what the check refuses, in its words', () =>
    desk.open(async ({ page }) => {
      await openDesk(page);
      const form = await openForm(page, 'case-studies', 'telco');
      await form.fill('action.link', '/contcat');
      expect(await form.saveRefused()).toContain(
        '"Link" (action › link) leads to "/contcat", but this site has no such page.',
      );
      expect(desk.copy.changedFiles()).toEqual([]);
      // The form is still there, with what was written.
      await form.fill('action.link', '/contact');
      await form.fill('name', '');
      await form.saveButton.click();
      await form.section('name').getByText('This field is required.').waitFor();
      expect(desk.copy.changedFiles()).toEqual([]);
      await form.fill('name', 'Telecom');
      await form.save();
      expect(desk.copy.changedLines()).toEqual([`-name: ${telco.name}`, '+name: Telecom']);
    }));

  test('keeps what is typed when the editor presses Escape, goes back or reloads, until it is given up', () =>
    desk.open(async ({ page }) => {
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
      const isStill = async (count: number) => {
        await eventually(
          () => Promise.resolve(asked.length),
          (length) => length === count,
        );
        expect([await name.inputValue(), new URL(page.url()).hash]).toEqual([
          'Telecom',
          '#/collections/case-studies/entries/telco',
        ]);
      };
      await name.press('Escape');
      await goBack.click();
      await isStill(1);
      await page.evaluate(() => history.back());
      await isStill(2);
      await page.evaluate(() => void setTimeout(() => location.reload()));
      await isStill(3);
      expect(asked).toEqual(['confirm', 'confirm', 'beforeunload']);
      isGivenUp = true;
      await goBack.click();
      await form.saveButton.waitFor({ state: 'detached' });
      await openForm(page, 'case-studies', 'telco');
      expect(await name.inputValue()).toBe(telco.name);
    }));

  test('offers in a translation nothing that cannot be, and keeps the panels apart', () =>
    desk.open(
      async ({ page }) => {
        await openDesk(page);
        const form = await openTranslation(page, 'services', 'risk', ARABIC);
        await form.revealed('how.cards.0.title');
        const item = page.locator('[data-locale="ar"] [data-key-path="how.cards"] .header > .end');
        await item.first().getByRole('button', { name: 'List Item Options' }).waitFor();
        expect(await item.first().getByRole('button', { name: 'Remove' }).count()).toBe(0);
        expect(await page.getByRole('button', { name: /^Translate/ }).count()).toBe(0);

        await form.fill('name', 'مخاطر, وأزمات');
        const problems = previewOn(page).locator('content-problems');
        await problems.getByText('Arabic: "Name" (name) holds the Latin ","').waitFor();
        const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { y: 0, height: 0 };
        const [above, below] = [problems, page.locator('content-launch')];
        await below.waitFor({ state: 'attached' });
        const { y, height } = await boxOf(above);
        expect(y + height).toBeLessThanOrEqual((await boxOf(below)).y + 1);
        // innerText leaves out what is hidden, but not what has no size.
        await form.saveButton.click();
        const reason = page.getByRole('alertdialog').getByText('Not saved.');
        const promise = await reason.evaluate(({ parentElement }) =>
          parentElement ? getComputedStyle(parentElement).fontSize : '',
        );
        expect(promise).toBe('0px');
      },
      { viewport: { width: 1700, height: 1000 } },
    ));

  test('does not delete a page that the specification gives the site, and says why', () =>
    desk.open(async ({ page }) => {
      await openDesk(page);
      await openForm(page, 'services', 'reputation');
      await deleteOpenEntry(page);
      await page.getByRole('status').getByText('gives the site a page at /reputation').waitFor();
      expect(desk.copy.changedFiles()).toEqual([]);
    }));

  test('changes one line of a translation alone, beside its page in its language', () =>
    desk.open(async ({ page }) => {
      await openDesk(page);
      const form = await openTranslation(page, 'case-studies', 'telco', ARABIC);
      const preview = previewOn(page);
      await form.fill('name', 'الاتصالات والإنترنت');
      await preview.getByRole('heading', { level: 1, name: 'الاتصالات والإنترنت' }).waitFor();
      const html = preview.locator('html');
      expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([
        'ar',
        'rtl',
      ]);
      await form.save();
      expect(desk.copy.changedFiles()).toEqual([TRANSLATION]);
      expect(desk.copy.changedLines()).toEqual([
        `-name: ${translation.name}`,
        '+name: الاتصالات والإنترنت',
      ]);
    }));

  test('takes a picture from the computer and shows it on the page', () =>
    desk.open(async ({ page }) => {
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
      await previewOn(page).getByAltText('A desk').first().waitFor();
      await form.save();
      expect(desk.copy.changedFiles()).toEqual([TELCO, 'data/pictures/Our-Desk.jpg']);
      expect(desk.copy.changedLines()).toEqual(['+  file: Our-Desk.jpg', '+  alt: A desk']);
      expect(fs.readFileSync(path.join(desk.copy.folder, 'data/pictures/Our-Desk.jpg'))).toEqual(
        buffer,
      );
      // A page in the background leaves pictures for later.
      await beside.bringToFront();
      // Others of it are for other widths of the screen.
      const picture = beside.getByAltText('A desk').filter({ visible: true }).first();
      await picture.scrollIntoViewIfNeeded();
      await eventually(
        () => picture.evaluate((image) => Reflect.get(image, 'naturalWidth')),
        (width) => typeof width === 'number' && width > 0,
      );
    }));

  test('adds a case study', () =>
    desk.open(async ({ page }) => {
      await openDesk(page);
      const form = await openForm(page, 'case-studies', 'new');
      await form.choose('group', entryNamed(caseStudyGroup, 'markets').name);
      const texts = {
        'placement.slug': 'shipping',
        'placement.order': '5',
        name: 'Shipping lines',
        headline: 'A delay that nobody had announced became a plan that everybody knew.',
        'seo.title': 'Shipping lines: Delays and Trust',
        'seo.description': DESCRIPTION,
        summary: 'A shipping line wanted to know what its customers say.',
        'action.label': 'Talk to us',
        'action.link': '/contact',
        'closing.text': 'Shall we talk?',
        'closing.action.label': 'Write to us',
        'closing.action.link': '/contact',
      };
      for (const [field, text] of Object.entries(texts)) await form.fill(field, text);
      for (const list of ['challenges', 'solutions', 'results']) {
        for (const index of [0, 1]) {
          await form.add(list);
          await form.fill(`${list}.${index}`, `The ${list} of the line: number ${index}.`);
        }
      }
      await form.pick('services', entryNamed(service, 'risk').name);
      await form.save();
      expect(desk.copy.changedFiles()).toEqual(['data/case-studies/shipping.yaml']);
      expect(parse(desk.copy.read('data/case-studies/shipping.yaml'))).toMatchObject({
        slug: 'shipping',
        group: 'markets',
        order: 5,
        seo: { description: DESCRIPTION },
        solutions: ['The solutions of the line: number 0.', expect.any(String)],
        services: ['risk'],
        closing: { text: 'Shall we talk?', action: { label: 'Write to us', link: '/contact' } },
      });
    }));
});
