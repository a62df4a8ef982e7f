import { kindNamed } from '../../../src/content/kinds';
import type { ColouredPattern } from '../../../src/content/model/patterns';
import { type Entry, pictureOf } from '../../../src/content/pages/entries';
import { ownPictureOf, pictureName } from '../../../src/content/pages/pictures';
import { MAIN_LANGUAGE } from '../../../src/content/text/languages';
import type { PictureFormat } from '../../../src/drawings/formats';
import { choosePattern, type PatternWish } from './choosePattern';

/** The drawing of an entry, in the formats that its pages show. */
export interface WantedDrawing extends ColouredPattern {
  name: string;
  formats: readonly PictureFormat[];
}

/** Returns the seed and pattern set of an entry's drawing, and the choices that the entry or its kind specifies. */
export function patternWishOf(entry: Entry): PatternWish {
  const { page } = kindNamed(entry.kind);
  const { generator, tone } = pictureOf(entry) ?? page?.cardPattern ?? {};
  const patternSet = page?.picture?.patternSet(entry.content) ?? 'page';
  return { seed: pictureName(entry), patternSet, generator, tone };
}

/** Returns the drawings of all entries whose kind has a picture and which name no file for it. */
export const wantedPictures = (entries: readonly Entry[]): WantedDrawing[] =>
  entries.flatMap((entry) => {
    const formats = kindNamed(entry.kind).page?.picture?.formats;
    // Translations show the pictures of their originals.
    if (!formats || entry.language !== MAIN_LANGUAGE || ownPictureOf(entry)) return [];
    return { name: pictureName(entry), formats, ...choosePattern(patternWishOf(entry)) };
  });
