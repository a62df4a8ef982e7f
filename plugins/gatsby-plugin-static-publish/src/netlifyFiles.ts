/** Netlify's `_headers` and `_redirects`, for the rules that only a build knows; `npm run serve` reads them too. */
import fs from 'node:fs';
import type { RoutesManifest } from 'gatsby';

/** Scripts whose names contain webpack's content hash. */
export const HASHED_SCRIPT = /^[^/]+-[0-9a-f]{20}\.js$/;

export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Returns the text of `_headers`: the lifetime of scripts (Netlify documents no wildcard within a path), and, on a
 * hidden site, the header that keeps search engines away.
 */
export function netlifyHeaders(folder: string, isHidden: boolean): string {
  const scripts = fs.readdirSync(folder).filter((name) => HASHED_SCRIPT.test(name));
  const rules = scripts.map((name) => `/${name}\n  Cache-Control: ${IMMUTABLE}\n`);
  if (isHidden) rules.unshift('/*\n  X-Robots-Tag: noindex\n');
  return rules.join('\n');
}

/** The error page of a language: `/ar/404`. */
export const ERROR_PAGE = /^\/([a-z]{2})\/404$/;

/** Returns the text of `_redirects`: former addresses of entries, then the error page of each language. */
export const netlifyRedirects = (routes: RoutesManifest): string =>
  routes
    .flatMap((route) => {
      if (route.type === 'redirect') return `${route.path} ${route.toPath} ${route.status}\n`;
      const language = ERROR_PAGE.exec(route.path)?.[1];
      return language === undefined ? [] : `/${language}/* /${language}/404.html 404\n`;
    })
    .sort((first, second) => Number(first.includes('/*')) - Number(second.includes('/*')))
    .join('');
