/** Configures the build for the policy and writes the site's files; adapter.ts finishes the pages. */
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

/** Checks the folder and the variables first, so that a mistake in them stops the build at once. */
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
    const sites = entries.filter((entry) => isOf(entry, 'site'));
    company = sites.find(({ language }) => language === MAIN_LANGUAGE)?.content;
  });
};

/** Makes class names match between server and client, and omits file names, which would be a third of the markup. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelPlugin({
    name: 'babel-plugin-styled-components',
    options: { displayName: false, fileName: false },
  });
};

/** In ms (specification 9). */
const CHUNK_LOAD_TIMEOUT = 120_000;

/**
 * Returns the files that webpack's cache depends on. By default webpack would follow every module that Gatsby and
 * the plugins have loaded, which takes a tenth of a build and then caches nothing: the modules that tsx loads have
 * names that are not files (docs/decisions/0002-tsx-loads-plugins.md).
 */
function cacheDependencies() {
  const ours = filesBelow(inProject('plugins')).filter((file) => !file.endsWith('.js'));
  const files = ['package-lock.json', ...ours.map((file) => `plugins/${file}`)];
  return { defaultWebpack: [], config: files.map((file) => inProject(file)) };
}

/**
 * Imports all templates first, always in the same order: styles are in the order in which their components were
 * first imported, which would otherwise depend on the pages that Gatsby happens to render first.
 */
function importFirst(templates: readonly string[], entry: Configuration['entry']): void {
  if (typeof entry !== 'object' || Array.isArray(entry)) return;
  for (const [name, file] of Object.entries(entry)) {
    if (typeof file === 'string') entry[name] = [...templates, file];
  }
}

/** Keeps fonts in files: Gatsby would inline those of less than 10 kB, which the policy forbids. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  loaders,
  rules,
  store,
}) => {
  const config: Configuration = getConfig();
  const fontTest = String(rules.fonts().test);
  const moduleRules = config.module?.rules?.map((rule) =>
    typeof rule === 'object' && rule && String(rule.test) === fontTest
      ? { ...rule, use: [loaders.file()] }
      : rule,
  );
  const components: ReadonlyMap<string, unknown> = store.getState().components;
  const { cache, module } = config;
  if (typeof cache === 'object' && cache.type === 'filesystem') {
    cache.buildDependencies = cacheDependencies();
  }
  if (stage === 'build-html') importFirst([...components.keys()].sort(), config.entry);
  actions.replaceWebpackConfig({ ...config, module: { ...module, rules: moduleRules } });
  actions.setWebpackConfig({
    output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT },
    // Source maps would publish the source code.
    ...(stage === 'build-javascript' && { devtool: false }),
  });
};

/** Writes the icons and the files that describe the whole site. Throws if no content has been checked. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store }) => {
  if (!company) throw new Error('No content has been checked.');
  const built: ReadonlyMap<string, BuiltPage> = store.getState().pages;
  const pages = canonicalPages(built.values());
  const { siteUrl } = readBuildEnvironment(process.env);
  await publishOwnIcons(company, inProject(PICTURE_FOLDER), inProject('public'));
  writeSiteFiles(inProject(), { ...company, siteUrl, pages });
};
