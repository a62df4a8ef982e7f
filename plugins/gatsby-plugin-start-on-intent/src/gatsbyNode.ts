/** Defines the inline script, which gatsby-ssr.tsx puts into pages, and gives the layout its own chunk. */
import type { GatsbyNode } from 'gatsby';
import type { ChunkGraph, Configuration, Module } from 'webpack';
import { inlineScript } from './inlineScript';
import { LAYOUT_CHUNK } from './layoutChunk';

const layoutParts: Configuration = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        layout: {
          name: `${LAYOUT_CHUNK}-parts`,
          chunks: 'all',
          enforce: true,
          // Below React's own chunk (40), above Gatsby's groups of packages and of shared code (30 and less).
          priority: 35,
          test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
            [...chunkGraph.getModuleChunksIterable(module)].some(
              ({ name }) => name === LAYOUT_CHUNK,
            ),
        },
      },
    },
  },
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
}) => {
  if (stage === 'build-javascript') actions.setWebpackConfig(layoutParts);
  if (stage === 'build-html' || stage === 'develop-html') {
    const script = JSON.stringify(inlineScript());
    actions.setWebpackConfig({ plugins: [plugins.define({ INLINE_SCRIPT: script })] });
  }
};
