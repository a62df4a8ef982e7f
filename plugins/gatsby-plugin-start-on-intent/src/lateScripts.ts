import { createHash } from 'crypto';
import { mkdirSync, writeFileSync } from 'fs';
import * as path from 'path';

/** Gatsby writes its scripts from here on, up to the end of the second comment. */
const GATSBY_SCRIPTS =
  /<script\s+id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/(window\.pagePath="[^"]*";)\/\*\]\]>\*\/<\/script><!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/;

const SCRIPT_FILE = /<script src="([^"]+)" async(?:="")?><\/script>/g;

/** What Gatsby sets for its loader: where the pieces of each page are, and which build this is. */
const LOADER_SETTINGS = /window\.___(?:chunkMapping|webpackCompilationHash)="(?:[^"\\]|\\.)*";/g;

/** The scripts of the layout, which every page needs at once, in these settings; see src/components/layout/layoutLoader.ts. */
const LAYOUT_SCRIPTS = /\\"layout\\":(\[[^\]]*\])/;

/** @param written the list as it stands in the settings, within a string */
const layoutScripts = (written: string): string[] =>
  [...written.matchAll(/"([^"\\]+)\\"/g)].map(([, address = '']) => address);

/**
 * Returns the step that takes Gatsby's scripts out of a page: `inline/startScripts.ts` adds them when
 * they are wanted. The settings of Gatsby's loader, the same on all pages, become a script file of their
 * own that is loaded with the others, and so is the layout's, which the last one asks for.
 *
 * The step throws an Error when Gatsby's comments or scripts are not where they were: the pattern is
 * Gatsby's own and can change with its versions.
 *
 * @param publicFolder where the file is written
 */
export function lateScripts(publicFolder: string): (html: string, page: string) => string {
  const written = new Map<string, string>();

  /** The address of the file with these settings. */
  function settingsFile(settings: string): string {
    const known = written.get(settings);
    if (known) return known;
    const hash = createHash('sha256').update(settings).digest('hex').slice(0, 20);
    const address = `/loader-${hash}.js`;
    mkdirSync(publicFolder, { recursive: true });
    writeFileSync(path.join(publicFolder, address), settings);
    written.set(settings, address);
    return address;
  }

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
    const addresses = JSON.stringify([
      settingsFile(settings.join('')),
      ...sources.slice(0, -1),
      ...layoutScripts(layout),
      ...sources.slice(-1),
    ]);
    return html.replace(whole, () => `<script>${pagePath}pageScripts=${addresses}</script>`);
  };
}
