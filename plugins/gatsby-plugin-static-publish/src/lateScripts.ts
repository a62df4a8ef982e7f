import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../../generatedFiles';

/**
 * A script for the error page, which is served at every unknown address: replaces each `%` in an undecodable path
 * with a full-width one before the router reads it, or Gatsby would throw (react-router 5824). Gatsby decodes paths
 * twice, so `%25` would not do.
 */
export const READABLE_PATH =
  'try{decodeURIComponent(decodeURIComponent(location.pathname))}catch{history.replaceState(history.state,"",location.pathname.replaceAll("%","%EF%BC%85")+location.search+location.hash)}';

const GATSBY_SCRIPTS =
  /<script\s+id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/(window\.pagePath="[^"]*";)\/\*\]\]>\*\/<\/script><!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/;

const SCRIPT_FILE = /<script src="([^"]+)" async(?:="")?><\/script>/g;

/** The two settings of Gatsby's loader: the chunks of each page, and the hash of the build. */
const LOADER_SETTINGS = /window\.___(?:chunkMapping|webpackCompilationHash)="(?:[^"\\]|\\.)*";/g;

/** The layout's scripts in these settings (src/components/layout/layoutLoader.ts): a list inside a string. */
const LAYOUT_SCRIPTS = /\\"layout\\":(\[[^\]]*\])/;
const QUOTED = /"([^"\\]+)\\"/g;

/**
 * Returns the step that replaces Gatsby's scripts in a page with their addresses, for inline/startScripts.ts to load.
 * The settings of Gatsby's loader go into a file in `publicFolder`. Throws an Error if the scripts look unfamiliar.
 */
export function lateScripts(publicFolder: string): (html: string, page: string) => string {
  return (html, page) => {
    const [whole, pagePath, scripts] = GATSBY_SCRIPTS.exec(html) ?? [];
    const sources = [...(scripts ?? '').matchAll(SCRIPT_FILE)].map(([, source]) => source);
    const settings = scripts?.match(LOADER_SETTINGS) ?? [];
    if (whole === undefined || pagePath === undefined || sources.length < 3) {
      throw new Error(`${page} does not hold Gatsby's scripts between the comments known to us.`);
    }
    if (settings.length !== 2) {
      throw new Error(`${page} does not hold the two settings of Gatsby's loader known to us.`);
    }
    const [, layout] = LAYOUT_SCRIPTS.exec(settings.join('')) ?? [];
    if (!layout) throw new Error(`${page} does not name the scripts of the layout.`);
    const settingsFile = `/loader-${fingerprint(...settings).slice(0, 20)}.js`;
    writeFileSync(path.join(publicFolder, settingsFile), settings.join(''));
    const addresses = JSON.stringify([
      settingsFile,
      ...sources.slice(0, -1),
      ...[...layout.matchAll(QUOTED)].map(([, address]) => address),
      ...sources.slice(-1),
    ]);
    const first = pagePath.includes('"/404.html"') ? READABLE_PATH : '';
    return html.replace(
      whole,
      () => `<script>${first}${pagePath}pageScripts=${addresses}</script>`,
    );
  };
}
