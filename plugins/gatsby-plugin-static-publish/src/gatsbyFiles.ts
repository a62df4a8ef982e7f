/** Gatsby's own pages, kept aside while public/ holds the published ones. */
import * as fs from 'fs';
import * as path from 'path';
import { filesBelow } from '../../generatedFiles';

function move(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.renameSync(from, to);
}

/** Removes a folder that has become empty, and those above it. */
function removeEmpty(folder: string, root: string): void {
  if (folder === root || fs.readdirSync(folder).length > 0) return;
  fs.rmdirSync(folder);
  removeEmpty(path.dirname(folder), root);
}

/**
 * The name by which Netlify wants a page: `about.html` for Gatsby's `about/index.html`. For a folder it
 * would redirect /about to /about/; for a file it serves /about, and redirects /about/ to it.
 */
export const netlifyName = (file: string): string => file.replace(/^(.+)\/index\.html$/, '$1.html');

/** Gatsby's HTML of the pages that are published, and what is not published. */
type Kind = 'own' | 'aside';

/** Where a project keeps them: below .cache, which Gatsby clears together with its memory. */
const keptIn = (project: string, kind: Kind) => path.join(project, '.cache/static-publish', kind);

/**
 * Before a build: moves Gatsby's files back into public/ in place of what was published. A warm build
 * writes only the pages that have changed, and patches the scripts of the others: it must find them as
 * it left them. Where public/ has been deleted there is no place to go back to: Gatsby starts from
 * scratch.
 */
export function putBack(project: string): void {
  const publicFolder = path.join(project, 'public');
  for (const kind of ['own', 'aside'] as const) {
    const folder = keptIn(project, kind);
    if (!fs.existsSync(publicFolder)) fs.rmSync(folder, { recursive: true, force: true });
    for (const file of filesBelow(folder)) {
      // The build before may have been for Netlify.
      if (kind === 'own') fs.rmSync(path.join(publicFolder, netlifyName(file)), { force: true });
      move(path.join(folder, file), path.join(publicFolder, file));
    }
  }
}

/**
 * Takes a file of Gatsby's out of public/ until the next build. Everything is moved, nothing is
 * copied: an interrupted build leaves each file in one of the two places.
 */
export function takeAway(project: string, file: string, kind: Kind): void {
  const publicFolder = path.join(project, 'public');
  move(path.join(publicFolder, file), path.join(keptIn(project, kind), file));
  removeEmpty(path.dirname(path.join(publicFolder, file)), publicFolder);
}
