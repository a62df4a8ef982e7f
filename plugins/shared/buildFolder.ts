/** Checks the project's folder before anything is built. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Characters that Gatsby 5.16 misreads in the path of a site: glob characters (Parcel, which compiles
 * gatsby-config.ts, then finds nothing or hangs: parcel-bundler/parcel 1844), webpack's delimiters for loaders,
 * queries and fragments, and quotes, which end up in generated modules.
 */
const MISREAD = /[!"#'()*?[\\\]`{|}]/;

/** The problem with a folder's path, as a sentence; undefined if Gatsby can build there. */
export function folderProblem(folder: string): string | undefined {
  // On Windows, backslashes separate folders, so that no name has one.
  const misread = folder.split(path.sep).find((name) => MISREAD.test(name));
  return (
    misread &&
    `The site lies in a folder named "${misread}" (${folder}), and Gatsby misreads the "${MISREAD.exec(misread)?.[0]}" in it. Rename or move the folder: letters, digits, spaces, - and _ are safe.`
  );
}

/** Says for which folder Gatsby's cache was made. */
const CACHE_FOLDER_FILE = '.cache/site-folder.txt';

/** Notes in Gatsby's cache for which folder it was made. Call it when Gatsby has set up its cache. */
export function noteCacheFolder(folder: string): void {
  writeFileSync(path.join(folder, CACHE_FOLDER_FILE), folder);
}

/**
 * The problem with a cache that was made for another folder, as a sentence. Gatsby 5.16's holds absolute paths: in a copy
 * of the folder, rendering ends with "The result of this StaticQuery could not be fetched."
 */
export function movedCacheProblem(folder: string): string | undefined {
  const file = path.join(folder, CACHE_FOLDER_FILE);
  if (!existsSync(file)) return undefined;
  const made = readFileSync(file, 'utf8');
  return made === folder
    ? undefined
    : `This folder's caches were made in ${made}, and Gatsby cannot use them elsewhere. Run "npm run clean", then the same command again (on Netlify: "Clear cache and deploy site").`;
}

/** A line of a .env file that sets a variable for Gatsby's browser code. */
const CLIENT_VARIABLE = /^\s*(?:export\s+)?(GATSBY_[\w.-]*)\s*=/;

/**
 * The problem with the .env file in `folder`, as a sentence, if it sets GATSBY_ variables: Gatsby reads the file on its
 * own and publishes them, credentials included, while the rest of the build never sees them (gatsbyjs/gatsby 4099).
 */
export function variableFileProblem(
  folder: string,
  { GATSBY_ACTIVE_ENV, NODE_ENV }: Record<string, string | undefined>,
): string | undefined {
  const name = `.env.${GATSBY_ACTIVE_ENV || NODE_ENV || 'production'}`;
  const file = path.join(folder, name);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split(/\r\n?|\n/);
  const names = lines.flatMap((line) => CLIENT_VARIABLE.exec(line)?.[1] ?? []);
  return names.length === 0
    ? undefined
    : `${name} sets ${names.join(', ')}: Gatsby would publish what it says there, unchecked, and the rest of the build would not know. Expected variables in the shell or in Netlify (docs/deploying.md, Variables), and none of GATSBY_… in that file.`;
}
