/** Makes what is published out of what Gatsby has built. */
import * as fs from 'fs';
import * as path from 'path';
import type { RoutesManifest } from 'gatsby';
import { languageOf, pathIn } from '../../../src/content/languages';
import type { BuildEnvironment } from '../../../src/environment';
import { withContentSecurityPolicy } from './contentSecurityPolicy';
import { type GatsbyFiles, netlifyName } from './gatsbyFiles';
import { lightStyles } from './lightStyles';
import { ERROR_PAGE, HASHED_SCRIPT, netlifyHeaders, netlifyRedirects } from './netlifyFiles';
import {
  MANIFEST_FILE,
  robots,
  ROBOTS_FILE,
  type SiteFacts,
  sitemap,
  SITEMAP_FILE,
  webManifest,
} from './siteFiles';
import type { PublishStep } from './steps';

/** What Gatsby leaves in public/ for its own use and writes again in the next build. */
const BUILD_FILE = /^(?:webpack\.stats\.json|chunk-map\.json|.*\.map)$/;
const BUILD_FOLDER = '~partytown';

/** webpack writes those of every folder in src/theme/fonts, whether the site has the language or not. */
const FONT = /^static\/.*\.woff2$/;

/** The pieces that Gatsby puts into pages: it finds them here in the next build. */
const PIECE = /^_gatsby\//;

interface StaticFile {
  /** The address, as the router knows it. */
  address: string;
  /** Path in public/. */
  file: string;
  isPage: boolean;
  /** True for files whose name changes with their content. */
  isImmutable: boolean;
}

const pageDataOf = (address: string) =>
  `/page-data${address === '/' ? '/index' : address}/page-data.json`;

/** The files among Gatsby's routes; a page is what has page data. */
function staticFiles(routes: RoutesManifest): StaticFile[] {
  const addresses = new Set(routes.map((route) => route.path));
  return routes.flatMap((route) =>
    route.type === 'static'
      ? {
          address: route.path,
          file: route.filePath.replace(/^public\//, ''),
          isPage: addresses.has(pageDataOf(route.path)),
          isImmutable: route.headers.some(({ value }) => value.includes('immutable')),
        }
      : [],
  );
}

/**
 * React 18's stream fills its buffer up with zero bytes where the next character does not fit in
 * (facebook/react issue 24985). Most pages have none: only texts beyond ASCII are at risk.
 */
const withoutPadding = (html: string): string => html.replaceAll('\0', '');

/**
 * The error page of a language is served at unknown addresses. Gatsby's script changes the address to that
 * of the page, unless it is the one error page that Gatsby knows
 * (https://github.com/gatsbyjs/gatsby/issues/25017).
 */
function asErrorPage(html: string, address: string): string {
  if (!ERROR_PAGE.test(address)) return html;
  const own = `window.pagePath="${address}"`;
  if (!html.includes(own))
    throw new Error(`${address} does not say its path as Gatsby is known to.`);
  return html.replace(own, 'window.pagePath="/404.html"');
}

interface PublishOptions extends Pick<
  BuildEnvironment,
  'apiHost' | 'analyticsScript' | 'isHidden'
> {
  /** Whether pages are named as Netlify wants them; other hosts know Gatsby's own names. */
  isForNetlify: boolean;
  /** Those of other plugins. */
  steps: readonly PublishStep[];
}

/** Every host looks for an error page under this name. */
const ERROR_FILE = /(?:^|\/)404\.html$/;

/**
 * Finishes the pages in public/, removes what is not for visitors, and writes Netlify's files.
 * @param routes what Gatsby has built
 * @throws Error where a page is not as it is known to be
 */
export function publish(
  publicFolder: string,
  routes: RoutesManifest,
  gatsby: GatsbyFiles,
  { apiHost, analyticsScript, isHidden, isForNetlify, steps: added }: PublishOptions,
): void {
  // The policy comes last: it hashes what the other steps leave.
  const steps: readonly PublishStep[] = [
    withoutPadding,
    asErrorPage,
    lightStyles,
    ...added,
    withContentSecurityPolicy(apiHost, analyticsScript),
  ];
  const finish = (html: string, address: string) =>
    steps.reduce((text, step) => step(text, address), html);
  const write = (name: string, text: string) =>
    fs.writeFileSync(path.join(publicFolder, name), text);
  const files = staticFiles(routes);
  const nameOf = (file: string) => {
    const name = netlifyName(file);
    return isForNetlify || ERROR_FILE.test(name) ? name : file;
  };
  // Gatsby makes the error page twice.
  const isSecond = ({ file }: StaticFile) => file !== '404.html' && nameOf(file) === '404.html';

  for (const one of files) {
    if (one.isPage && !isSecond(one)) {
      gatsby.publish(one.file, nameOf(one.file), (html) => finish(html, one.address));
    } else if (one.isPage || PIECE.test(one.file)) gatsby.setAside(one.file);
  }
  const read = (file: string) => fs.readFileSync(path.join(publicFolder, file), 'utf8');
  // All pages of a language name the same fonts and scripts.
  const homePages = files
    .filter(({ address, isPage }) => isPage && address === pathIn(languageOf(address), '/'))
    .map(({ file }) => read(nameOf(file)));
  for (const { file, isImmutable } of files) {
    // Scripts that webpack has not made are of a former build, or of a step.
    const isInDoubt = FONT.test(file) || (HASHED_SCRIPT.test(file) && !isImmutable);
    const isUnused = isInDoubt && !homePages.some((html) => html.includes(`/${file}`));
    if (isUnused || BUILD_FILE.test(file)) fs.rmSync(path.join(publicFolder, file));
  }
  fs.rmSync(path.join(publicFolder, BUILD_FOLDER), { recursive: true, force: true });
  gatsby.end();
  write('_headers', netlifyHeaders(publicFolder, isHidden));
  write('_redirects', netlifyRedirects(routes));
}

/** Adds to public/ what search engines and devices ask for beside the pages. */
export function writeSiteFiles(project: string, facts: SiteFacts): void {
  const write = (file: string, content: string) =>
    fs.writeFileSync(path.join(project, 'public', file), content);
  write(SITEMAP_FILE, sitemap(facts.siteUrl, facts.pages));
  write(ROBOTS_FILE, robots(facts.siteUrl));
  write(MANIFEST_FILE, webManifest(facts));
}
