/** A copy of the fixture site's `data/` that a test may change. */
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { parseDocument, type Document } from 'yaml';
import { FIXTURE_SITE } from './fixtureSite';

export interface ContentCopy {
  /** The folder that holds the copied `data/`. */
  root: string;
  read: (file: string) => Promise<string>;
  /** Writes a file, and the folders on the way to it. */
  write: (file: string, text: string) => Promise<void>;
  /** Changes a YAML file. */
  edit: (file: string, change: (document: Document) => void) => Promise<void>;
  /** Writes a changed copy of a YAML file beside it. */
  duplicate: (file: string, to: string, change: (document: Document) => void) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Removes the copy. */
  end: () => Promise<void>;
}

/** Copies that `data/` into a new temporary folder. */
export async function copyContent(): Promise<ContentCopy> {
  const root = await fs.mkdtemp(path.join(tmpdir(), 'content-'));
  await fs.cp(path.join(FIXTURE_SITE, 'data'), path.join(root, 'data'), { recursive: true });
  const at = (file: string) => path.join(root, file);

  const read = (file: string) => fs.readFile(at(file), 'utf8');
  const write = async (file: string, text: string) => {
    await fs.mkdir(path.dirname(at(file)), { recursive: true });
    await fs.writeFile(at(file), text);
  };
  const duplicate = async (file: string, to: string, change: (document: Document) => void) => {
    const document = parseDocument(await read(file));
    change(document);
    await write(to, document.toString());
  };
  return {
    root,
    read,
    write,
    duplicate,
    edit: (file, change) => duplicate(file, file, change),
    remove: (file) => fs.rm(at(file)),
    end: () => fs.rm(root, { recursive: true, force: true }),
  };
}
