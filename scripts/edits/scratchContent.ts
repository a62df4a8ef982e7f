/** The `data/` of a copy of the project, for edits. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, type Document } from 'yaml';

export interface ScratchContent {
  /** The YAML files of a folder, sorted; paths are relative to the project. */
  filesIn: (folder: string) => string[];
  has: (file: string) => boolean;
  read: (file: string) => Document;
  write: (file: string, content: string | Buffer) => void;
  edit: (file: string, change: (document: Document) => void) => void;
  /** Writes a changed copy of a file beside it. */
  copy: (file: string, to: string, change: (document: Document) => void) => void;
}

/** @param root folder that holds the copied `data/` */
export function scratchContent(root: string): ScratchContent {
  const read = (file: string): Document =>
    parseDocument(readFileSync(path.join(root, file), 'utf8'));
  const write = (file: string, content: string | Buffer): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  const copy = (file: string, to: string, change: (document: Document) => void): void => {
    const document = read(file);
    change(document);
    write(to, document.toString());
  };
  return {
    filesIn: (folder) =>
      readdirSync(path.join(root, folder))
        .filter((name) => name.endsWith('.yaml'))
        .sort()
        .map((name) => `${folder}/${name}`),
    has: (file) => existsSync(path.join(root, file)),
    read,
    write,
    edit: (file, change) => copy(file, file, change),
    copy,
  };
}
