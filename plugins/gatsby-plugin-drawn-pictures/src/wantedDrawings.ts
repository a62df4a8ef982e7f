import { kindNamed } from '../../../src/content/kinds';
import type { ColouredPattern } from '../../../src/content/model/patterns';
import type { Entry } from '../../../src/content/pages/entries';
import { ownPictureOf, pictureName } from '../../../src/content/pages/pictures';
import { MAIN_LANGUAGE } from '../../../src/content/text/languages';
import type { PictureFormat } from '../../../src/drawings/formats';
import { choosePattern, patternWishOf } from './choosePattern';

/** The drawing of an entry, in the formats that its pages show. */
export interface WantedDrawing extends ColouredPattern {
  name: string;
  formats: readonly PictureFormat[];
}

/** Returns the drawings of all entries whose kind has a picture and which name no file for it. */
export const wantedDrawings = (entries: readonly Entry[]): WantedDrawing[] =>
  entries.flatMap((entry) => {
    const formats = kindNamed(entry.kind).page?.picture?.formats;
    // Translations show the pictures of their originals.
    if (!formats || entry.language !== MAIN_LANGUAGE || ownPictureOf(entry)) return [];
    return { name: pictureName(entry), formats, ...choosePattern(patternWishOf(entry)) };
  });
