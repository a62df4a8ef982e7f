/** Prepares the build for the policy, and adds the site's files; adapter.ts finishes the pages. */
import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { folderProblem, variableFileProblem } from '../../../src/buildFolder';
import { isOf } from '../../../src/content/entries';
import type { Content } from '../../../src/content/kinds';
import { MAIN_LANGUAGE } from '../../../src/content/languages';
import { type BuiltPage, canonicalPages } from '../../../src/content/pages';
import { PICTURE_FOLDER } from '../../../src/content/sharedFields';
import { EnvironmentError, readBuildEnvironment } from '../../../src/environment';
import { whenChecked } from '../../gatsby-plugin-content-check';
import { filesBelow, inProject } from '../../generatedFiles';
import { publishOwnIcons } from './icons';
import { writeSiteFiles } from './siteFiles';

let company: Content<'site'> | undefined;

/** Checks folder and variables before anything else, so that nothing is built half. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  const problem = folderProblem(inProject()) ?? variableFileProblem(inProject(), process.env);
  if (problem) reporter.panic(problem);
  try {
    for (const warning of readBuildEnvironment(process.env).warnings) reporter.warn(warning);
  } catch (error) {
    if (error instanceof EnvironmentError) reporter.panic(error.message);
    throw error;
  }
  whenChecked(async (entries) => {
    const ofSite = entries.find((one) => isOf(one, 'site') && one.language === MAIN_LANGUAGE);
    company = ofSite && isOf(ofSite, 'site') ? ofSite.content : undefined;
  });
};

/** Class names on which server and browser agree. Names of files in them are a third of a page's markup. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelPlugin({
    name: 'babel-plugin-styled-components',
    options: { displayName: false, fileName: false },
  });
};

/** Time-out of a page's piece in ms (specification 9). */
const CHUNK_LOAD_TIMEOUT = 120_000;

/**
 * What webpack's cache depends on. By itself webpack follows all that Gatsby and the plugins have loaded:
 * a tenth of a build's time, and in vain, for it finds no file behind the names that tsx gives to modules
 * (docs/decisions/0002-tsx-loads-plugins.md), and keeps nothing then.
 */
const cacheDependencies = () => ({
  defaultWebpack: [],
  config: [
    inProject('package-lock.json'),
    ...filesBelow(inProject('plugins'))
      .filter((file) => !file.endsWith('.js'))
      .map((file) => inProject('plugins', file)),
  ],
});

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
  const { cache } = config;
  actions.replaceWebpackConfig({
    ...config,
    ...(typeof cache === 'object' &&
      cache.type === 'filesystem' && {
        cache: { ...cache, buildDependencies: cacheDependencies() },
      }),
    ...(stage === 'build-html' && {
      entry: withTemplatesFirst(config.entry, [...components.keys()].sort()),
    }),
    module: { ...config.module, rules: ofFonts },
  });
  actions.setWebpackConfig({
    output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT },
    // Source maps would publish the sources.
    ...(stage === 'build-javascript' && { devtool: false }),
  });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store }) => {
  if (!company) throw new Error('No content has been checked.');
  const pages: ReadonlyMap<string, BuiltPage> = store.getState().pages;
  await publishOwnIcons(company, inProject(PICTURE_FOLDER), inProject('public'));
  writeSiteFiles(inProject(), {
    name: company.name,
    language: company.language,
    email: company.email,
    siteUrl: readBuildEnvironment(process.env).siteUrl,
    pages: canonicalPages(pages.values()),
  });
};
