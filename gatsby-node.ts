import * as path from 'path';
import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { filesBelow } from './plugins/generatedFiles';
import { folderProblem, variableFileProblem } from './src/buildFolder';
import { nodeEntries, redirects } from './src/content/entries';
import { graphqlTypes } from './src/content/graphqlTypes';
import { contentResolvers, createFieldExtensions, workedOutTypes } from './src/content/resolvers';
import { sitePages } from './src/content/sitePages';
import { EnvironmentError, readBuildEnvironment } from './src/environment';

/** Checks folder and variables before anything else, so that nothing is built half. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  // Gatsby looks for the file where it was started.
  const folder = process.cwd();
  const problem = folderProblem(folder) ?? variableFileProblem(folder, process.env);
  if (problem) reporter.panic(problem);
  try {
    for (const warning of readBuildEnvironment(process.env).warnings) reporter.warn(warning);
  } catch (error) {
    if (error instanceof EnvironmentError) reporter.panic(error.message);
    throw error;
  }
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  createFieldExtensions(actions);
  actions.createTypes(graphqlTypes());
  actions.createTypes(workedOutTypes);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  create(contentResolvers());
};

const componentFile = (component: string) => path.join(__dirname, 'src', `${component}.tsx`);

/** What the pages of `src/pages` are handed, by their paths. */
const contexts = new Map<string, object>();

/** By the nodes, without a query: thousands of entries need no resolvers to be listed. */
export const createPages: GatsbyNode['createPages'] = ({ actions, getNodesByType, reporter }) => {
  const entries = nodeEntries(getNodesByType);
  if (entries.length === 0) {
    reporter.panic(
      'No content has reached Gatsby: gatsby-plugin-content-check, which checks data/ and hands it over, is not in gatsby-config.ts.',
    );
  }
  for (const page of sitePages(entries)) {
    const context = { ...page.context };
    contexts.set(page.path, context);
    actions.createPage({ path: page.path, component: componentFile(page.component), context });
  }
  for (const redirect of redirects(entries)) {
    actions.createRedirect({ ...redirect, isPermanent: true });
  }
};

/** Gatsby makes the pages of `src/pages` by itself, and tells them nothing. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const context = contexts.get(page.path.replace(/\.html$/, ''));
  if (!context || page.context?.language) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, ...context } });
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
    'package-lock.json',
    ...filesBelow(path.join(__dirname, 'plugins')).map((file) => `plugins/${file}`),
  ]
    .filter((file) => !file.endsWith('.js'))
    .map((file) => path.join(__dirname, file)),
});

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
}) => {
  const config: Configuration = getConfig();
  if (typeof config.cache === 'object' && config.cache.type === 'filesystem') {
    actions.replaceWebpackConfig({
      ...config,
      cache: { ...config.cache, buildDependencies: cacheDependencies() },
    });
  }
  actions.setWebpackConfig({ output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT } });
  // Source maps would publish the sources.
  if (stage === 'build-javascript') actions.setWebpackConfig({ devtool: false });
};
