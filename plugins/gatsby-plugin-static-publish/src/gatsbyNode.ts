/** Adds to public/ what search engines and devices ask for; adapter.ts finishes the pages. */
import * as path from 'path';
import type { GatsbyNode } from 'gatsby';
import { PICTURE_FOLDER } from '../../../src/content/sharedFields';
import { type BuiltPage, canonicalPages } from '../../../src/content/sitePages';
import { readBuildEnvironment } from '../../../src/environment';
import { unmarked } from '../../gatsby-plugin-content-desk';
import { type OwnLogo, ownDrawing, publishOwnIcons } from './icons';
import { writeSiteFiles } from './publish';

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter, store }) => {
  const { data, errors } = await graphql<{
    allSitePage: { nodes: BuiltPage[] };
    company: { name: string; language: string } & OwnLogo;
  }>(`
    query BuiltSite {
      allSitePage {
        nodes {
          path
          pageContext
        }
      }
      company(language: { eq: "en" }) {
        name
        language
        icon
        logo {
          file
          ground
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild('The built pages could not be read.', errors);
    return;
  }
  const project = store.getState().program.directory;
  const { name, language, ...own } = data.company;
  const drawing = ownDrawing(own, path.join(project, PICTURE_FOLDER));
  if (drawing) await publishOwnIcons(drawing, path.join(project, 'public'));
  writeSiteFiles(project, {
    name: unmarked(name),
    language,
    siteUrl: readBuildEnvironment(process.env).siteUrl,
    pages: canonicalPages(data.allSitePage.nodes),
  });
};
