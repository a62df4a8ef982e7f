import * as path from 'path';
import type { WebpackPlugins } from 'gatsby';

/** The name of the piece of code that src/layoutLoader.ts loads. */
const LAYOUT = 'layout';

/** What is used of webpack's own. */
interface ChunkGraph {
  getModuleChunksIterable: (module: object) => Iterable<{ name?: string | null }>;
}

/** What stands for a package, or for a module of one. */
const aliases: Readonly<Record<string, string>> = {
  'gatsby-script$': 'gatsbyScript.ts',
  '@builder.io/partytown/integration$': 'gatsbyScript.ts',
  'gatsby-react-router-scroll$': 'scrollContext.ts',
  'hoist-non-react-statics$': 'hoistStatics.ts',
  'tiny-case$': 'tinyCase.ts',
  'lodash-es/clone$': 'lodash/clone.ts',
  'lodash-es/cloneDeep$': 'lodash/cloneDeep.ts',
  'lodash-es/isPlainObject$': 'lodash/isPlainObject.ts',
  'lodash-es/toPath$': 'lodash/toPath.ts',
};

/** What stands for a module that others ask for by its place. */
const replacements: readonly (readonly [asked: RegExp, file: string])[] = [
  [/(gatsby-plugin-styled-components|partytown)\/gatsby-browser/, 'noBrowserPart.ts'],
  [/\/head\/head-export-handler-for-browser$/, 'headHandler.ts'],
  [/\.\/register-service-worker$/, 'serviceWorker.ts'],
  [/^\.\.\/createLucideIcon\.mjs$/, 'lucideIcon.ts'],
  // Of all packages of this site, react-icons alone asks for a file of this name.
  [/^\.\.\/lib\/index\.mjs$/, 'reactIcon.ts'],
];

/**
 * What webpack leaves out of the scripts of the published site, or takes a lighter stand-in for; each file
 * in standIns/ says why. The pages that are rendered to files have it all, and so has `npm run develop`.
 * @param project the project's folder
 * @param plugins webpack's, as Gatsby hands them over
 * @returns a part of webpack's configuration
 */
export function lightScripts(
  project: string,
  plugins: Pick<WebpackPlugins, 'normalModuleReplacement'>,
) {
  const standIn = (file: string) => path.join(project, 'src/build/bundles/standIns', file);
  return {
    resolve: {
      alias: Object.fromEntries(
        Object.entries(aliases).map(([asked, file]) => [asked, standIn(file)]),
      ),
    },
    plugins: replacements.map(([asked, file]) =>
      plugins.normalModuleReplacement(asked, standIn(file)),
    ),
    optimization: {
      splitChunks: {
        cacheGroups: {
          // What the layout shares with pages comes with the layout, once.
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
}
