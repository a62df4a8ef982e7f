import { transformSync } from 'esbuild';
import { startScripts } from '../startScripts';
import { PageTransform } from './pageTransform';

/** Gatsby writes its scripts between these comments. */
const GATSBY_SCRIPTS =
  /<!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/;

const SCRIPT_FILE = /<script src="([^"]+)" async(?:="")?><\/script>/g;

/** Until React takes the page over, the starter keeps what is sent; the button need not wait. */
const WAITING_SUBMIT = /(<button(?=[^>]*type="submit")[^>]*?) disabled=""/g;

const minified = (code: string): string =>
  transformSync(code, { minify: true, target: 'es2020' }).code.trim();

/**
 * Replaces the script tags of a page by the starter, which adds them after the page is shown.
 *
 * @throws Error when Gatsby's markers or scripts are not where they were: the pattern is Gatsby's
 *   own and can change with its versions.
 */
export const lateScripts: PageTransform = (html, page) => {
  const [whole, scripts] = GATSBY_SCRIPTS.exec(html) ?? [];
  const sources = [...(scripts ?? '').matchAll(SCRIPT_FILE)].map(([, source]) => source);
  if (whole === undefined || scripts === undefined || sources.length < 3) {
    throw new Error(`${page} does not hold Gatsby's scripts between the comments known to us.`);
  }
  const starter = minified(`(${startScripts.toString()})(${JSON.stringify(sources)})`);
  // One space stays: Gatsby breaks lines inside of tags.
  const rest = scripts
    .replace(SCRIPT_FILE, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  return html
    .replace(whole, () => `${rest}<script>${starter}</script>`)
    .replace(WAITING_SUBMIT, '$1');
};
