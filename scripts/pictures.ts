/** `tsx scripts/pictures.ts --out <folder>`: writes pictures into a folder, to look at them. */
import { parseArgs } from 'node:util';
import { designedSlugs } from '../src/art/choosePattern';
import type { PictureFormat } from '../src/art/formats';
import { pictureFormats } from '../src/art/formats';
import type { PictureEntry } from '../src/art/pictureFiles';
import { writePictures } from '../src/art/pictureFiles';

const isFormat = (name: string): name is PictureFormat => name in pictureFormats;

/** Every page that the design names, in every format. */
const designedEntries = (): PictureEntry[] =>
  designedSlugs.map((slug) => ({
    slug,
    kind: 'page',
    formats: Object.keys(pictureFormats).filter(isFormat),
  }));

/**
 * Writes the pictures of `entries` into the folder that follows `--out` and says what was done.
 * Throws without a folder, and what `writePictures` throws.
 */
export async function main(args: string[], entries: readonly PictureEntry[]): Promise<void> {
  const { out } = parseArgs({ args, options: { out: { type: 'string' } } }).values;
  if (!out) throw new Error('Say where the pictures go: --out <folder>.');
  const { written, unchanged, removed } = await writePictures(entries, out);
  console.log(
    `${out}: ${written.length} written, ${unchanged.length} unchanged, ${removed.length} removed.`,
  );
}

if (require.main === module) {
  main(process.argv.slice(2), designedEntries()).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
