import * as fs from 'fs';

/** Scripts that webpack names after their content. */
export const HASHED_SCRIPT = /^[^/]+-[0-9a-f]{20}\.js$/;

export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The rules that netlify.toml cannot hold, as text of a _headers file: names that change with each
 * build (a wildcard in the middle of a path is not something that Netlify promises to understand),
 * and the header that keeps search engines away from everything but the site itself.
 *
 * @param folder public/
 * @param isProduction whether this is the site itself, no preview and no branch deploy
 */
export function netlifyHeaders(folder: string, isProduction: boolean): string {
  const scripts = fs.readdirSync(folder).filter((name) => HASHED_SCRIPT.test(name));
  const rules = scripts.map((name) => `/${name}\n  Cache-Control: ${IMMUTABLE}\n`);
  if (!isProduction) rules.unshift('/*\n  X-Robots-Tag: noindex\n');
  return rules.join('\n');
}
