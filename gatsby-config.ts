import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { CHECKED_CONTENT, PREPARED_PICTURES, UNFINISHED } from './plugins/shared/agreedNames';
import { siteUrl } from './plugins/shared/buildEnvironment';

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl(process.env) },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  plugins: [
    // Checks data/ before the build, and after each change under `npm run develop`.
    'gatsby-plugin-content-check',
    // The content that has passed the check.
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: path.join(__dirname, CHECKED_CONTENT) },
    },
    { resolve: 'gatsby-transformer-yaml', options: { typeName: 'Content' } },
    // Copies the photographs, logos and PDFs that content names to where Gatsby reads them. gatsby-node.ts has it draw
    // the pictures of pages that name none.
    'gatsby-plugin-drawn-pictures',
    // Draws the cards that social networks show for pages.
    'gatsby-plugin-social-cards',

    // The photographs and logos that editors supply.
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'pictures',
        path: path.join(__dirname, PREPARED_PICTURES),
        ignore: [/manifest\.json$/, new RegExp(`${UNFINISHED}$`)],
      },
    },
    'gatsby-plugin-image',
    // The check's own setting, so that no picture that it accepts stops the build.
    { resolve: 'gatsby-plugin-sharp', options: { failOn: 'error' } },
    'gatsby-transformer-sharp',

    'gatsby-plugin-react-helmet',

    // Delays React until the visitor turns to a control or comes near a form or carousel.
    'gatsby-plugin-start-on-intent',
    // After the build: sitemap and manifest; and an adapter, which its own gatsby-config.js names, and which then finishes
    // the pages (light styles, security policy) and writes the files for Netlify.
    'gatsby-plugin-static-publish',
    // The forms at /admin, and Edit on the pages of previews.
    'gatsby-plugin-content-admin',
  ],
};

export default config;
