/** What the plugins share: the project's root, the files below a folder, and generated files, kept up to date. */
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface GeneratedFile {
  file: string;
  /** Of what the file is made from. */
  fingerprint: string;
  make: () => Promise<Buffer>;
}

/** For each file a fingerprint of what it was made from and of what is in it. */
const MANIFEST = 'manifest.json';

const AT_ONCE = 8;

/** A place in the project; its root, where Gatsby was started, without `parts`. */
export const inProject = (...parts: string[]): string => path.join(process.cwd(), ...parts);

/** The files below a folder, sorted, by their paths in it with forward slashes; none without the folder. */
export function filesBelow(folder: string): string[] {
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
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
async function readManifest(folder: string): Promise<Map<string, unknown>> {
  try {
    const content: unknown = JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8'));
    return new Map(Object.entries(content ?? {}));
  } catch {
    return new Map();
  }
}

/**
 * Writes beside the file and renames, so that a build that is interrupted leaves no half file. Each draft
 * has a name of its own: two may write the same file at once.
 */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
}

async function writeManifest(folder: string, sealed: ReadonlyMap<string, unknown>): Promise<void> {
  const text = JSON.stringify(Object.fromEntries([...sealed].sort()), null, 2);
  await writeWhole(path.join(folder, MANIFEST), `${text}\n`);
}

/**
 * Makes the wanted files in `folder` that are missing or damaged, or whose fingerprint has changed. Of the files that
 * are no longer wanted, those that `isOwn` accepts are removed.
 * @returns the names of the files that were made
 * @throws Error if a file is wanted twice, and what `make` or the file system throws
 */
export async function updateFiles(
  wanted: readonly GeneratedFile[],
  folder: string,
  isOwn: (file: string) => boolean,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const sealed = await readManifest(folder);
  const names = new Set<string>();
  const due: GeneratedFile[] = [];
  for (const one of wanted) {
    const { file } = one;
    if (names.has(file)) throw new Error(`The file "${file}" in ${folder} is wanted twice.`);
    names.add(file);
    const found = await readFile(path.join(folder, file)).catch(() => undefined);
    if (!found || sealed.get(file) !== fingerprint(one.fingerprint, found)) due.push(one);
  }
  for (const file of sealed.keys()) if (!names.has(file)) sealed.delete(file);
  // First forgotten, then made: after an interruption, what is there counts for nothing.
  for (const { file } of due) sealed.delete(file);
  await writeManifest(folder, sealed);
  for (let first = 0; first < due.length; first += AT_ONCE) {
    await Promise.all(
      due.slice(first, first + AT_ONCE).map(async ({ file, fingerprint: current, make }) => {
        const made = await make();
        await writeWhole(path.join(folder, file), made);
        sealed.set(file, fingerprint(current, made));
      }),
    );
  }
  for (const file of await readdir(folder)) {
    const isUnwanted = file !== MANIFEST && !names.has(file);
    if (isUnwanted && isOwn(file)) await rm(path.join(folder, file), { force: true });
  }
  await writeManifest(folder, sealed);
  return due.map(({ file }) => file);
}
