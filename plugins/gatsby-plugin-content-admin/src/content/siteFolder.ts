/** The site's folder in its repository: the forms' code names files from there, GitHub from the root. */
export interface SiteFolder {
  /** Returns a file's path in the repository. */
  inRepository: (file: string) => string;
  /** Returns a file's path in the site's folder; other files keep theirs. */
  inSite: (path: string) => string;
}

/** @param folder the folder in its repository; undefined if the site is the whole repository */
export function siteFolder(folder: string | undefined): SiteFolder {
  const start = folder === undefined ? '' : `${folder}/`;
  return {
    inRepository: (file) => start + file,
    inSite: (path) => (path.startsWith(start) ? path.slice(start.length) : path),
  };
}
