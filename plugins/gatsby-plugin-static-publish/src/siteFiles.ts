import * as fs from 'fs';
import * as path from 'path';
import { MANIFEST_FILE, ROBOTS_FILE, SITEMAP_FILE } from './siteFileNames';
import { robots, sitemap } from './sitemap';
import type { SiteIdentity } from './webManifest';
import { webManifest } from './webManifest';

/** What the files beside the pages are made of. */
export interface SiteFacts extends SiteIdentity {
  siteUrl: string;
  /** The paths that the pages name as canonical, encoded. */
  canonicalPaths: readonly string[];
}

/** Adds to public/ what search engines and devices ask for beside the pages. */
export function writeSiteFiles(project: string, facts: SiteFacts): void {
  const inProject = (folder: string) => path.join(project, folder);
  const publicFolder = inProject('public');
  const write = (file: string, content: string) =>
    fs.writeFileSync(path.join(publicFolder, file), content);

  write(SITEMAP_FILE, sitemap(facts.siteUrl, facts.canonicalPaths));
  write(ROBOTS_FILE, robots(facts.siteUrl));
  write(MANIFEST_FILE, webManifest(facts));
}
