/** The only place that reads the build's variables in the browser's code. Gatsby writes their values
 * into the bundle; src/environment.ts checks them before the build. */

/** Token-free mode: the site's own edge function adds the credential, so the client has none. */
const isProxied = (process.env.GATSBY_API_PROXY ?? '').trim() === 'true';

/** `{host}` without a trailing slash; empty where the forms post to the page's own origin. */
const apiHost = (process.env.GATSBY_API_HOST ?? '').trim().replace(/\/+$/, '');

/** `{token}` of the fixed bearer header. It is in the client by specification, so it is public. */
const apiToken = (process.env.GATSBY_API_TOKEN ?? '').trim();

// Not called "config": Gatsby takes an export of that name anywhere in src/ for a page configuration
// and then builds its rendering engines, half a minute for nothing.
export const settings = { apiHost, apiToken, isProxied };
