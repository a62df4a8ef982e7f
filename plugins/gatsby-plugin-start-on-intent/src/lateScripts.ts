import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../../generatedFiles';

/**
 * For the error page, which answers at every unknown address: writes each `%` of a path that cannot be decoded
 * as a full-width one, before the router reads it, or Gatsby would throw (react-router 5824). Gatsby decodes
 * paths twice, so `%25` would not do.
 */
export const READABLE_PATH =
  'try{decodeURIComponent(decodeURIComponent(location.pathname))}catch{history.replaceState(history.state,"",location.pathname.replaceAll("%","%EF%BC%85")+location.search+location.hash)}';

/** Gatsby writes its scripts from here on, up to the end of the second comment. */
const GATSBY_SCRIPTS =
  /<script\s+id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/(window\.pagePath="[^"]*";)\/\*\]\]>\*\/<\/script><!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/;

const SCRIPT_FILE = /<script src="([^"]+)" async(?:="")?><\/script>/g;

/** What Gatsby sets for its loader: where the pieces of each page are, and which build this is. */
const LOADER_SETTINGS = /window\.___(?:chunkMapping|webpackCompilationHash)="(?:[^"\\]|\\.)*";/g;

/** The list of the layout's scripts in these settings; see src/components/layout/layoutLoader.ts. */
const LAYOUT_SCRIPTS = /\\"layout\\":(\[[^\]]*\])/;

/** The addresses in that list, which is part of a string. */
const QUOTED = /"([^"\\]+)\\"/g;

/**
 * Returns the step that replaces Gatsby's scripts in a page by the list of their addresses, from which
 * `inline/startScripts.ts` loads them. The settings of Gatsby's loader, the same on all pages, become a
 * script file of their own.
 *
 * The step throws an Error when Gatsby's comments or scripts are not where they were: the pattern is
 * Gatsby's own and can change with its versions.
 *
 * @param publicFolder where the file is written
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
