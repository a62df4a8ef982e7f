/** Keeps a folder of drawn pictures up to date. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PatternWish } from './choosePattern';
import { choosePattern } from './choosePattern';
import { drawPicture } from './drawPicture';
import type { PictureFormat } from './formats';
import { darkTwinOf } from './palette';
import { PICTURE_FILE, pictureFileName } from './pictureNames';
import { PNG_OPTIONS, rasterise } from './rasterise';

/** A page and the formats in which its picture is needed. */
export interface PictureEntry extends PatternWish {
  formats: readonly PictureFormat[];
}

/** File names, in the order of the entries. */
export interface PictureReport {
  written: string[];
  unchanged: string[];
  removed: string[];
}

interface Drawing {
  file: string;
  svg: string;
  fingerprint: string;
}

/** What each file in the folder was made from. */
type Manifest = Record<string, string>;

const MANIFEST = 'manifest.json';

/** Changes with the drawing and with the way it becomes a PNG. */
const fingerprintOf = (svg: string): string =>
  createHash('sha256').update(JSON.stringify(PNG_OPTIONS)).update(svg).digest('hex');

function drawingsOf(entry: PictureEntry): Drawing[] {
  const { slug, formats } = entry;
  const { generator, tone } = choosePattern(entry);
  const twin = darkTwinOf(tone);
  return formats.flatMap((format) =>
    (twin ? [tone, twin] : [tone]).map((shade) => {
      const svg = drawPicture({ slug, generator, tone: shade, format });
      const file = pictureFileName(slug, format, shade === twin);
      return { file, svg, fingerprint: fingerprintOf(svg) };
    }),
  );
}

/** Reads the manifest; without one, or with a damaged one, every picture is drawn again. */
async function readManifest(folder: string): Promise<Manifest> {
  try {
    const content: unknown = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
    if (typeof content !== 'object' || content === null) return {};
    return Object.fromEntries(
      Object.entries(content).filter(
        (pair): pair is [string, string] => typeof pair[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** Writes beside the file and renames, so that a build that is interrupted leaves no half picture. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  const draft = `${path}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}

/**
 * Writes the pictures of `entries` into `folder`, which it creates if need be: those that are
 * missing and those whose drawing has changed. Files of entries that are gone are removed; other
 * files in the folder stay. Gives what was done.
 * Throws if two entries would share a file, and what the file system or sharp throws.
 */
export async function writePictures(
  entries: readonly PictureEntry[],
  folder: string,
): Promise<PictureReport> {
  await mkdir(folder, { recursive: true });
  const before = await readManifest(folder);
  const present = new Set(await readdir(folder));
  const after = new Map<string, string>();
  const report: PictureReport = { written: [], unchanged: [], removed: [] };

  for (const entry of entries) {
    const drawings = drawingsOf(entry);
    for (const { file, fingerprint } of drawings) {
      if (after.has(file)) {
        throw new Error(`The picture "${file}" is asked for twice (slug "${entry.slug}").`);
      }
      after.set(file, fingerprint);
    }
    const isCurrent = ({ file, fingerprint }: Drawing) =>
      present.has(file) && before[file] === fingerprint;
    const due = drawings.filter((drawing) => !isCurrent(drawing));
    await Promise.all(
      due.map(async ({ file, svg }) => writeWhole(join(folder, file), await rasterise(svg))),
    );
    report.written.push(...due.map(({ file }) => file));
    report.unchanged.push(...drawings.filter(isCurrent).map(({ file }) => file));
  }

  report.removed = [...present].filter((file) => PICTURE_FILE.test(file) && !after.has(file));
  await Promise.all(report.removed.map((file) => rm(join(folder, file), { force: true })));

  const manifest = JSON.stringify(Object.fromEntries([...after].sort()), null, 2);
  await writeWhole(join(folder, MANIFEST), `${manifest}\n`);
  return report;
}
