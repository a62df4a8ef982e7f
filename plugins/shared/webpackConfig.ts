/**
 * The settings of Babel and webpack that gatsby-node.ts exports; those of single plugins are in their gatsbyNode.ts.
 */
import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { filesBelow, inProject } from './generatedFiles';

/** Makes class names match between server and client, and omits file names, which would be a third of the markup. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ stage, actions }) => {
  actions.setBabelPlugin({
    name: 'babel-plugin-styled-components',
    options: { displayName: false, fileName: false },
  });
  // Gatsby's rule for TypeScript leaves this out, and Gatsby keeps the options of whichever file comes first: in
  // another order of files the renderer would have another hash, and every page would be rendered again.
  if (stage.startsWith('build')) actions.setBabelOptions({ stage, options: { compact: true } });
};

/** In ms (specification 9). */
const CHUNK_LOAD_TIMEOUT = 120_000;

/**
 * Returns the files that webpack's cache depends on. By default webpack would follow every module that Gatsby and
 * the plugins have loaded, which takes a tenth of a build and then caches nothing: the modules that tsx loads have
 * names that are not files (docs/decisions/0002-tsx-loads-plugins.md).
 */
function cacheDependencies() {
  const plugins = filesBelow(inProject('plugins'))
    .filter((file) => !file.endsWith('.js'))
    .map((file) => `plugins/${file}`);
  const files = ['package-lock.json', 'gatsby-node.ts', ...plugins];
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
function withFontFiles(
  config: Configuration,
  { loaders, rules }: Pick<CreateWebpackConfigArgs, 'loaders' | 'rules'>,
): Configuration {
  const fontTest = String(rules.fonts().test);
  const moduleRules = config.module?.rules?.map((rule) =>
    typeof rule === 'object' && rule && String(rule.test) === fontTest
      ? { ...rule, use: [loaders.file()] }
      : rule,
  );
  return { ...config, module: { ...config.module, rules: moduleRules } };
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const { stage, actions, getConfig, store } = args;
  const config: Configuration = getConfig();
  const { cache, entry } = config;
  if (typeof cache === 'object' && cache.type === 'filesystem') {
    cache.buildDependencies = cacheDependencies();
  }
  if (stage === 'build-html') {
    const components: ReadonlyMap<string, unknown> = store.getState().components;
    importFirst([...components.keys()].sort(), entry);
  }
  actions.replaceWebpackConfig(withFontFiles(config, args));
  actions.setWebpackConfig({ output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT } });
  // Source maps would publish the source code.
  if (stage === 'build-javascript') actions.setWebpackConfig({ devtool: false });
  // Gatsby renders every page again if the renderer's hash has changed. webpack hashes each module's source map, and
  // Babel's maps differ when they come from its cache, as after any new environment variable: leave them out.
  if (stage === 'build-html') actions.setWebpackConfig({ devtool: 'cheap-source-map' });
};
