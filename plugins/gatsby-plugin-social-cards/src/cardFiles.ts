/** Keeps a folder of cards up to date. */
import fs from 'node:fs';
import { basename, join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { CARD_FILE, CARD_SIZE } from '../../../src/content/cardPath';
import { isSymbol } from '../../../src/content/pictures';
import { pictureFormats } from '../../../src/drawings/formats';
import { colors } from '../../../src/theme/tokens';
import { choosePattern, drawPicture } from '../../gatsby-plugin-drawn-pictures';
import { fingerprint, type GeneratedFile, updateFiles } from '../../generatedFiles';
import { densityFor } from '../../svgDensity';
import { drawCard, inOrder, logoBox, symbolWidth } from './drawCard';
import type { Card } from './wantedCards';

/** Folder of the cards, relative to the project. Not in Git: `data/` decides what is in it. */
export const GENERATED_CARDS = '.generated/share';

/** Version of what drawCard.tsx draws. A new one draws all cards again; a test says when it is due. */
export const DRAWING = 3;

/** All colours: a palette of sixteen bends the mark's coral on a saffron card, and takes longer to make. */
const PNG_OPTIONS = { compressionLevel: 7 };

const PHOTO_OPTIONS = { compressionLevel: 7, palette: true, colours: 256, dither: 1 };

const isSymbolFile = async (content: Buffer): Promise<boolean> =>
  isSymbol(await sharp(content, { limitInputPixels: false }).metadata());

/** The space between a logo for dark grounds and the edge of its plate. */
const PLATE_EDGE = 10;

async function pastedLogo(content: Buffer, isForDark: boolean) {
  const edge = isForDark ? PLATE_EDGE : 0;
  const boxWidth = (await isSymbolFile(content)) ? symbolWidth : logoBox.width;
  const density = await densityFor(content, logoBox.width);
  const logo = sharp(content, { density, failOn: 'error' }).resize({
    width: Math.floor(boxWidth - 2 * edge),
    height: Math.floor(logoBox.height - 2 * edge),
    fit: 'inside',
  });
  if (isForDark) {
    const background = colors.fixed.ink;
    logo
      .flatten({ background })
      .extend({ top: edge, bottom: edge, left: edge, right: edge, background });
  }
  return logo.png().toBuffer({ resolveWithObject: true });
}

/** What a card says beside a logo: a wide one says the name itself. */
const wordsBeside = async (logo: Buffer, words: Card['words']): Promise<Card['words']> =>
  (await isSymbolFile(logo)) ? words : { ...words, brand: '' };

/** The PNG of a card. A photograph in all colours would be too heavy for some messengers. */
async function cardPng(svg: string, card: Card, read: (name: string) => Buffer): Promise<Buffer> {
  const { ownPicture, logo } = card;
  const { direction } = card.words;
  const layers: OverlayOptions[] = [];
  if (ownPicture) {
    const size = pictureFormats.share;
    const input = await sharp(read(ownPicture), { failOn: 'error' })
      // As the camera was held.
      .rotate()
      .resize({ ...size, fit: 'cover' })
      .toBuffer();
    const [, left] = inOrder(direction, [0, CARD_SIZE.width - size.width]);
    layers.push({ input, left, top: 0 });
  }
  if (logo) {
    const { data: input, info } = await pastedLogo(read(logo.file), logo.ground === 'dark');
    const end = CARD_SIZE.width - logoBox.left - info.width;
    const [left] = inOrder(direction, [logoBox.left, end]);
    layers.push({ input, left, top: logoBox.top });
  }
  return sharp(Buffer.from(svg))
    .composite(layers)
    .png(ownPicture ? PHOTO_OPTIONS : PNG_OPTIONS)
    .toBuffer();
}

function toGenerated(card: Card, pictureFolder: string): GeneratedFile {
  const { file, words, pattern, ownPicture, logo } = card;
  const read = (name: string) => fs.readFileSync(join(pictureFolder, name));
  const draw = () =>
    drawPicture({ slug: pattern.slug, ...choosePattern(pattern), format: 'share' });
  return {
    file,
    fingerprint: fingerprint(
      JSON.stringify([DRAWING, PNG_OPTIONS, PHOTO_OPTIONS, words, logo]),
      ownPicture ? read(ownPicture) : draw(),
      logo ? read(logo.file) : '',
    ),
    make: async () => {
      const said = logo ? await wordsBeside(read(logo.file), words) : words;
      const svg = await drawCard(said, ownPicture ? '' : draw(), logo !== undefined);
      return cardPng(svg, card, read);
    },
  };
}

/**
 * Makes `folder` hold these cards: draws those that are missing or whose words or picture have
 * changed, and removes the others.
 *
 * @param pictureFolder folder of the content people's own pictures
 * @returns the names of the cards that were drawn
 * @throws Error for a picture that is missing, and what the file system or sharp throws
 */
export const writeCards = async (
  cards: readonly Card[],
  folder: string,
  pictureFolder: string,
): Promise<string[]> =>
  updateFiles(
    cards.map((card) => toGenerated(card, pictureFolder)),
    folder,
    () => true,
  );

/** Makes `to` hold the cards of `from` and nothing else. */
export function publishCards(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  fs.cpSync(from, to, {
    recursive: true,
    filter: (place) => place === from || CARD_FILE.test(basename(place)),
  });
}
