import * as path from 'path';
import type { GatsbyConfig } from 'gatsby';
import { siteUrl } from './src/environment';

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl(process.env) },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  plugins: [
    // Checks data/ before anything is built and hands it to Gatsby; the loop of `npm run develop`.
    'gatsby-plugin-content-check',
    // The forms at /admin, and Edit on the pages of previews.
    'gatsby-plugin-content-admin',
    // Draws a picture for every page.
    'gatsby-plugin-drawn-pictures',
    // Draws the card that social networks show for each page.
    'gatsby-plugin-social-cards',

    // Pictures: the drawn ones, and those that content people supply.
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'pictures',
        path: path.join(__dirname, '.generated/pictures'),
        // A file has this ending until it is whole.
        ignore: [/\.draft$/],
      },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'own-pictures', path: path.join(__dirname, 'data/pictures') },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      // The drawings have flat colours and sharp edges: nobody sees a difference to 50, sharp's default.
      options: { defaults: { avifOptions: { quality: 40 } } },
    },
    'gatsby-transformer-sharp',

    'gatsby-plugin-react-helmet',

    // Pages run as HTML until the visitor turns to a control.
    'gatsby-plugin-start-on-intent',
    // After the build: light styles, security policy, redirects, sitemap, manifest, files for Netlify.
    'gatsby-plugin-static-publish',
  ],
};

export default config;
