/** Gatsby's own files, kept aside while public/ holds the published ones. */
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../generatedFiles';

function move(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.renameSync(from, to);
}

/** Gatsby writes 404.html, and the same page a second time here. */
export const SECOND_ERROR_PAGE = '404/index.html';

/**
 * The name by which Netlify wants a page: `about.html` for Gatsby's `about/index.html`. For a folder it
 * would redirect /about to /about/; for a file it serves /about, and redirects /about/ to it.
 */
export const netlifyName = (file: string): string =>
  file === SECOND_ERROR_PAGE ? file : file.replace(/^(.+)\/index\.html$/, '$1.html');

/** Below .cache, which Gatsby clears together with its memory. */
const keptIn = (project: string) => path.join(project, '.cache/static-publish/own');

/**
 * Moves Gatsby's files back into public/ before a build, in place of the published ones. A warm build
 * writes only the changed pages and patches the scripts of the others. Where public/ has been
 * deleted, Gatsby starts from scratch.
 */
export function restoreGatsbyFiles(project: string): void {
  const publicFolder = path.join(project, 'public');
  const kept = keptIn(project);
  if (!fs.existsSync(publicFolder)) fs.rmSync(kept, { recursive: true, force: true });
  for (const file of filesBelow(kept)) {
    // The previous build may have been for Netlify.
    fs.rmSync(path.join(publicFolder, netlifyName(file)), { force: true });
    move(path.join(kept, file), path.join(publicFolder, file));
  }
}

/** Moves one of Gatsby's files out of public/ until the next build. An interruption leaves it in either place. */
export const setAside = (project: string, file: string): void =>
  move(path.join(project, 'public', file), path.join(keptIn(project), file));
