/** Makes what is published out of what Gatsby has built. */
import fs from 'node:fs';
import path from 'node:path';
import type { RoutesManifest } from 'gatsby';
import type { BuildEnvironment } from '../../../src/environment';
import { withContentSecurityPolicy } from './contentSecurityPolicy';
import { netlifyName, SECOND_ERROR_PAGE, takeAway } from './gatsbyFiles';
import { lightStyles } from './lightStyles';
import { ERROR_PAGE, HASHED_SCRIPT, netlifyHeaders, netlifyRedirects } from './netlifyFiles';

/** What Gatsby leaves in public/ for its own use and writes again in the next build. */
const BUILD_FILE = /^(?:webpack\.stats\.json|chunk-map\.json|.*\.map)$/;
const BUILD_FOLDER = '~partytown';

/**
 * What Gatsby and webpack only ever add to. Not all of it is of this build's pages: a photograph may have
 * left the content, and webpack writes the fonts of languages that the site does not have.
 */
const STATIC = /^static\//;

/** Files outside of it that may name one. */
const TEXT = /\.(?:html|json|js|css|xml|svg|webmanifest)$/;

/** The names of files below static/ and of scripts in a text, each up to the first sign that an address encodes. */
const NAMES = [/\b(static\/[\w./-]+)/g, /["'/\\]([\w.~-]+-[0-9a-f]{20}\.js)/g];

/** By what a file is known in texts: its folder below static/, which has a hash for its name, or its own name. */
const knownBy = (file: string): string => (/^static\/.+\//.exec(file) ?? [file])[0];

/** The pieces that Gatsby puts into pages: it finds them here in the next build. */
const PIECE = /^_gatsby\//;

const pageDataOf = (address: string) =>
  `/page-data${address === '/' ? '/index' : address}/page-data.json`;

/** The files among Gatsby's routes; what has page data is a page. */
function staticFiles(routes: RoutesManifest) {
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

/** React 18's stream pads its buffer with zero bytes where a character does not fit (facebook/react issue 24985). */
const withoutPadding = (html: string): string => html.replaceAll('\0', '');

/** Replaces the path that Gatsby's script compares with the address. */
function withPath(html: string, addresses: readonly string[], path: string): string {
  const said = addresses
    .map((address) => `window.pagePath="${address}"`)
    .find((text) => html.includes(text));
  if (said === undefined)
    throw new Error(`${addresses.join(', ')} does not say its path as Gatsby is known to.`);
  return html.replace(said, `window.pagePath="${path}"`);
}

/**
 * Has the error page of a language answer at unknown addresses: Gatsby's script redirects to a page's own
 * address from all others, unless it is /404.html (https://github.com/gatsbyjs/gatsby/issues/25017).
 */
const asErrorPage = (html: string, address: string): string =>
  ERROR_PAGE.test(address) ? withPath(html, [address], '/404.html') : html;

/**
 * The data of a page whose file has several addresses. Gatsby draws nothing where the address is not the
 * path in the data, unless the page is for more of them.
 */
const dataForAll = (json: string, path: string): string => {
  const data: object = JSON.parse(json);
  return JSON.stringify({ ...data, path, matchPath: '/*' });
};

/**
 * Groups pages by the files that the disk finds for them: where it ignores case, /FMCG and /fmcg are one
 * (https://github.com/gatsbyjs/gatsby/issues/31071). The first of a group is the one created first.
 */
function byFile<Page extends { file: string }>(folder: string, pages: readonly Page[]): Page[][] {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const { dev, ino } = fs.statSync(path.join(folder, page.file), { bigint: true });
    const id = `${dev}:${ino}`;
    groups.set(id, [...(groups.get(id) ?? []), page]);
  }
  return [...groups.values()];
}

/** Every host looks for an error page under this name. */
const ERROR_FILE = /(?:^|\/)404\.html$/;

/** Makes what is published out of the HTML of the page at `address`. */
type PublishStep = (html: string, address: string) => string;

type StepMaker = (publicFolder: string) => PublishStep;

const makers: StepMaker[] = [];

/**
 * Registers a step of another plugin, between the light styles and the policy. Call it in `onPreInit`.
 * @param make called once a build
 */
export const whenPublished = (make: StepMaker): void => {
  makers.push(make);
};

/**
 * Finishes the pages in public/, removes what is not for visitors, and writes Netlify's files.
 * @param routes what Gatsby has built
 * @param isForNetlify whether pages are named as Netlify wants them; other hosts know Gatsby's own names
 * @throws Error where Gatsby's HTML is not as expected
 */
export function publish(
  project: string,
  routes: RoutesManifest,
  { apiHost, analyticsScript, isHidden }: BuildEnvironment,
  isForNetlify: boolean,
): void {
  const publicFolder = path.join(project, 'public');
  // The policy comes last: it hashes what the other steps leave.
  const steps: readonly PublishStep[] = [
    withoutPadding,
    asErrorPage,
    lightStyles,
    ...makers.map((make) => make(publicFolder)),
    withContentSecurityPolicy(apiHost, analyticsScript),
  ];
  const finish = (html: string, address: string) =>
    steps.reduce((text, step) => step(text, address), html);
  const read = (file: string) => fs.readFileSync(path.join(publicFolder, file), 'utf8');
  const write = (file: string, text: string) =>
    fs.writeFileSync(path.join(publicFolder, file), text);
  const files = staticFiles(routes);
  const nameOf = (file: string) => {
    const name = netlifyName(file);
    return isForNetlify || ERROR_FILE.test(name) ? name : file;
  };
  const named = new Set<string>();
  const note = (text: string) =>
    NAMES.flatMap((pattern) => [...text.matchAll(pattern)]).forEach(([, name = '']) =>
      named.add(knownBy(name)),
    );
  const replace = (file: string, name: string, text: string) => {
    takeAway(project, file);
    write(name, text);
    note(text);
  };
  const pages = files.filter(({ file, isPage }) => isPage && file !== SECOND_ERROR_PAGE);
  for (const [page, ...others] of byFile(publicFolder, pages)) {
    if (!page) continue;
    const { file, address } = page;
    const html = read(file);
    if (others.length > 0) {
      const addresses = [address, ...others.map((other) => other.address)];
      // Gatsby's script redirects from no address to an empty one.
      replace(file, nameOf(file), finish(withPath(html, addresses, ''), address));
      const data = pageDataOf(address).slice(1);
      replace(data, data, dataForAll(read(data), address));
    } else replace(file, nameOf(file), finish(html, address));
  }
  for (const { file, isPage, isImmutable } of files) {
    // Scripts that webpack has not made are of a former build, or of a step.
    const isInDoubt = HASHED_SCRIPT.test(file) && !isImmutable;
    if (file === SECOND_ERROR_PAGE || PIECE.test(file)) takeAway(project, file);
    else if (BUILD_FILE.test(file)) fs.rmSync(path.join(publicFolder, file));
    else if (!isPage && TEXT.test(file) && !STATIC.test(file) && !isInDoubt) note(read(file));
  }
  for (const { file, isImmutable } of files) {
    if (named.has(knownBy(file))) continue;
    // Gatsby remembers which pictures it has made.
    if (STATIC.test(file)) takeAway(project, file);
    else if (HASHED_SCRIPT.test(file) && !isImmutable) fs.rmSync(path.join(publicFolder, file));
  }
  fs.rmSync(path.join(publicFolder, BUILD_FOLDER), { recursive: true, force: true });
  write('_headers', netlifyHeaders(publicFolder, isHidden));
  write('_redirects', netlifyRedirects(routes));
}
