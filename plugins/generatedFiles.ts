/**
 * What the plugins share: the files below a folder, and a folder of generated files that is kept up to
 * date, where what has not changed costs nothing.
 */
import { createHash } from 'crypto';
import * as fs from 'fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'fs/promises';
import * as path from 'path';

/** A file that the folder is to hold. */
export interface GeneratedFile {
  file: string;
  /** What the file is made from, in short: see `fingerprint`. */
  fingerprint: string;
  make: () => Promise<Buffer>;
}

/** File names, in the order in which they were wanted. */
export interface FilesReport {
  written: string[];
  unchanged: string[];
  removed: string[];
}

/** What each file in the folder was made from. */
type Manifest = Record<string, string>;

const MANIFEST = 'manifest.json';

/**
 * The files below a folder in alphabetical order, by their paths in it with forward slashes; none where
 * there is no folder.
 */
export function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => !found.isDirectory())
    .map((found) => path.relative(folder, path.join(found.parentPath, found.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Returns a short text that changes with any of `parts`. */
export function fingerprint(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Reads the manifest; without one, or with a damaged one, every file is made again. */
async function readManifest(folder: string): Promise<Manifest> {
  try {
    const content: unknown = JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8'));
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

/** Writes beside the file and renames, so that a build that is interrupted leaves no half file. */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/**
 * Makes the wanted files in `folder`, which is created if need be: those that are missing and those
 * whose fingerprint has changed. Files that are no longer wanted are removed; files of which `isOwn`
 * says no stay.
 *
 * @param batches what is wanted, batch by batch: the files of one batch are made at the same time,
 *   and thousands of drawings need not lie in memory together
 * @returns what was done
 * @throws Error if a file is wanted twice, and what `make` or the file system throws
 */
export async function updateFiles(
  batches: Iterable<readonly GeneratedFile[]>,
  folder: string,
  isOwn: (file: string) => boolean,
): Promise<FilesReport> {
  await mkdir(folder, { recursive: true });
  const before = await readManifest(folder);
  const present = new Set(await readdir(folder));
  const after = new Map<string, string>();
  const report: FilesReport = { written: [], unchanged: [], removed: [] };

  for (const batch of batches) {
    for (const wanted of batch) {
      if (after.has(wanted.file)) {
        throw new Error(`The file "${wanted.file}" in ${folder} is wanted twice.`);
      }
      after.set(wanted.file, wanted.fingerprint);
    }
    const isCurrent = (wanted: GeneratedFile) =>
      present.has(wanted.file) && before[wanted.file] === wanted.fingerprint;
    const due = batch.filter((wanted) => !isCurrent(wanted));
    await Promise.all(
      due.map(async ({ file, make }) => writeWhole(path.join(folder, file), await make())),
    );
    report.written.push(...due.map(({ file }) => file));
    report.unchanged.push(...batch.filter(isCurrent).map(({ file }) => file));
  }

  report.removed = [...present].filter((file) => isOwn(file) && !after.has(file));
  await Promise.all(report.removed.map((file) => rm(path.join(folder, file), { force: true })));

  const manifest = JSON.stringify(Object.fromEntries([...after].sort()), null, 2);
  await writeWhole(path.join(folder, MANIFEST), `${manifest}\n`);
  return report;
}

/**
 * A short text that changes with the code in these folders. What the code has made need not be made again
 * to see whether it is still the same.
 */
export function codeDigest(...folders: string[]): string {
  const files = folders.flatMap((folder) =>
    filesBelow(folder).map((file) => path.join(folder, file)),
  );
  return fingerprint(...files.map((file) => fs.readFileSync(file)));
}
