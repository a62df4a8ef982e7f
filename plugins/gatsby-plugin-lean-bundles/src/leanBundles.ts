/** Makes Gatsby's two bundles with less work than Gatsby does by itself. The pages stay the same. */
import * as fs from 'fs';
import * as path from 'path';
import type { GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { codeDigest } from '../../gatsby-plugin-drawn-pictures/src/codeDigest';
import { fingerprint } from '../../gatsby-plugin-drawn-pictures/src/generatedFiles';
import { leanRules } from './leanRules';
import { withStableVariables } from './stableVariables';

type WebpackArguments = Parameters<NonNullable<GatsbyNode['onCreateWebpackConfig']>>[0];

/** Where the code lies that decides how the bundles are made. */
const CODE = 'plugins/gatsby-plugin-lean-bundles/src';

/**
 * When webpack may use what it has kept. Gatsby lets it look through all of Gatsby's own modules, a
 * tenth of a build's time; the lockfile says as much about them.
 */
function cacheOf({ cache }: Configuration, project: string): Configuration['cache'] {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return cache;
  const version = fingerprint(
    process.version,
    fs.readFileSync(path.join(project, 'package-lock.json')),
    codeDigest(path.join(project, CODE)),
  );
  // Each bundle is made once: what is written to the disk need not be kept in memory as well.
  return { ...cache, version, maxMemoryGenerations: 0, buildDependencies: { defaultWebpack: [] } };
}

/** swc makes the scripts a little smaller than terser does, at a twentieth of its time. */
function swcMinimizer() {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, mangle: { safari10: true } },
    // swc has threads of its own.
    parallel: false,
  });
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
  return { ...optimization, minimizer: [swcMinimizer(), ...others] };
}

/**
 * Changes Gatsby's configuration of a production bundle; that of `npm run develop` stays as it is.
 * @param project root of the project
 * @throws Error where Gatsby's configuration is not the one known to us
 */
export function leanBundle(
  { stage, getConfig, loaders, plugins, actions }: WebpackArguments,
  project: string,
): void {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config: Configuration = getConfig();
  const { dependencies } = loaders;
  if (!dependencies) throw new Error("Gatsby's loader of packages, plain Babel, is gone.");
  actions.replaceWebpackConfig({
    ...config,
    cache: cacheOf(config, project),
    plugins: withStableVariables(config.plugins ?? [], (definitions) =>
      plugins.define(definitions),
    ),
    module: {
      ...config.module,
      rules: leanRules(config.module?.rules ?? [], project, (options) => dependencies(options)),
    },
    optimization: optimizationOf(config, stage === 'build-javascript'),
  });
}
