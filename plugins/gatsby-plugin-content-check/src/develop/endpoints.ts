/** Addresses of the dev server's endpoints, for the server and for the browser. */

/** What the check says about the working tree, now. */
export const PROBLEMS_ENDPOINT = '/__content/problems';

/** The same, sent again whenever it changes (server-sent events). */
export const EVENTS_ENDPOINT = '/__content/events';
