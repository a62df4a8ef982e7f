/** Adds the inline script, gives the layout its own chunk, and delays Gatsby's scripts. */
import type { GatsbyNode } from 'gatsby';
import type { ChunkGraph, Configuration, Module } from 'webpack';
import { whenPublished } from '../../gatsby-plugin-static-publish';
import { inlineScript } from './inlineScript';
import { lateScripts } from './lateScripts';

/** The name of the chunk that src/components/layout/layoutLoader.ts loads. */
const LAYOUT = 'layout';

const layoutChunk: Configuration = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        layout: {
          name: `${LAYOUT}-parts`,
          chunks: 'all',
          enforce: true,
          priority: 35,
          test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
            [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === LAYOUT),
        },
      },
    },
  },
};

export const onPreInit: GatsbyNode['onPreInit'] = () => whenPublished(lateScripts);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
}) => {
  if (stage === 'build-javascript') actions.setWebpackConfig(layoutChunk);
  if (stage === 'build-html' || stage === 'develop-html') {
    const script = JSON.stringify(inlineScript());
    actions.setWebpackConfig({ plugins: [plugins.define({ INLINE_SCRIPT: script })] });
  }
};
