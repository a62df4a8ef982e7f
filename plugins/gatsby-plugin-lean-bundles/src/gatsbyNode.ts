/** Makes Gatsby's two bundles with less work than Gatsby does by itself. The pages stay the same. */
import * as fs from 'fs';
import * as path from 'path';
import type { GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { codeDigest, fingerprint } from '../../generatedFiles';
import { leanRules } from './leanRules';
import { withStableVariables } from './stableVariables';

/**
 * When webpack may use what it has kept. Gatsby lets it look through all of Gatsby's own modules, a
 * tenth of a build's time; the lockfile says as much about them.
 */
function cacheOf({ cache }: Configuration, project: string): Configuration['cache'] {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return cache;
  const version = fingerprint(
    process.version,
    fs.readFileSync(path.join(project, 'package-lock.json')),
    codeDigest(__dirname),
  );
  // Each bundle is made once: what is written to the disk need not be kept in memory as well.
  return { ...cache, version, maxMemoryGenerations: 0, buildDependencies: { defaultWebpack: [] } };
}

const isTerser = (plugin: unknown): boolean =>
  typeof plugin === 'object' && plugin !== null && plugin.constructor.name === 'TerserPlugin';

function optimizationOf(
  { optimization = {} }: Configuration,
  isForBrowser: boolean,
): Configuration['optimization'] {
  // Nobody loads the code that makes the pages: joining its modules would only take time.
  if (!isForBrowser) return { ...optimization, concatenateModules: false };
  const others = (optimization.minimizer ?? []).filter((plugin) => !isTerser(plugin));
  // swc makes the scripts a little smaller than terser does, at a twentieth of its time.
  const swc = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, mangle: { safari10: true } },
    // swc has threads of its own.
    parallel: false,
  });
  return { ...optimization, minimizer: [swc, ...others] };
}

/**
 * Changes Gatsby's configuration of a production bundle; that of `npm run develop` stays as it is.
 * Leaves a configuration alone that is not the one known to us.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  loaders,
  plugins,
  actions,
  reporter,
  store,
}) => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config: Configuration = getConfig();
  const { dependencies } = loaders;
  const rules =
    dependencies && leanRules(config.module?.rules ?? [], (options) => dependencies(options));
  if (!rules) {
    reporter.warn(
      `gatsby-plugin-lean-bundles does not know Gatsby's rules for scripts any more, and leaves "${stage}" to Gatsby: the build takes about twice the computing.`,
    );
    return;
  }
  actions.replaceWebpackConfig({
    ...config,
    cache: cacheOf(config, store.getState().program.directory),
    plugins: withStableVariables(config.plugins ?? [], (definitions) =>
      plugins.define(definitions),
    ),
    module: { ...config.module, rules },
    optimization: optimizationOf(config, stage === 'build-javascript'),
  });
};
