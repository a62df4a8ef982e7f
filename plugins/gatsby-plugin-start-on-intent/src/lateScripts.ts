import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../../shared/generatedFiles';
import { LAYOUT_CHUNK } from './layoutChunk';

/**
 * Makes the address readable for Gatsby's router, for the error page, which is served at every unknown address:
 * - Replaces each `%` in an undecodable path with a full-width one, or Gatsby would throw (react-router 5824). Gatsby
 *   decodes paths twice, so `%25` would not do.
 * - Removes all but one of the slashes at the beginning of the path, which would be read as that of a host.
 *
 * It runs with the first of the late scripts: a page that is only read keeps its address.
 */
export const READABLE_PATH = `{
  const { pathname, search, hash } = location;
  let path = pathname.replace(/^\\/+/, '/');
  try {
    decodeURIComponent(decodeURIComponent(path));
  } catch {
    path = path.replaceAll('%', '%EF%BC%85');
  }
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}
`;

const GATSBY_SCRIPTS =
  /<script\s+id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="([^"]*)";\/\*\]\]>\*\/<\/script><!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/;

const SCRIPT_FILE = /<script src="([^"]+)" async(?:="")?><\/script>/g;

interface FinishedPage {
  /** The path for which Gatsby has created it. */
  path: string;
  /** True if it is served at every unknown address. */
  isErrorPage: boolean;
}

/**
 * Returns a condition: true at the page's own address, however a server may write it. Where it is false, the page is a
 * copy, saved to disk or kept by an archive under another path: its scripts and data are missing, and Gatsby would
 * rewrite its address (docs/decisions/0020-copies.md).
 */
function ownAddressCondition({ path, isErrorPage }: FinishedPage): string {
  if (isErrorPage) return 'true';
  // However its other characters are encoded.
  const name = path
    .replace(/^\/|\/$/g, '')
    .replace(/[^\w/-]+/g, '.+')
    .replaceAll('/', '\\/');
  // Some hosts add an ending, a slash or the name of the file.
  const end = name ? '\\b' : '(index.html)?$';
  return `/^\\/*${name}${end}/i.test(location.pathname)`;
}

/** The two settings of Gatsby's loader: the chunks of each page, and the hash of the build. */
const LOADER_SETTINGS = /window\.___(?:chunkMapping|webpackCompilationHash)="(?:[^"\\]|\\.)*";/g;

/** The layout's scripts in these settings (src/components/layout/layoutLoader.ts): a list inside a string. */
const LAYOUT_SCRIPTS = new RegExp(String.raw`\\"${LAYOUT_CHUNK}\\":(\[[^\]]*\])`);
const QUOTED = /"([^"\\]+)\\"/g;

const NEXT_STEP =
  'See what Gatsby writes now (node_modules/gatsby/cache-dir/static-entry.js), and follow it in plugins/gatsby-plugin-start-on-intent/src/lateScripts.ts.';

/**
 * Returns the step that replaces Gatsby's scripts in a page with their addresses, for inline/startScripts.ts to load.
 * The settings of Gatsby's loader go into a file in `publicFolder`. Throws an Error if the scripts look unfamiliar.
 */
export function lateScripts(publicFolder: string): (html: string, page: FinishedPage) => string {
  /** Nearly always one: all pages of a build have the same settings. */
  const written = new Set<string>();
  return (html, page) => {
    const [whole, pagePath, scripts] = GATSBY_SCRIPTS.exec(html) ?? [];
    const sources = [...(scripts ?? '').matchAll(SCRIPT_FILE)].map(([, source]) => source);
    const settings = scripts?.match(LOADER_SETTINGS) ?? [];
    if (whole === undefined || pagePath === undefined || sources.length < 3) {
      throw new Error(
        `${page.path} does not hold Gatsby's scripts between the comments that frame them. ${NEXT_STEP}`,
      );
    }
    if (settings.length !== 2) {
      throw new Error(
        `${page.path} does not hold the two settings of Gatsby's loader. ${NEXT_STEP}`,
      );
    }
    const [, layout] = LAYOUT_SCRIPTS.exec(settings.join('')) ?? [];
    if (!layout) throw new Error(`${page.path} does not name the scripts of the layout.`);
    // Named like webpack's scripts (HASHED_SCRIPT): browsers keep it as long, and the next build removes it.
    const settingsFile = `/loader-${fingerprint(READABLE_PATH, ...settings).slice(0, 20)}.js`;
    if (!written.has(settingsFile)) {
      writeFileSync(join(publicFolder, settingsFile), READABLE_PATH + settings.join(''));
      written.add(settingsFile);
    }
    const addresses = JSON.stringify([
      settingsFile,
      ...sources.slice(0, -1),
      ...[...layout.matchAll(QUOTED)].map(([, address]) => address),
      ...sources.slice(-1),
    ]);
    return html.replace(
      whole,
      () =>
        `<script>window.pagePath="${pagePath}";pageScripts=${ownAddressCondition(page)}&&${addresses}</script>`,
    );
  };
}
