/** A temporary copy of a site's `data/` that a test may change. */
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

/**
 * Copies the `data/` of the folder `from` into a new temporary folder and returns functions that read and change
 * the copy; their paths are relative to it: `data/site.yaml`. Call `end` when done: it deletes the copy.
 */
export function copyContent(from: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(path.join(from, 'data'), path.join(root, 'data'), { recursive: true });
  const at = (file: string) => path.join(root, file);
  const isYaml = (name: string) => name.endsWith('.yaml');
  const read = (file: string): string => readFileSync(at(file), 'utf8');
  /** Writes a file, and creates its folders. */
  const write = (file: string, content: string | Buffer): void => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
  };
  /** Writes a changed copy of a YAML file. */
  const duplicate = (file: string, to: string, change?: (document: Document) => void): void => {
    const document = parseDocument(read(file));
    change?.(document);
    write(to, document.toString());
  };
  return {
    /** The folder that holds the copied `data/`. */
    root,
    /** Paths of the YAML files in a folder, sorted. */
    filesIn: (folder: string): string[] =>
      readdirSync(at(folder))
        .filter(isYaml)
        .sort()
        .map((name) => `${folder}/${name}`),
    /** Paths of all YAML files. */
    allFiles: (): string[] =>
      readdirSync(at('data'), { recursive: true, encoding: 'utf8' })
        .filter(isYaml)
        .map((name) => path.posix.join('data', name)),
    has: (file: string): boolean => existsSync(at(file)),
    read,
    write,
    duplicate,
    edit: (file: string, change: (document: Document) => void): void =>
      duplicate(file, file, change),
    remove: (file: string): void => rmSync(at(file)),
    end: (): void => rmSync(root, { recursive: true, force: true }),
  };
}

export type ContentCopy = ReturnType<typeof copyContent>;
