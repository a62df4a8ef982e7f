/** The type of the cards: static files, because satori reads no variable ones. */
import { readFile } from 'fs/promises';
import { createRequire } from 'module';
import { join } from 'path';
import type { Font } from 'satori';
import { typeStyles } from '../../../src/theme/tokens';

/** Font, tracking and line distance of a text on a card, as CSS has them. */
export interface CardType {
  fontFamily: string;
  fontWeight: 500 | 700;
  letterSpacing: string;
  lineHeight: number;
}

const display = { fontFamily: 'Kufam', fontWeight: 700 } as const;

/** The texts of a card: the company's name, the title, and the line beside the phase's dot. */
export const cardTypes = {
  brand: { ...display, letterSpacing: '-0.025em', lineHeight: 1 },
  title: {
    ...display,
    letterSpacing: typeStyles.h1.tracking,
    lineHeight: typeStyles.h1.line,
  },
  label: { fontFamily: 'IBM Plex Sans', fontWeight: 500, letterSpacing: '0em', lineHeight: 1.3 },
} as const;

/** Not `require.resolve` itself: Parcel, which compiles gatsby-node, takes it out. */
const { resolve: pathOf } = createRequire(join(process.cwd(), 'package.json'));

const read = (file: string) => readFile(pathOf(`@fontsource/${file}`));

/** The fonts of the cards. Throws where a package is missing. */
export const readCardFonts = async (): Promise<Font[]> => [
  {
    name: cardTypes.title.fontFamily,
    weight: cardTypes.title.fontWeight,
    data: await read('kufam/files/kufam-latin-700-normal.woff'),
  },
  {
    name: cardTypes.label.fontFamily,
    weight: cardTypes.label.fontWeight,
    data: await read('ibm-plex-sans/files/ibm-plex-sans-latin-500-normal.woff'),
  },
];
