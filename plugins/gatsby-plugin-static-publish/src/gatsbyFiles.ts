/** Gatsby's own files, kept aside while public/ holds the published ones. */
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../generatedFiles';

function move(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.renameSync(from, to);
}

/** Gatsby makes 404.html, and the same page again. */
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
 * Before a build: moves Gatsby's files back into public/ in place of what was published. A warm build
 * writes only the pages that have changed, and patches the scripts of the others. Where public/ has been
 * deleted, Gatsby starts from scratch.
 */
export function putBack(project: string): void {
  const publicFolder = path.join(project, 'public');
  const kept = keptIn(project);
  if (!fs.existsSync(publicFolder)) fs.rmSync(kept, { recursive: true, force: true });
  for (const file of filesBelow(kept)) {
    // The build before may have been for Netlify.
    fs.rmSync(path.join(publicFolder, netlifyName(file)), { force: true });
    move(path.join(kept, file), path.join(publicFolder, file));
  }
}

/** Moves a file of Gatsby's out of public/ until the next build. An interrupted build leaves it in one of the places. */
export const takeAway = (project: string, file: string): void =>
  move(path.join(project, 'public', file), path.join(keptIn(project), file));
