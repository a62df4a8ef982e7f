import * as fs from 'fs';
import * as path from 'path';
import type { GatsbyConfig } from 'gatsby';
import { collectionOf } from './src/content/check';
import { EnvironmentError, readBuildEnvironment } from './src/content/environment';
import { GENERATED_PICTURES } from './src/content/pictures';

const project = (folder: string) => path.join(__dirname, folder);

// gatsby-source-filesystem refuses a folder that does not exist yet.
fs.mkdirSync(project(GENERATED_PICTURES), { recursive: true });
fs.mkdirSync(project('data/pictures'), { recursive: true });

/** The origin of the site; a malformed variable is reported by gatsby-node's onPreInit. */
function siteUrl(): string {
  try {
    return readBuildEnvironment(process.env).siteUrl;
  } catch (error) {
    if (error instanceof EnvironmentError) return '';
    throw error;
  }
}

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl() },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  plugins: [
    {
      resolve: 'gatsby-plugin-styled-components',
      // Names of files and components in class names are a third of a page's markup.
      options: { displayName: false, fileName: false },
    },
    'gatsby-plugin-react-helmet',
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-source-filesystem', options: { name: 'data', path: project('data') } },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'pictures', path: project(GENERATED_PICTURES) },
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
