/** Takes the pictures of the home page in README, from the site that `npm start` serves. */
import { mkdirSync, writeFileSync } from 'fs';
import sharp from 'sharp';
import { launchBrowser } from './lib/browser';

const SITE = `http://localhost:${process.env.PORT ?? '9000'}`;
const FOLDER = 'docs/images';

/** The first screen and the beginning of what follows it. */
const CLIP = { x: 0, y: 0, width: 1440, height: 1150 };

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchBrowser();
  for (const theme of ['light', 'dark']) {
    const page = await browser.newPage({
      viewport: { width: CLIP.width, height: 900 },
      reducedMotion: 'reduce',
    });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.goto(SITE, { waitUntil: 'networkidle' });
    const picture = await page.screenshot({ clip: CLIP, fullPage: true });
    const file = `${FOLDER}/home-${theme}.png`;
    writeFileSync(file, await sharp(picture).png({ palette: true, colours: 64 }).toBuffer());
    console.log(file);
  }
  await browser.close();
}

void main();
