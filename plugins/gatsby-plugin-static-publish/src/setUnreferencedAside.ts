/** Sets aside the pictures and fonts that no page of this build uses. */
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../shared/generatedFiles';
import { IN_STATIC_FOLDER } from './gatsbyFiles';
import { setAside } from './setAside';

const TEXT = /\.(?:html|json|js|css|xml|svg|webmanifest)$/;

/** References to such files, each up to the first character that an address would encode. */
const REFERENCE = /\bstatic\/[\w./-]+/g;

/** The folders, named by hashes, of a file that Gatsby has copied or resized: its own name may be encoded. */
const HASHED_FOLDER = /^static\/(?:[0-9a-f]+\/)+/;

/** Returns the part of a path that identifies it in references: its hashed folder, or all of it. */
const referenceTo = (file: string): string => (HASHED_FOLDER.exec(file) ?? [file])[0];

const referencesIn = (text: string): string[] => (text.match(REFERENCE) ?? []).map(referenceTo);

/**
 * Sets aside the files below static/ to which no text in public/ refers. Call it when the published texts are there.
 */
export function setUnreferencedAside(project: string): void {
  const publicFolder = path.join(project, 'public');
  const files = filesBelow(publicFolder);
  // Filled page by page: a list of all references would keep the text of every page in memory.
  const references = new Set<string>();
  for (const file of files) {
    if (!TEXT.test(file) || IN_STATIC_FOLDER.test(file)) continue;
    const text = fs.readFileSync(path.join(publicFolder, file), 'utf8');
    for (const reference of referencesIn(text)) references.add(reference);
  }
  for (const file of files) {
    // Gatsby remembers which pictures it has made, and expects to find them.
    if (IN_STATIC_FOLDER.test(file) && !references.has(referenceTo(file))) setAside(project, file);
  }
}
