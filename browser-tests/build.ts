/**
 * Builds the production site for the browser tests, with their stand-in API and a repository for /admin. Its file
 * names are those for any host; scripts/test-netlify.ts tests Netlify's.
 */
import { run } from '../scripts/lib/processes/run';
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
