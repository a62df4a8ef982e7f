/**
 * Netlify's names for pages, and its `_headers` and `_redirects`, for the rules that only a build knows;
 * `npm run serve` reads them too.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { RoutesManifest } from 'gatsby';
import { grouped } from '../../../src/basics/grouped';
import { filesBelow } from '../../shared/generatedFiles';
import { HASHED_SCRIPT, SECOND_ERROR_PAGE, TRANSLATED_ERROR_PAGE } from './gatsbyFiles';

/**
 * Returns Netlify's name for a page: `about.html` for Gatsby's `about/index.html`. Netlify would redirect
 * /about to /about/ for a folder; for a file it serves /about, and redirects /about/ to it.
 */
export const netlifyName = (file: string): string =>
  file === SECOND_ERROR_PAGE ? file : file.replace(/^(.+)\/index\.html$/, '$1.html');

/** The Cache-Control of scripts, whose names change with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * An SVG that is opened by itself is a document of the site's origin. The check lets no script into one; should one
 * come in some other way, this leaves it nothing to do. Pictures and fonts may be within the file. As an `<img>` an
 * SVG is drawn as before.
 */
const SVG_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; sandbox";

const IS_SVG = /\.svg$/i;

/** The addresses of a folder's SVGs: `/static/drawings/*` for a folder that holds nothing else, or else each. */
function svgAddresses(folder: string): string[] {
  const folders = grouped(filesBelow(folder), (file) => path.posix.dirname(file));
  const addresses = [...folders].flatMap(([name, files]) => {
    const drawings = files.filter((file) => IS_SVG.test(file));
    return drawings.length === files.length && name !== '.' ? `${name}/*` : drawings;
  });
  return addresses.map((address) => encodeURI(`/${address}`)).sort();
}

/**
 * Returns the text of `_headers`: the policies of all files and of SVGs, the lifetime of scripts (Netlify documents no
 * wildcard within a path), and, on a hidden site, the header that keeps search engines away. A policy is the only
 * header that two rules may set: both hold if a host sends both, and the narrower, which comes later, if it sends one.
 */
export function netlifyHeaders(folder: string, isHidden: boolean): string {
  const scripts = fs.readdirSync(folder).filter((name) => HASHED_SCRIPT.test(name));
  const everywhere = ['/*', "Content-Security-Policy: frame-ancestors 'none'"];
  if (isHidden) everywhere.push('X-Robots-Tag: noindex');
  const rules = [
    everywhere,
    ...svgAddresses(folder).map((address) => [address, `Content-Security-Policy: ${SVG_POLICY}`]),
    ...scripts.map((name) => [`/${name}`, `Cache-Control: ${IMMUTABLE}`]),
  ];
  return rules.map((lines) => `${lines.join('\n  ')}\n`).join('\n');
}

/** Returns the text of `_redirects`: former addresses of entries, then the error page of each language. */
export function netlifyRedirects(routes: RoutesManifest): string {
  const former = routes.flatMap((route) =>
    route.type === 'redirect' ? `${route.path} ${route.toPath} ${route.status}\n` : [],
  );
  const unknown = routes.flatMap((route) => {
    const language = TRANSLATED_ERROR_PAGE.exec(route.path)?.[1];
    return language === undefined ? [] : `/${language}/* /${language}/404.html 404\n`;
  });
  // Netlify follows the first rule that matches.
  return [...former, ...unknown].join('');
}
