/**
 * `npm run handbook:pictures`: takes the pictures of data/README.md and data/FIELDS.md: /admin, and each kind
 * of file where it shows, with its fields marked. `-- --check` only says whether a page shows other fields by now.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { checkContent } from '../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import {
  ADMIN_PICTURES,
  FIELDS_FILE,
  partPictures,
  pictureFile,
  SEARCH_RESULT,
} from '../../scripts/handbook/pictures';
import { launchBrowser } from '../../scripts/lib/browser';
import { inProjectCopy, keepDrawings } from '../../scripts/lib/projectCopy';
import { run } from '../../scripts/lib/run';
import { GATSBY } from '../../scripts/lib/runSite';
import { serveSite } from '../../scripts/lib/siteServer';
import { hrefOf } from '../../src/content/addresses';
import { pathsOf } from '../../src/content/entries';
import { kinds } from '../../src/content/kinds';
import { MAIN_LANGUAGE } from '../../src/content/languages';
import { openDesk, openForm } from './support/contentForm';
import { standInForGitHub } from './support/gitHub';
import { type MarkedPart, markFields } from './support/markFields';

const PORT = Number(process.env.PORT ?? '9000');
/** The site's address in the pictures. */
const PUBLISHED = 'https://www.company.com';

const ORIGIN = `http://localhost:${PORT}`;

/** Wide enough for columns. */
const VIEWPORT = { width: 1240, height: 900 };

/** Widths and qualities of a picture, the best first. */
type Sizes = readonly (readonly [width: number, quality: number])[];

const SIZES: Sizes = [
  [780, 30],
  [720, 20],
  [660, 12],
  [600, 8],
  [540, 8],
];

/** A screen of /admin is mostly white, and its words are small. */
const SCREEN_SIZES: Sizes = [
  [1040, 60],
  [1040, 40],
];
const MOST_BYTES = 60_000;

/** /admin as an editor sees it on a small screen. */
const ADMIN_SCREEN = { width: 1360, height: 800 };

/** The board with one draft is empty below it. */
const BOARD = { ...ADMIN_SCREEN, height: 320 };

interface Sample extends MarkedPart {
  /** Name of the picture. */
  name: string;
  address: string;
  /** Name of the button that brings the part to light. */
  opener?: string;
}

/** A page of each kind, the only one or that of the first entry, and the parts that several have. */
function samples(project: string): Sample[] {
  const { entries } = checkContent(project);
  return kinds.flatMap(({ name, page, file }): Sample[] => {
    const entry = entries.find((one) => one.kind === name && one.language === MAIN_LANGUAGE);
    if (!page) {
      const parts = partPictures.filter(({ kind }) => kind === name);
      return parts.map((one) => ({ ...one, file: file ?? '' }));
    }
    if (!entry) return [];
    // Every unknown address has the error screen.
    const [address = '/no-such-page'] = pathsOf(entry);
    return [{ name, file: entry.file, part: 'main', address: hrefOf(address) }];
  });
}

/** A picture that is small enough for Git; a long one shows less of the page itself. */
async function smallPicture(picture: Buffer, sizes: Sizes = SIZES): Promise<Buffer> {
  for (const [width, quality] of sizes) {
    const small = await sharp(picture).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    if (small.length <= MOST_BYTES) return small;
  }
  throw new Error('The page is too long for a small picture.');
}

const TURNED_CARD = '[data-content-field$=":unique.turn"]';

