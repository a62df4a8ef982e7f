/** The project's folder, checked before anything is built. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Signs that Gatsby 5.16 reads as something else in the path of a site: patterns of files (Parcel, which
 * compiles gatsby-config.ts, then finds nothing or never ends: parcel-bundler/parcel 1844), webpack's marks of
 * loaders, queries and fragments, quotes in the modules that it writes.
 */
const MISREAD = /[!"#'()*?[\]`{|}]/;

/** What is wrong with the name of a folder on the way to the project; undefined where Gatsby can build there. */
export function folderProblem(folder: string): string | undefined {
  const parts = folder.split(path.sep);
  // On Windows it parts folders.
  const misread = parts.find((part) => MISREAD.test(part) || part.includes('\\'));
  const sign = misread && (MISREAD.exec(misread)?.[0] ?? '\\');
  return (
    misread &&
    `The site lies in a folder named "${misread}" (${folder}), and Gatsby misreads the "${sign}" in it. Rename or move the folder: letters, digits, spaces, - and _ are safe.`
  );
}

/** A line of a file of variables that names a variable of Gatsby's client. */
const CLIENT_VARIABLE = /^\s*(?:export\s+)?(GATSBY_[\w.-]*)\s*=/;

/**
 * What is wrong with the file of variables that Gatsby reads by itself: it writes them into the scripts of the
 * pages, and nothing else hears of them (gatsbyjs/gatsby 4099), a credential in token-free mode included.
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
