/** Where the browser suite serves the site and the stand-in API; the test build is made for them. */
const base = Number(process.env.BROWSER_TEST_PORT ?? 9310);

export const SITE_PORT = base;
export const API_PORT = base + 1;
export const SITE = `http://localhost:${SITE_PORT}`;
export const API = `http://localhost:${API_PORT}`;
export const API_TOKEN = 'browser-test-token';

/** In the variables of the test build, and never in what it builds. */
export const UNPUBLISHED = 'only-the-build-knows-this';
