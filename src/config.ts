/** The only place that reads the build's variables in the browser's code. Gatsby writes their values
 * into the bundle; src/content/environment.ts checks them before the build. */

/** `{host}` without a trailing slash; empty where the forms post to the page's own origin. */
const apiHost = (process.env.GATSBY_API_HOST ?? '').replace(/\/+$/, '');

/** `{token}` of the fixed bearer header. It is in the client by specification, so it is public. */
const apiToken = process.env.GATSBY_API_TOKEN ?? '';

// Not called "config": Gatsby takes an export of that name anywhere in src/ for a page configuration
// and then builds its rendering engines, half a minute for nothing.
export const settings = { apiHost, apiToken };