/** Takes the picture of a part of a page. Returns the fields that it shows. */
async function takePicture(browser: Browser, sample: Sample): Promise<[string[], Buffer]> {
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  await page.goto(`${ORIGIN}${sample.address}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  // One card shows its front, the next one its back.
  const turned = page.locator(TURNED_CARD).nth(1);
  if (sample.part === 'main' && (await turned.count()) > 0) await turned.click();
  if (sample.opener) await page.getByRole('button', { name: sample.opener }).first().click();
  await page.evaluate(() => {
    scrollTo(0, 0);
    for (const image of Array.from(document.images)) image.loading = 'eager';
    // Those of the other theme are never loaded.
    return Promise.allSettled(
      Array.from(document.images, (image) => image.checkVisibility() && image.decode()),
    );
  });
  const { fields, clip } = await page.evaluate(markFields, {
    file: sample.file,
    part: sample.part,
  });
  const picture = await page.screenshot({ clip, fullPage: true });
  await page.close();
  return [fields, await smallPicture(picture)];
}

/** /admin from signing in to the board, and the switch on a page, by the names of the pictures. */
async function takeAdmin(browser: Browser): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const [signIn, list, form, board, edit] = ADMIN_PICTURES;
  const take = async (name: string | undefined, page: Page) => {
    if (name !== undefined)
      pictures.set(name, await smallPicture(await page.screenshot(), SCREEN_SIZES));
  };
  const stranger = await browser.newPage({ viewport: ADMIN_SCREEN, reducedMotion: 'reduce' });
  // On a computer of one's own the CMS offers other ways to sign in.
  await stranger.route(`${PUBLISHED}/**`, async (route) => {
    const url = route.request().url().replace(PUBLISHED, ORIGIN);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await stranger.goto(`${PUBLISHED}/admin/`, { waitUntil: 'networkidle' });
  await stranger.getByRole('button', { name: /Sign In with/ }).waitFor();
  await take(signIn, stranger);
  await stranger.close();

  const context = await browser.newContext({
    baseURL: ORIGIN,
    viewport: ADMIN_SCREEN,
    reducedMotion: 'reduce',
  });
  await standInForGitHub(context);
  const page = await context.newPage();
  await openDesk(page);
  await page.getByRole('treeitem', { name: 'Services', exact: true }).click();
  await page.getByRole('main', { name: /Services.? Collection/ }).waitFor();
  await page.getByText('Authenticity').first().waitFor();
  await take(list, page);
  const service = await openForm(page, 'services', 'risk');
  await page.frameLocator('iframe.preview').getByRole('heading', { level: 1 }).waitFor();
  await service.fill(
    'cardText',
    'Hear of trouble early, and know how serious it is before it spreads.',
  );
  await page.waitForLoadState('networkidle');
  await take(form, page);
  await service.saveButton.click();
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('radio', { name: 'Editorial Workflow' }).click();
  await page.getByRole('list', { name: 'Drafts' }).getByRole('listitem').waitFor();
  // What stands in for GitHub knows no dates.
  await page.getByText('Invalid Date').evaluateAll((dates) => {
    for (const date of dates) date.textContent = '';
  });
  await page.setViewportSize(BOARD);
  await take(board, page);
  await context.close();

  const preview = await browser.newPage({ viewport: ADMIN_SCREEN, reducedMotion: 'reduce' });
  await preview.goto(`${ORIGIN}/risk`, { waitUntil: 'networkidle' });
  await preview.getByRole('button', { name: 'Edit', exact: true }).click();
  await preview.locator('main h1').hover();
  await take(edit, preview);
  await preview.close();
  return pictures;
}

/** A search result as search engines draw it, with the two fields that it is made of. */
async function takeSearchResult(browser: Browser, project: string): Promise<Buffer> {
  const { entries } = checkContent(project);
  const entry = entries.find((one) => one.kind === 'services' && one.language === MAIN_LANGUAGE);
  if (entry?.kind !== 'services') throw new Error('There is no service.');
  const { title, description } = entry.content.seo;
  const page = await browser.newPage({ viewport: { width: 780, height: 260 } });
  const mark = (name: string) =>
    `<b style="font:600 14px ui-monospace,monospace;background:#0b3fbf;color:#fff;padding:1px 6px">${name}</b>`;
  await page.setContent(`<body style="margin:24px;font:16px/1.5 system-ui;color:#3c4043;background:#fff">
    <p style="margin:0 0 4px">www.company.com › ${entry.content.slug}</p>
    ${mark('seo.title')}
    <p style="margin:2px 0 8px;font-size:22px;color:#1a0dab;outline:2px solid #0b3fbf">${title}</p>
    ${mark('seo.description')}
    <p style="margin:2px 0 0;outline:2px solid #0b3fbf">${description}</p>`);
  const picture = await page.screenshot();
  await page.close();
  return smallPicture(picture);
}

async function main(): Promise<void> {
  const project = process.cwd();
  const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
  await inProjectCopy(project, async (copy) => {
    keepDrawings(project, copy);
    process.chdir(copy);
    const built = await run(GATSBY, ['build'], {
      CONTEXT: 'deploy-preview',
      REPOSITORY_URL: 'https://github.com/acme/website',
      SITE_NAME: 'acme-site',
    });
    if (built !== 0) throw new Error('The site could not be built.');
    const server = await serveSite('public', PORT);
    const browser = await launchBrowser();
    const shown: Record<string, string[]> = {};
    const keep = (name: string, picture: Buffer) => {
      const file = path.join(project, pictureFile(name));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, picture);
      console.log(`${pictureFile(name)}: ${picture.length} bytes`);
    };
    for (const sample of samples(copy)) {
      const [fields, picture] = await takePicture(browser, sample);
      shown[sample.name] = fields;
      if (!check) keep(sample.name, picture);
    }
    if (!check) {
      for (const [name, picture] of await takeAdmin(browser)) keep(name, picture);
      keep(SEARCH_RESULT, await takeSearchResult(browser, copy));
    }
    await browser.close();
    await server.close();
    process.chdir(project);
    const text = `${JSON.stringify(shown, null, 2)}\n`;
    if (!check) writeFileSync(FIELDS_FILE, text);
    else if (readFileSync(FIELDS_FILE, 'utf8') !== text) {
      throw new Error('The pages show other fields than the pictures: npm run handbook:pictures');
    }
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
