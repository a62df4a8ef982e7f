/** Keeps a folder of cards up to date. */
import * as fs from 'fs';
import { join } from 'path';
import sharp, { type OverlayOptions } from 'sharp';
import { CARD_FILE, CARD_SIZE } from '../../../src/content/cardPath';
import { pictureFormats } from '../../../src/drawings/formats';
import { colors } from '../../../src/theme/tokens';
import { choosePattern, drawPicture } from '../../gatsby-plugin-drawn-pictures';
import {
  type FilesReport,
  fingerprint,
  type GeneratedFile,
  updateFiles,
} from '../../generatedFiles';
import { type CardWords, drawCard, inOrder, logoBox } from './drawCard';
import type { Card } from './wantedCards';

/** Folder of the cards, relative to the project. Not in Git: `data/` decides what is in it. */
export const GENERATED_CARDS = '.generated/share';

/**
 * Number of the drawing: what drawCard.tsx makes of the same words. A new one draws all cards again;
 * a test says when it is due.
 */
export const DRAWING = 2;

/**
 * All colours: a palette of sixteen, as the pages' pictures have, bends the mark's coral on a saffron
 * card, and takes three times as long to make. Visitors do not load cards.
 */
const PNG_OPTIONS = { compressionLevel: 7 };

const PHOTO_OPTIONS = { compressionLevel: 7, palette: true, colours: 256, dither: 1 };

/** So many cards are made at the same time. */
const BATCH = 8;

/** What lies over a drawn card: the content person's own picture, and the company's own logo. */
interface Pasted {
  photo?: Buffer;
  logo?: { content: Buffer; isForDark: boolean };
}

/** Fine enough for a logo, whatever size its SVG says it has. */
const LOGO_DENSITY = 300;

/** The space between a logo for dark grounds and the edge of its plate. */
const PLATE_EDGE = 10;

function pastedLogo({ content, isForDark }: NonNullable<Pasted['logo']>) {
  const edge = isForDark ? PLATE_EDGE : 0;
  const logo = sharp(content, { density: LOGO_DENSITY }).resize({
    width: Math.floor(logoBox.width - 2 * edge),
    height: Math.floor(logoBox.height - 2 * edge),
    fit: 'inside',
  });
  if (!isForDark) return logo.png().toBuffer({ resolveWithObject: true });
  const background = colors.fixed.ink;
  return logo
    .flatten({ background })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** The PNG of a card. A photograph in all colours would be too heavy for some messengers. */
async function cardPng(
  svg: string,
  { photo, logo }: Pasted,
  direction: CardWords['direction'],
): Promise<Buffer> {
  const { width, height } = pictureFormats.share;
  const layers: OverlayOptions[] = [];
  if (photo) {
    const half = await sharp(photo).resize({ width, height, fit: 'cover' }).toBuffer();
    const [, left] = inOrder(direction, [0, CARD_SIZE.width - width]);
    layers.push({ input: half, left, top: 0 });
  }
  if (logo) {
    const { data: input, info } = await pastedLogo(logo);
    const end = CARD_SIZE.width - logoBox.left - info.width;
    const [left] = inOrder(direction, [logoBox.left, end]);
    layers.push({ input, left, top: logoBox.top });
  }
  return sharp(Buffer.from(svg))
    .composite(layers)
    .png(photo ? PHOTO_OPTIONS : PNG_OPTIONS)
    .toBuffer();
}

function toGenerated(card: Card, pictureFolder: string, code: string): GeneratedFile {
  const { file, words, pattern, ownPicture, logo } = card;
  const read = (name: string) => fs.readFileSync(join(pictureFolder, name));
  const pasted: Pasted = {
    photo: ownPicture === undefined ? undefined : read(ownPicture),
    logo: logo && { content: read(logo.file), isForDark: logo.ground === 'dark' },
  };
  const said = JSON.stringify([DRAWING, PNG_OPTIONS, PHOTO_OPTIONS, words]);
  const ofLogo = pasted.logo ? [pasted.logo.content, String(pasted.logo.isForDark)] : [];
  if (pasted.photo) {
    return {
      file,
      fingerprint: fingerprint(said, pasted.photo, ...ofLogo),
      make: async () => cardPng(await drawCard(words), pasted, words.direction),
    };
  }
  const { slug } = pattern;
  const { generator, tone } = choosePattern(pattern);
  return {
    file,
    fingerprint: fingerprint(said, code, JSON.stringify([slug, generator, tone]), ...ofLogo),
    make: async () =>
      cardPng(
        await drawCard(words, drawPicture({ slug, generator, tone, format: 'share' })),
        pasted,
        words.direction,
      ),
  };
}

function* batches(cards: readonly Card[], pictureFolder: string, code: string) {
  for (let first = 0; first < cards.length; first += BATCH) {
    yield cards.slice(first, first + BATCH).map((card) => toGenerated(card, pictureFolder, code));
  }
}

/**
 * Writes the cards into `folder`, which it creates if need be: those that are missing and those
 * whose words or picture have changed. Cards of pages that are gone are removed.
 *
 * @param pictureFolder where the content people's own pictures lie
 * @param code what `codeDigest` says of the code that draws the art
 * @returns what was done
 * @throws Error for a picture that is missing, and what the file system or sharp throws
 */
export const writeCards = (
  cards: readonly Card[],
  folder: string,
  pictureFolder: string,
  code: string,
): Promise<FilesReport> =>
  updateFiles(batches(cards, pictureFolder, code), folder, (file) => CARD_FILE.test(file));

/**
 * Makes `to` hold the cards of `from` and nothing else, as hard links where the disk knows them:
 * thousands of cards take no room then. Cards are replaced whole (`updateFiles`), never written into,
 * so that no change reaches what is published.
 */
export function publishCards(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  fs.mkdirSync(to, { recursive: true });
  for (const file of fs.readdirSync(from).filter((name) => CARD_FILE.test(name))) {
    try {
      fs.linkSync(join(from, file), join(to, file));
    } catch {
      fs.copyFileSync(join(from, file), join(to, file));
    }
  }
}
