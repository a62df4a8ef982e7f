/** The name of the piece of code that src/components/layout/layoutLoader.ts loads. */
const LAYOUT = 'layout';

/** What is used of webpack's own. */
interface ChunkGraph {
  getModuleChunksIterable: (module: object) => Iterable<{ name?: string | null }>;
}

/** A part of webpack's configuration: what the layout shares with pages comes with the layout, once. */
export const layoutChunk = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        layout: {
          name: `${LAYOUT}-parts`,
          chunks: 'all',
          enforce: true,
          priority: 35,
          test: (module: object, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
            [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === LAYOUT),
        },
      },
    },
  },
};
