/** Adds to public/ what search engines and devices ask for; adapter.ts finishes the pages. */
import * as fs from 'fs';
import * as path from 'path';
import type { GatsbyNode } from 'gatsby';
import { type BuiltPage, canonicalPaths } from '../../../src/content/sitePages';
import { readBuildEnvironment } from '../../../src/environment';
import {
  MANIFEST_FILE,
  robots,
  ROBOTS_FILE,
  type SiteFacts,
  sitemap,
  SITEMAP_FILE,
  webManifest,
} from './siteFiles';

/** Adds to public/ what search engines and devices ask for beside the pages. */
export function writeSiteFiles(project: string, facts: SiteFacts): void {
  const write = (file: string, content: string) =>
    fs.writeFileSync(path.join(project, 'public', file), content);
  write(SITEMAP_FILE, sitemap(facts.siteUrl, facts.canonicalPaths));
  write(ROBOTS_FILE, robots(facts.siteUrl));
  write(MANIFEST_FILE, webManifest(facts));
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter, store }) => {
  const { data, errors } = await graphql<{
    allSitePage: { nodes: BuiltPage[] };
    company: { name: string; language: string };
  }>(`
    query BuiltSite {
      allSitePage {
        nodes {
          path
          pageContext
        }
      }
      company {
        name
        language
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild('The built pages could not be read.', errors);
    return;
  }
  writeSiteFiles(store.getState().program.directory, {
    ...data.company,
    siteUrl: readBuildEnvironment(process.env).siteUrl,
    canonicalPaths: canonicalPaths(data.allSitePage.nodes),
  });
};
