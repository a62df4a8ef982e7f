/** Turns what Gatsby has written in public/ into the published site. */
import fs from 'node:fs';
import path from 'node:path';
import type { RoutesManifest } from 'gatsby';
import type { BuildEnvironment } from '../../shared/buildEnvironment';
import { filesBelow } from '../../shared/generatedFiles';
import { publishFontLicences } from '../../shared/licences';
import { finishPages } from './finishPages';
import { BUILD_FILE, PARTYTOWN_FOLDER, SECOND_ERROR_PAGE, SLICE } from './gatsbyFiles';
import { netlifyHeaders, netlifyRedirects } from './netlifyFiles';
import { setAside } from './setAside';
import { setUnreferencedAside } from './setUnreferencedAside';

/**
 * Takes out what Gatsby writes for itself: what it expects to find in the next build is set aside, the rest removed.
 */
function takeOutBuildFiles(project: string): void {
  const publicFolder = path.join(project, 'public');
  for (const file of filesBelow(publicFolder)) {
    if (file === SECOND_ERROR_PAGE || SLICE.test(file)) setAside(project, file);
    else if (BUILD_FILE.test(file)) fs.rmSync(path.join(publicFolder, file));
  }
  fs.rmSync(path.join(publicFolder, PARTYTOWN_FOLDER), { recursive: true, force: true });
}

/**
 * Finishes the pages in public/, takes out files that are not for visitors, and writes Netlify's files.
 * @throws Error where Gatsby's HTML is not as expected
 */
export function publish(
  project: string,
  routes: RoutesManifest,
  environment: BuildEnvironment,
): void {
  const publicFolder = path.join(project, 'public');
  finishPages(project, routes, environment);
  takeOutBuildFiles(project);
  // Only now: the finished pages say what is in use.
  setUnreferencedAside(project);
  publishFontLicences(path.join(project, 'src/theme/fonts'), publicFolder);
  // Last: they list the scripts and drawings that are published.
  const headers = netlifyHeaders(publicFolder, environment.isHidden);
  fs.writeFileSync(path.join(publicFolder, '_headers'), headers);
  fs.writeFileSync(path.join(publicFolder, '_redirects'), netlifyRedirects(routes));
}
