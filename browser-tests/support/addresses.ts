/** Where the browser suite serves the site and the stand-in API; the test build is made for them. */
export const SITE_PORT = 9310;
export const API_PORT = 9311;
export const SITE = `http://localhost:${SITE_PORT}`;
export const API = `http://localhost:${API_PORT}`;
export const API_TOKEN = 'browser-test-token';
