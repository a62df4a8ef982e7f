/** The addresses of the site and the API in the test build. */
const base = Number(process.env.BROWSER_TEST_PORT ?? 9310);

export const SITE_PORT = base;
export const API_PORT = base + 1;
export const SITE = `http://localhost:${SITE_PORT}`;
export const API = `http://localhost:${API_PORT}`;
export const API_TOKEN = 'browser-test-token';

/** A secret of the test build that must not be published. */
export const UNPUBLISHED = 'only-the-build-knows-this';
