/** Adds to public/ what search engines and devices ask for; adapter.ts finishes the pages. */
import type { GatsbyNode } from 'gatsby';
import { type BuiltPage, canonicalPaths } from '../../../src/content/sitePages';
import { readBuildEnvironment } from '../../../src/environment';
import { writeSiteFiles } from './publish';

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
