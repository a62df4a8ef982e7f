import fs from 'node:fs';
import { join } from 'node:path';
import { CARD_SIZE } from '../../../src/content/text/card';
import { isSymbol } from '../../../src/content/text/images';
import { pictureFormats } from '../../../src/drawings/formats';
import { colors } from '../../../src/theme/tokens';
import { choosePattern, drawPicture } from '../../gatsby-plugin-drawn-pictures';
import { fingerprint, type GeneratedFile, updateFiles } from '../../shared/generatedFiles';
import sharp, { type OverlayOptions } from '../../shared/pictureDecoder';
import { drawCard, leftOf, logoBox, symbolWidth } from './drawCard';
import type { Card } from './wantedCards';

/** Relative to the project. Not in Git: the content determines which cards exist. */
export const GENERATED_CARDS = '.generated/share';

/** Version of what drawCard.tsx draws. Changing it redraws all cards; a test fails when a change is due. */
export const CARD_VERSION = 4;

/** Without a palette: sixteen colours would distort the mark's coral on a saffron card, and take longer. */
const PNG_OPTIONS = { compressionLevel: 7 };

/** With a palette: in full colour a photograph would be too large for some messengers. */
const PHOTO_OPTIONS = { compressionLevel: 7, palette: true, colours: 256, dither: 1 };

const isSymbolFile = async (content: Buffer): Promise<boolean> =>
  isSymbol(await sharp(content, { limitInputPixels: false }).metadata());

async function logoPng(content: Buffer, isForDark: boolean) {
  const edge = isForDark ? 10 : 0;
  const boxWidth = (await isSymbolFile(content)) ? symbolWidth : logoBox.width;
  const logo = sharp(content, { limitInputPixels: false, failOn: 'error' }).resize({
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

async function cardPng(svg: string, card: Card, read: (name: string) => Buffer): Promise<Buffer> {
  const { ownPicture, logo } = card;
  const { direction } = card.words;
  const layers: OverlayOptions[] = [];
  if (ownPicture) {
    const size = pictureFormats.share;
    const input = await sharp(read(ownPicture), { failOn: 'error' })
      .rotate()
      .resize({ ...size, fit: 'cover' })
      .toBuffer();
    const left = leftOf(direction, CARD_SIZE.width - size.width, size.width);
    layers.push({ input, left, top: 0 });
  }
  if (logo) {
    const { data: input, info } = await logoPng(read(logo.file), logo.ground === 'dark');
    const left = leftOf(direction, logoBox.start, info.width);
    layers.push({ input, left, top: logoBox.top });
  }
  return sharp(Buffer.from(svg))
    .composite(layers)
    .png(ownPicture ? PHOTO_OPTIONS : PNG_OPTIONS)
    .toBuffer();
}

/**
 * Updates the cards in `folder`, as updateFiles does.
 * @param pictureFolder the folder of the pictures and logos that the content names
 * @throws Error for a missing picture; errors of the file system and of sharp
 */
export async function writeCards(cards: readonly Card[], folder: string, pictureFolder: string) {
  const read = (name: string) => fs.readFileSync(join(pictureFolder, name));
  // Thousands of cards share a hundred drawings, each of which is parsed.
  const drawings = new Map<string, string>();
  const files = cards.map((card): GeneratedFile => {
    const { file, words, patternWish, ownPicture, logo } = card;
    const draw = () => {
      const { pattern, tone } = choosePattern(patternWish);
      const name = `${pattern} ${tone}`;
      const drawn = drawings.get(name) ?? drawPicture({ pattern, tone, format: 'share' });
      drawings.set(name, drawn);
      return drawn;
    };
    return {
      file,
      fingerprint: fingerprint(
        JSON.stringify([CARD_VERSION, PNG_OPTIONS, PHOTO_OPTIONS, words, logo]),
        ownPicture ? read(ownPicture) : draw(),
        logo ? read(logo.file) : '',
      ),
      make: async () => {
        const saysName = !logo || (await isSymbolFile(read(logo.file)));
        const shownWords = saysName ? words : { ...words, brand: '' };
        const svg = await drawCard(shownWords, {
          art: ownPicture ? '' : draw(),
          hasLogo: logo !== undefined,
        });
        return cardPng(svg, card, read);
      },
    };
  });
  return updateFiles(files, folder);
}

/** Replaces the contents of the folder `to` with the cards in `from`, which also holds a manifest. */
export function publishCards(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  fs.cpSync(from, to, { recursive: true, filter: (file) => !file.endsWith('.json') });
}
