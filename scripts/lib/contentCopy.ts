/** A copy of a site's `data/` that a test, or an edit, may change. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDocument, type Document } from 'yaml';

export interface ContentCopy {
  /** The folder that holds the copied `data/`. */
  root: string;
  /** The YAML files of a folder, sorted. */
  filesIn: (folder: string) => string[];
  /** All YAML files. */
  allFiles: () => string[];
  has: (file: string) => boolean;
  read: (file: string) => string;
  /** Writes a file, and the folders on the way to it. */
  write: (file: string, content: string | Buffer) => void;
  /** Changes a YAML file. */
  edit: (file: string, change: (document: Document) => void) => void;
  /** Writes a changed copy of a YAML file beside it. */
  duplicate: (file: string, to: string, change?: (document: Document) => void) => void;
  remove: (file: string) => void;
  /** Removes the copy. */
  end: () => void;
}

/**
 * Copies `data/` into a new temporary folder.
 * @param from folder that holds `data/`
 */
export function copyContent(from: string): ContentCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(path.join(from, 'data'), path.join(root, 'data'), { recursive: true });
  const at = (file: string) => path.join(root, file);

  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
  };
  const duplicate: ContentCopy['duplicate'] = (file, to, change) => {
    const document = parseDocument(read(file));
    change?.(document);
    write(to, document.toString());
  };
  return {
    root,
    filesIn: (folder) =>
      readdirSync(at(folder))
        .filter((name) => name.endsWith('.yaml'))
        .sort()
        .map((name) => `${folder}/${name}`),
    allFiles: () =>
      readdirSync(at('data'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => path.posix.join('data', name)),
    has: (file) => existsSync(at(file)),
    read,
    write,
    duplicate,
    edit: (file, change) => duplicate(file, file, change),
    remove: (file) => rmSync(at(file)),
    end: () => rmSync(root, { recursive: true, force: true }),
  };
}
