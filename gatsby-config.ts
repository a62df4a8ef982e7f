import * as fs from 'fs';
import * as path from 'path';
import type { GatsbyConfig } from 'gatsby';
import { loadSiteCode } from './src/build/loadSiteCode';

const {
  collectionOf,
  deployAdapter,
  draftFiles,
  EnvironmentError,
  GENERATED_PICTURES,
  LAST_GOOD,
  readBuildEnvironment,
  readSources,
} = loadSiteCode(__dirname);

const project = (folder: string) => path.join(__dirname, folder);

// gatsby-source-filesystem refuses a folder that does not exist yet.
fs.mkdirSync(project(GENERATED_PICTURES), { recursive: true });
fs.mkdirSync(project('data/pictures'), { recursive: true });

const isProduction = process.env.NODE_ENV === 'production';

/** The drafts, where the published site is built: it is built as if these files did not exist. */
const drafts = new Set(isProduction ? draftFiles(readSources(__dirname)).map(project) : []);

/** The origin of the site; a malformed variable is reported by gatsby-node's onPreInit. */
function siteUrl(): string {
  try {
    return readBuildEnvironment(process.env).siteUrl;
  } catch (error) {
    if (error instanceof EnvironmentError) return '';
    throw error;
  }
}

/**
 * Where the pages' content is read from. While somebody writes, it is the last version that the check
 * had nothing against: a file that is half written would stop the YAML plugin.
 */
const contentFolder =
  process.env.NODE_ENV === 'development' ? project(`${LAST_GOOD}/data`) : project('data');
fs.mkdirSync(contentFolder, { recursive: true });

/** Files are written under such names first and renamed then: while Gatsby looks, they are gone. */
const DRAFT_FILE = /\.draft$/;

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl() },
  trailingSlash: 'never',
  adapter: deployAdapter(__dirname),
  jsxRuntime: 'automatic',
  plugins: [
    'gatsby-plugin-react-helmet',
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      // The drawings have flat colours and sharp edges: nobody sees a difference to 50, sharp's default.
      options: { defaults: { avifOptions: { quality: 40 } } },
    },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'data',
        path: contentFolder,
        ignore: ['**/data/pictures/**', (file: string) => drafts.has(path.normalize(file))],
      },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'pictures', path: project(GENERATED_PICTURES), ignore: [DRAFT_FILE] },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'own-pictures', path: project('data/pictures'), ignore: [DRAFT_FILE] },
    },
    {
      resolve: 'gatsby-transformer-yaml',
      options: {
        // Each kind of file has its own declared type; the plugin would name types after folders.
        typeName: ({ node }: { node: { relativePath: string } }) =>
          collectionOf(`data/${node.relativePath}`)?.typeName ?? 'UnknownYaml',
      },
    },
  ],
};

export default config;
