/**
 * The build's variables in browser code. Gatsby writes their values into the bundle;
 * plugins/shared/buildEnvironment.ts checks them before the build.
 */

/** True in token-free mode, in which the site's edge function adds the credential and the client has none. */
const isProxied = (process.env.GATSBY_API_PROXY ?? '').trim() === 'true';

/** `{host}` without a trailing slash; empty if the forms post to the page's own origin. */
const apiHost = (process.env.GATSBY_API_HOST ?? '').trim().replace(/\/+$/, '');

/** `{token}` of the fixed bearer header. The specification puts it in the client, so it is public. */
const apiToken = (process.env.GATSBY_API_TOKEN ?? '').trim();

// Not "config": Gatsby takes any export of that name in src/ for a page's configuration, and then spends half a minute
// building its rendering engines.
export const settings = { apiHost, apiToken, isProxied };
