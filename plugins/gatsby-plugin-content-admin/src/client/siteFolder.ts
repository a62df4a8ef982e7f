/** The site's folder in its repository: the forms' code names files from there, GitHub from the root. */
const site = { folder: '' };

/** Call it before the CMS starts. */
export function workIn(folder: string): void {
  site.folder = `${folder}/`;
}

/** Returns a file's path in the repository. */
export const inRepository = (file: string): string => site.folder + file;

/** Returns a file's path in the site's folder; other files keep theirs. */
export const inSite = (path: string): string =>
  path.startsWith(site.folder) ? path.slice(site.folder.length) : path;
