/** Builds the production site for the browser suite: its forms post to the suite's stand-in API. */
import { API, API_TOKEN, SITE, UNPUBLISHED } from '../browser-tests/support/addresses';
import { run } from './lib/run';

void run('npx', ['gatsby', 'build'], {
  GATSBY_API_HOST: API,
  GATSBY_API_TOKEN: API_TOKEN,
  GATSBY_SITE_URL: SITE,
  API_TOKEN: UNPUBLISHED,
}).then((code) => {
  process.exitCode = code;
});
