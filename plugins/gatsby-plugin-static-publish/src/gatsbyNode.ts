/**
 * Keeps what is built within the policy, and adds to public/ what search engines and devices ask for;
 * adapter.ts finishes the pages.
 */
import * as path from 'path';
import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { MAIN_LANGUAGE } from '../../../src/content/languages';
import { PICTURE_FOLDER } from '../../../src/content/sharedFields';
import { type BuiltPage, canonicalPages } from '../../../src/content/sitePages';
import { readBuildEnvironment } from '../../../src/environment';
import { unmarked } from '../../gatsby-plugin-content-desk';
import { type OwnLogo, ownDrawing, publishOwnIcons } from './icons';
import { writeSiteFiles } from './publish';

/** Gatsby writes fonts of less than 10 kB into the styles, where the policy allows none. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  loaders,
  rules,
}) => {
  const config: Configuration = getConfig();
  const gatsbys = String(rules.fonts().test);
  const ofFonts = config.module?.rules?.map((rule) =>
    typeof rule === 'object' && rule && String(rule.test) === gatsbys
      ? { ...rule, use: [loaders.file()] }
      : rule,
  );
  actions.replaceWebpackConfig({ ...config, module: { ...config.module, rules: ofFonts } });
};

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
      company(language: { eq: "${MAIN_LANGUAGE}" }) {
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
