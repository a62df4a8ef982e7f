/** Removes pictures, fonts and scripts that no page of this build uses. */
import fs from 'node:fs';
import path from 'node:path';
import type { RoutesManifest } from 'gatsby';
import { filesBelow } from '../../shared/generatedFiles';
import { HASHED_SCRIPT, immutableFiles, IN_STATIC_FOLDER } from './gatsbyFiles';
import { setAside } from './setAside';

const TEXT = /\.(?:html|json|js|css|xml|svg|webmanifest)$/;

/** References to such files, each up to the first character that an address would encode. */
const REFERENCES = [/\b(static\/[\w./-]+)/g, /["'/\\]([\w.~-]+-[0-9a-f]{20}\.js)/g];

/** Returns the part of a path that identifies it in references: its hashed folder below static/, or all of it. */
const referenceTo = (file: string): string => (/^static\/.+\//.exec(file) ?? [file])[0];

const referencesIn = (text: string): string[] =>
  REFERENCES.flatMap((pattern) => [...text.matchAll(pattern)]).map(([, file = '']) =>
    referenceTo(file),
  );

/** Call it when public/ holds the published texts: files to which none of them refers go. */
export function removeUnreferenced(project: string, routes: RoutesManifest): void {
  const publicFolder = path.join(project, 'public');
  const files = filesBelow(publicFolder);
  const ofThisBuild = new Set(immutableFiles(routes));
  // A script that is not webpack's is left over from an earlier build, or was written by a step.
  const isInDoubt = (file: string) => HASHED_SCRIPT.test(file) && !ofThisBuild.has(file);

  const references = new Set<string>();
  for (const file of files) {
    if (!TEXT.test(file) || IN_STATIC_FOLDER.test(file) || isInDoubt(file)) continue;
    const text = fs.readFileSync(path.join(publicFolder, file), 'utf8');
    for (const reference of referencesIn(text)) references.add(reference);
  }

  for (const file of files) {
    if (references.has(referenceTo(file))) continue;
    // Gatsby remembers which pictures it has made, and expects to find them.
    if (IN_STATIC_FOLDER.test(file)) setAside(project, file);
    else if (isInDoubt(file)) fs.rmSync(path.join(publicFolder, file));
  }
}
