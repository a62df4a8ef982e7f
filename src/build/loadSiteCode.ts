import { createRequire } from 'module';
import * as path from 'path';
import { buildSync, stop } from 'esbuild';
import type * as SiteCode from './siteCode';

const SOURCE = 'src/build/siteCode.ts';

/** Below the project, so that Node finds its packages from there. */
const BUNDLE = '.generated/code/siteCode.js';

/** Tells the processes that Gatsby starts that the first has made the bundle. */
const IS_MADE = 'SITE_CODE_IS_MADE';

/** esbuild says itself what does not compile. */
function makeBundle(project: string, outfile: string): void {
  buildSync({
    absWorkingDir: project,
    entryPoints: [SOURCE],
    outfile,
    bundle: true,
    platform: 'node',
    packages: 'external',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
  });
  // Until it is wanted again: its helpers would stay as long as this process, with their memory.
  void stop();
}

/**
 * Gives what gatsby-config.ts and gatsby-node.ts use of src/. They do not import it, because Gatsby
 * bundles what they import by Parcel: four seconds of computing, where esbuild takes a quarter of one.
 *
 * Ends the process where the code does not compile. Gatsby would try again, and then go on with a half
 * of gatsby-node.ts and print that instead of the fault.
 *
 * @param project root of the project
 */
export function loadSiteCode(project: string): typeof SiteCode {
  const outfile = path.join(project, BUNDLE);
  if (process.env[IS_MADE] !== outfile) {
    try {
      makeBundle(project, outfile);
    } catch {
      process.exit(1);
    }
    process.env[IS_MADE] = outfile;
  }
  const code: typeof SiteCode = createRequire(outfile)(outfile);
  return code;
}
