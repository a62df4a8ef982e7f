/** Prepares the build for the policy, and adds the site's files; adapter.ts finishes the pages. */
import * as path from 'path';
import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { MAIN_LANGUAGE } from '../../../src/content/languages';
import { PICTURE_FOLDER } from '../../../src/content/sharedFields';
import { type BuiltPage, canonicalPages } from '../../../src/content/sitePages';
import { readBuildEnvironment } from '../../../src/environment';
import { unmarked } from '../../gatsby-plugin-content-admin';
import { type OwnLogo, publishOwnIcons } from './icons';
import { writeSiteFiles } from './siteFiles';

/**
 * Runs all templates first, in one order: a page's styles are in the order in which the code of its
 * components was first run, which would depend on the pages that Gatsby renders before it.
 */
function withTemplatesFirst(entry: Configuration['entry'], templates: readonly string[]) {
  if (typeof entry !== 'object' || Array.isArray(entry)) return entry;
  return Object.fromEntries(
    Object.entries(entry).map(([name, file]) =>
      typeof file === 'string' ? [name, [...templates, file]] : [name, file],
    ),
  );
}

/** Gatsby writes fonts of less than 10 kB into the styles, where the policy allows none. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  loaders,
  rules,
  store,
}) => {
  const config: Configuration = getConfig();
  const gatsbys = String(rules.fonts().test);
  const ofFonts = config.module?.rules?.map((rule) =>
    typeof rule === 'object' && rule && String(rule.test) === gatsbys
      ? { ...rule, use: [loaders.file()] }
      : rule,
  );
  const components: ReadonlyMap<string, unknown> = store.getState().components;
  actions.replaceWebpackConfig({
    ...config,
    ...(stage === 'build-html' && {
      entry: withTemplatesFirst(config.entry, [...components.keys()].sort()),
    }),
    module: { ...config.module, rules: ofFonts },
  });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter, store }) => {
  const { data, errors } = await graphql<{
    allSitePage: { nodes: BuiltPage[] };
    company: { name: string; language: string; email: string } & OwnLogo;
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
        email
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
  const { name, language, email, ...own } = data.company;
  await publishOwnIcons(own, path.join(project, PICTURE_FOLDER), path.join(project, 'public'));
  writeSiteFiles(project, {
    name: unmarked(name),
    language,
    email: unmarked(email),
    siteUrl: readBuildEnvironment(process.env).siteUrl,
    pages: canonicalPages(data.allSitePage.nodes),
  });
};
