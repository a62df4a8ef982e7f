import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UNFINISHED } from './agreedNames';

export interface GeneratedFile {
  /** Its name in the folder. */
  file: string;
  /** Of its sources: it is made again when this changes. */
  fingerprint: string;
  make: () => Promise<Buffer>;
}

/** Holds each file's seal: a fingerprint of its sources and its content. */
const MANIFEST = 'manifest.json';

const MOST_AT_ONCE = 8;

/** Returns a path in the project, whose root is where Gatsby was started. */
export const inProject = (...parts: string[]): string => path.join(process.cwd(), ...parts);

/** Returns the sorted paths of all files below a folder, with forward slashes; none if the folder is missing. */
export function filesBelow(folder: string): string[] {
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => !found.isDirectory())
    .map((found) => path.relative(folder, path.join(found.parentPath, found.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Returns a short string that changes if any of `parts` does. */
export function fingerprint(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Reads the manifest; if it is missing or damaged, every file is made again. */
async function readManifest(folder: string): Promise<Map<string, unknown>> {
  try {
    const content: unknown = JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8'));
    return new Map(Object.entries(content ?? {}));
  } catch {
    return new Map();
  }
}

/**
 * Writes a hidden file beside it, which gatsby-config.ts has Gatsby ignore, and renames that: an interrupted build
 * leaves no half-written file. Calls may run concurrently.
 */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const unfinished = path.join(path.dirname(file), `.${randomUUID()}${UNFINISHED}`);
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/**
 * Makes the wanted files that are missing, damaged or out of date, removes all others from `folder`, and returns the
 * names of those that were made.
 * @param keepsOthers removes none
 * @throws errors of `make` and of the file system
 */
export async function updateFiles(
  wanted: readonly GeneratedFile[],
  folder: string,
  keepsOthers = false,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const formerSeals = await readManifest(folder);
  const seals = new Map<string, unknown>();
  const names = new Set([MANIFEST]);
  const due: GeneratedFile[] = [];
  for (const generated of wanted) {
    const { file } = generated;
    names.add(file);
    const content = await readFile(path.join(folder, file)).catch(() => '');
    const seal = fingerprint(generated.fingerprint, content);
    if (seal === formerSeals.get(file)) seals.set(file, seal);
    else due.push(generated);
  }
  for (let first = 0; first < due.length; first += MOST_AT_ONCE) {
    await Promise.all(
      due.slice(first, first + MOST_AT_ONCE).map(async ({ file, fingerprint: sources, make }) => {
        const content = await make();
        await writeWhole(path.join(folder, file), content);
        seals.set(file, fingerprint(sources, content));
      }),
    );
  }
  for (const file of keepsOthers ? [] : await readdir(folder)) {
    if (!names.has(file)) await rm(path.join(folder, file), { force: true });
  }
  const manifest = JSON.stringify(Object.fromEntries([...seals].sort()), null, 2);
  await writeWhole(path.join(folder, MANIFEST), `${manifest}\n`);
  return due.map(({ file }) => file);
}
