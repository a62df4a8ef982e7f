/** Keeps Gatsby's own files aside while public/ holds the published ones. */
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../shared/generatedFiles';
import { HASHED_SCRIPT, LICENCE } from './gatsbyFiles';
import { netlifyName } from './netlifyFiles';

function move(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.renameSync(from, to);
}

/** In .cache, which Gatsby clears together with its record of the last build. */
const asideFolder = (project: string) => path.join(project, '.cache/static-publish/own');

/**
 * Removes webpack's scripts and their licences: webpack writes each that is missing, but keeps former ones, and one
 * that is cut short.
 */
function removeScripts(publicFolder: string): void {
  for (const file of fs.readdirSync(publicFolder)) {
    if (HASHED_SCRIPT.test(file.replace(LICENCE, ''))) fs.rmSync(path.join(publicFolder, file));
  }
}

/**
 * Moves Gatsby's files back into public/, replacing the published ones, and removes the scripts. Call it before a
 * build: a warm build writes only the pages that have changed, and patches the script tags of the others.
 */
export function restoreGatsbyFiles(project: string): void {
  const publicFolder = path.join(project, 'public');
  const aside = asideFolder(project);
  if (!fs.existsSync(publicFolder)) fs.rmSync(aside, { recursive: true, force: true });
  else removeScripts(publicFolder);
  for (const file of filesBelow(aside)) {
    // The last build may have been for Netlify.
    fs.rmSync(path.join(publicFolder, netlifyName(file)), { force: true });
    move(path.join(aside, file), path.join(publicFolder, file));
  }
}

/** Moves one of Gatsby's files out of public/ until the next build. */
export const setAside = (project: string, file: string): void =>
  move(path.join(project, 'public', file), path.join(asideFolder(project), file));
