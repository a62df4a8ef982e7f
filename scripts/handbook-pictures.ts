/**
 * `npm run handbook:pictures`: takes the pictures of data/README.md, one for each kind of page, with
 * its fields marked where they show. `-- --check` only says whether a page shows other fields by now.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { checkContent } from '../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { hrefOf } from '../src/content/addresses';
import { pathsOf } from '../src/content/entries';
import { kinds } from '../src/content/kinds';
import { MAIN_LANGUAGE } from '../src/content/languages';
import { FIELDS_FILE, pictureFile } from './handbook/pictures';
import { launchBrowser } from './lib/browser';
import { markFields } from './lib/markFields';
import { inProjectCopy, keepDrawings } from './lib/projectCopy';
import { run } from './lib/run';
import { GATSBY } from './lib/runSite';
import { serveSite } from './lib/siteServer';

const PORT = Number(process.env.PORT ?? '9000');

/** Wide enough for what stands side by side on a page. */
const VIEWPORT = { width: 1240, height: 900 };

/** Widths and qualities of a picture, the best first. */
const SIZES = [
  [780, 30],
  [720, 20],
  [660, 12],
  [600, 8],
  [540, 8],
] as const;
const MOST_BYTES = 60_000;

/** Below the last field, in pixels. */
const MARGIN = 40;

interface Sample {
  kind: string;
  /** The file whose page it is. */
  file: string;
  address: string;
}

/** A page of each kind: the only one, or that of the first entry. */
function samples(project: string): Sample[] {
  const { entries } = checkContent(project);
  return kinds.flatMap(({ name, page }) => {
    const entry = entries.find((one) => one.kind === name && one.language === MAIN_LANGUAGE);
    if (!page || !entry) return [];
    // The error screen stands at every unknown address.
    const [address = '/no-such-page'] = pathsOf(entry);
    return { kind: name, file: entry.file, address: hrefOf(address) };
  });
}

/** A picture that is small enough for Git; a long one shows less of the page itself. */
async function smallPicture(picture: Buffer): Promise<Buffer> {
  for (const [width, quality] of SIZES) {
    const small = await sharp(picture).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    if (small.length <= MOST_BYTES) return small;
  }
  throw new Error('The page is too long for a small picture.');
}

/** Takes the picture of a page. Returns the fields that it shows. */
async function takePicture(browser: Browser, sample: Sample): Promise<[string[], Buffer]> {
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  await page.goto(`http://localhost:${PORT}${sample.address}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const { fields, end } = await page.evaluate(markFields, sample.file);
  await page.evaluate(() =>
    // Those of the other theme are never loaded.
    Promise.allSettled(
      Array.from(document.images, (image) => image.checkVisibility() && image.decode()),
    ),
  );
  const main = await page.locator('main').boundingBox();
  const clip = main ? { ...main, height: end + MARGIN - main.y } : undefined;
  const picture = await page.screenshot({ clip, fullPage: true });
  await page.close();
  return [fields, await smallPicture(picture)];
}

async function main(): Promise<void> {
  const project = process.cwd();
  const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
  await inProjectCopy(project, async (copy) => {
    keepDrawings(project, copy);
    process.chdir(copy);
    const built = await run(GATSBY, ['build'], { CONTEXT: 'deploy-preview' });
    if (built !== 0) throw new Error('The site could not be built.');
    const server = await serveSite('public', PORT);
    const browser = await launchBrowser();
    const shown: Record<string, string[]> = {};
    for (const sample of samples(copy)) {
      const [fields, picture] = await takePicture(browser, sample);
      shown[sample.kind] = fields;
      if (check) continue;
      const file = path.join(project, pictureFile(sample.kind));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, picture);
      console.log(`${pictureFile(sample.kind)}: ${picture.length} bytes`);
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
