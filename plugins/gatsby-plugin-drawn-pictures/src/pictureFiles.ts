/** Keeps a folder of drawn pictures up to date. */
import sharp from 'sharp';
import { fileBase } from '../../../src/content/fileBase';
import type { PictureFormat } from '../../../src/drawings/formats';
import { darkTwinOf } from '../../../src/drawings/palette';
import { fingerprint, type GeneratedFile, updateFiles } from '../../generatedFiles';
import { choosePattern, type PatternWish } from './choosePattern';
import { drawPicture } from './drawPicture';

/** Flat inks and their edges fit into 16 colours; dither would put grain on the ground. */
const PNG_OPTIONS = {
  palette: true,
  colours: 16,
  dither: 0,
  effort: 8,
  compressionLevel: 9,
};

/** Returns the PNG of an SVG document in the document’s own size; throws what sharp throws. */
export const rasterise = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png(PNG_OPTIONS).toBuffer();

/** The file name of a picture: `<slug>--<format>.png`, or `<slug>--<format>--dark.png` of its dark twin. */
export const pictureFileName = (slug: string, format: PictureFormat, dark = false): string =>
  `${fileBase(slug)}--${format}${dark ? '--dark' : ''}.png`;

/** A page and the formats in which its picture is needed. */
export interface PictureEntry extends PatternWish {
  formats: readonly PictureFormat[];
}

function picturesOf(entry: PictureEntry): GeneratedFile[] {
  const { slug, formats } = entry;
  const { generator, tone } = choosePattern(entry);
  const twin = darkTwinOf(tone);
  return formats.flatMap((format) =>
    (twin ? [tone, twin] : [tone]).map((shade) => {
      const draw = () => drawPicture({ slug, generator, tone: shade, format });
      return {
        file: pictureFileName(slug, format, shade === twin),
        fingerprint: fingerprint(JSON.stringify(PNG_OPTIONS), draw()),
        make: () => rasterise(draw()),
      };
    }),
  );
}

/**
 * Makes `folder` hold the pictures of `entries`: draws those that are missing or whose drawing has
 * changed, and removes the others, unless `isKeeping`: something may still be reading them.
 * @returns the names of the files that were drawn
 * @throws Error if two entries would share a file, and what the file system or sharp throws
 */
export const writePictures = (
  entries: readonly PictureEntry[],
  folder: string,
  isKeeping = false,
): Promise<string[]> => updateFiles(entries.flatMap(picturesOf), folder, () => !isKeeping);
