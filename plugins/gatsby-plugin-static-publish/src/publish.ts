/** Makes what is published out of what Gatsby has built. */
import * as fs from 'fs';
import * as path from 'path';
import type { RoutesManifest } from 'gatsby';
import { languageOf, pathIn } from '../../../src/content/languages';
import type { BuildEnvironment } from '../../../src/environment';
import { withContentSecurityPolicy } from './contentSecurityPolicy';
import { netlifyName, SECOND_ERROR_PAGE, takeAway } from './gatsbyFiles';
import { lightStyles } from './lightStyles';
import { ERROR_PAGE, HASHED_SCRIPT, netlifyHeaders, netlifyRedirects } from './netlifyFiles';

/** What Gatsby leaves in public/ for its own use and writes again in the next build. */
const BUILD_FILE = /^(?:webpack\.stats\.json|chunk-map\.json|.*\.map)$/;
const BUILD_FOLDER = '~partytown';

/** webpack writes those of every folder in src/theme/fonts, whether the site has the language or not. */
const FONT = /^static\/.*\.woff2$/;

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

/**
 * Has the error page of a language answer at unknown addresses: Gatsby's script redirects to a page's own
 * address from all others, unless it is /404.html (https://github.com/gatsbyjs/gatsby/issues/25017).
 */
function asErrorPage(html: string, address: string): string {
  if (!ERROR_PAGE.test(address)) return html;
  const own = `window.pagePath="${address}"`;
  if (!html.includes(own))
    throw new Error(`${address} does not say its path as Gatsby is known to.`);
  return html.replace(own, 'window.pagePath="/404.html"');
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
  for (const { file, address, isPage } of files) {
    if (isPage && file !== SECOND_ERROR_PAGE) {
      const finished = finish(read(file), address);
      takeAway(project, file);
      write(nameOf(file), finished);
    } else if (isPage || PIECE.test(file)) takeAway(project, file);
  }
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
  write('_headers', netlifyHeaders(publicFolder, isHidden));
  write('_redirects', netlifyRedirects(routes));
}
