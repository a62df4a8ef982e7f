/** Finishes what Gatsby has built. */
import * as path from 'path';
import type { GatsbyNode } from 'gatsby';
import { canonicalPaths, type BuiltPage } from '../../../src/content/sitePages';
import { readBuildEnvironment } from '../../../src/environment';
import { checkContent } from '../../gatsby-plugin-content-desk/src/check/checkContent';
import { postBuild, preBuild } from './postBuild';
import { redirects, writeRedirects } from './redirects';
import { writeSiteFiles } from './siteFiles';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ store }) => {
  if (process.env.NODE_ENV === 'production') preBuild(store.getState().program.directory);
};

interface BuiltSiteQuery {
  allSitePage: { nodes: BuiltPage[] };
  company: { name: string; language: string };
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter, store }) => {
  const project = store.getState().program.directory;
  const { data, errors } = await graphql<BuiltSiteQuery>(`
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
  const { siteUrl } = readBuildEnvironment(process.env);
  const paths = canonicalPaths(data.allSitePage.nodes);
  await writeSiteFiles(project, { ...data.company, siteUrl, canonicalPaths: paths });
  postBuild(project, process.env);
  writeRedirects(path.join(project, 'public'), redirects(checkContent(project).entries));
};
