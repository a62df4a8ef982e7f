/** Keeps a folder of drawn pictures up to date. */
import type { PictureFormat } from '../../../src/drawings/formats';
import { darkTwinOf } from '../../../src/drawings/palette';
import type { PatternWish } from './choosePattern';
import { choosePattern } from './choosePattern';
import { drawPicture } from './drawPicture';
import type { FilesReport, GeneratedFile } from './generatedFiles';
import { fingerprint, updateFiles } from './generatedFiles';
import { PICTURE_FILE, pictureFileName } from './pictureNames';
import { PNG_OPTIONS, rasterise } from './rasterise';

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
      const svg = drawPicture({ slug, generator, tone: shade, format });
      return {
        file: pictureFileName(slug, format, shade === twin),
        fingerprint: fingerprint(JSON.stringify(PNG_OPTIONS), svg),
        make: () => rasterise(svg),
      };
    }),
  );
}

function* batches(entries: readonly PictureEntry[]) {
  for (const entry of entries) yield picturesOf(entry);
}

interface WritingOptions {
  /** True where the pictures of entries that are gone stay: something may still be reading them. */
  isKeeping?: boolean;
}

/**
 * Writes the pictures of `entries` into `folder`, which it creates if need be: those that are
 * missing and those whose drawing has changed. Files of entries that are gone are removed; other
 * files in the folder stay. Gives what was done.
 * Throws if two entries would share a file, and what the file system or sharp throws.
 */
export const writePictures = (
  entries: readonly PictureEntry[],
  folder: string,
  { isKeeping = false }: WritingOptions = {},
): Promise<FilesReport> =>
  updateFiles(batches(entries), folder, (file) => !isKeeping && PICTURE_FILE.test(file));
