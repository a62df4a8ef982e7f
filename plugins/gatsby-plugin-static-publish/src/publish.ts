import fs from 'node:fs';
import path from 'node:path';
import type { RoutesManifest } from 'gatsby';
import { grouped } from '../../../src/content/text/grouped';
import type { readBuildEnvironment } from '../../shared/buildEnvironment';
import { publishFontLicences } from '../../shared/licences';
import { withContentSecurityPolicy } from './contentSecurityPolicy';
import { netlifyName, SECOND_ERROR_PAGE, setAside } from './gatsbyFiles';
import { lateScripts } from './lateScripts';
import { lightStyles } from './lightStyles';
import { ERROR_PAGE, HASHED_SCRIPT, netlifyHeaders, netlifyRedirects } from './netlifyFiles';

const BUILD_FILE = /^(?:webpack\.stats\.json|chunk-map\.json|.*\.map)$/;

/** Also holds files that no page of this build uses: Gatsby and webpack only ever add to it. */
const STATIC = /^static\//;

const TEXT = /\.(?:html|json|js|css|xml|svg|webmanifest)$/;

/** References to such files, each up to the first character that an address would encode. */
const REFERENCES = [/\b(static\/[\w./-]+)/g, /["'/\\]([\w.~-]+-[0-9a-f]{20}\.js)/g];

/** Returns the part of a path that identifies it in references: its hashed folder below static/, or all of it. */
const referenceTo = (file: string): string => (/^static\/.+\//.exec(file) ?? [file])[0];

/** Fragments that Gatsby puts into pages, and looks for here in the next build. */
const FRAGMENT = /^_gatsby\//;

const pageDataOf = (address: string) =>
  `/page-data${address === '/' ? '/index' : address}/page-data.json`;

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

/** Removes the null bytes with which React 18's stream pads its buffer (facebook/react issue 24985). */
const withoutPadding = (html: string): string => html.replaceAll('\0', '');

function withPath(html: string, addresses: readonly string[], path: string): string {
  const statement = addresses
    .map((address) => `window.pagePath="${address}"`)
    .find((text) => html.includes(text));
  if (statement === undefined)
    throw new Error(`${addresses.join(', ')} does not say its path as Gatsby is known to.`);
  return html.replace(statement, `window.pagePath="${path}"`);
}

/**
 * Makes a language's error page work at unknown addresses, where Gatsby's script would redirect to the page's own
 * address unless the page is /404.html (https://github.com/gatsbyjs/gatsby/issues/25017).
 */
const asErrorPage = (html: string, address: string): string =>
  ERROR_PAGE.test(address) ? withPath(html, [address], '/404.html') : html;

/** Returns page data that is valid at every address of its page; by default Gatsby accepts one address only. */
const dataForAll = (json: string, path: string): string => {
  const data: object = JSON.parse(json);
  return JSON.stringify({ ...data, path, matchPath: '/*' });
};

/**
 * Groups pages by file on disk: a disk that ignores case has one file for /FMCG and /fmcg
 * (https://github.com/gatsbyjs/gatsby/issues/31071). Each group starts with the page that was created first.
 */
const byFile = <Page extends { file: string }>(folder: string, pages: readonly Page[]) =>
  grouped(pages, ({ file }) => {
    const { dev, ino } = fs.statSync(path.join(folder, file), { bigint: true });
    return `${dev}:${ino}`;
  }).values();

/** The name under which every host looks for an error page. */
const ERROR_FILE = /(?:^|\/)404\.html$/;

const publishedName = (file: string, isForNetlify: boolean): string => {
  const name = netlifyName(file);
  return isForNetlify || ERROR_FILE.test(name) ? name : file;
};

type StaticFile = ReturnType<typeof staticFiles>[number];

/** The files to which the published texts refer. */
class References {
  private readonly found = new Set<string>();

  add(text: string): void {
    for (const pattern of REFERENCES) {
      for (const [, file = ''] of text.matchAll(pattern)) this.found.add(referenceTo(file));
    }
  }

  has(file: string): boolean {
    return this.found.has(referenceTo(file));
  }
}

/** Removes pictures, fonts and scripts to which no page refers. */
function removeUnreferenced(project: string, files: readonly StaticFile[]): void {
  for (const { file, isImmutable } of files) {
    // Gatsby remembers which pictures it has made, and expects to find them.
    if (STATIC.test(file)) setAside(project, file);
    else if (HASHED_SCRIPT.test(file) && !isImmutable)
      fs.rmSync(path.join(project, 'public', file));
  }
}

/**
 * Finishes the pages in public/, removes files that are not for visitors, and writes Netlify's files.
 * @param isForNetlify gives pages Netlify's names; other hosts expect Gatsby's
 * @throws Error where Gatsby's HTML is not as expected
 */
export function publish(
  project: string,
  routes: RoutesManifest,
  { apiHost, analyticsScript, isHidden }: ReturnType<typeof readBuildEnvironment>,
  isForNetlify: boolean,
): void {
  const publicFolder = path.join(project, 'public');
  const steps = [
    withoutPadding,
    asErrorPage,
    lightStyles,
    lateScripts(publicFolder),
    withContentSecurityPolicy(apiHost, analyticsScript),
  ];
  const finish = (html: string, address: string) =>
    steps.reduce((text, step) => step(text, address), html);
  const read = (file: string) => fs.readFileSync(path.join(publicFolder, file), 'utf8');
  const write = (file: string, text: string) =>
    fs.writeFileSync(path.join(publicFolder, file), text);
  const files = staticFiles(routes);
  const references = new References();
  const replace = (file: string, name: string, text: string) => {
    setAside(project, file);
    write(name, text);
    references.add(text);
  };
  const pages = files.filter(({ file, isPage }) => isPage && file !== SECOND_ERROR_PAGE);
  for (const [page, ...others] of byFile(publicFolder, pages)) {
    if (!page) continue;
    const { file, address } = page;
    let html = read(file);
    if (others.length > 0) {
      // Gatsby's script never redirects to an empty path.
      html = withPath(html, [address, ...others.map((other) => other.address)], '');
      const data = pageDataOf(address).slice(1);
      replace(data, data, dataForAll(read(data), address));
    }
    replace(file, publishedName(file, isForNetlify), finish(html, address));
  }
  for (const { file, isPage, isImmutable } of files) {
    // A script that is not webpack's is left over from an earlier build, or was written by a step.
    const isInDoubt = HASHED_SCRIPT.test(file) && !isImmutable;
    if (file === SECOND_ERROR_PAGE || FRAGMENT.test(file)) setAside(project, file);
    else if (BUILD_FILE.test(file)) fs.rmSync(path.join(publicFolder, file));
    else if (!isPage && TEXT.test(file) && !STATIC.test(file) && !isInDoubt)
      references.add(read(file));
  }
  removeUnreferenced(
    project,
    files.filter(({ file }) => !references.has(file)),
  );
  fs.rmSync(path.join(publicFolder, '~partytown'), { recursive: true, force: true });
  publishFontLicences(path.join(project, 'src/theme/fonts'), publicFolder);
  write('_headers', netlifyHeaders(publicFolder, isHidden));
  write('_redirects', netlifyRedirects(routes));
}
