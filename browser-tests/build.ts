/**
 * Builds the production site for the browser suite: its forms post to the suite's stand-in API, and /admin
 * knows its repository. Pages have the names that every host knows; test-netlify.ts holds Netlify's.
 */
import { run } from '../scripts/lib/run';
import { API, API_TOKEN, SITE, UNPUBLISHED } from './support/addresses';

void run('npx', ['gatsby', 'build'], {
  GATSBY_API_HOST: API,
  GATSBY_API_TOKEN: API_TOKEN,
  GATSBY_SITE_URL: SITE,
  API_TOKEN: UNPUBLISHED,
  REPOSITORY_URL: 'https://github.com/acme/website',
  SITE_NAME: 'acme-site',
}).then((code) => {
  process.exitCode = code;
});
