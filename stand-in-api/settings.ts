/** What the environment says about the stand-in API, with the defaults of a development machine. */
import path from 'node:path';

/** The bearer credential of development; it guards nothing. Specification 7: a fixed `{token}`. */
const DEVELOPMENT_TOKEN = 'stand-in-token';

const DEFAULT_PORT = 9001;

/** What has arrived beside the site; git-ignored. */
export const INBOX_FILE = path.resolve(__dirname, '..', '.stand-in', 'inbox.jsonl');

/**
 * Reads a port from the environment.
 * @throws Error when the variable holds anything but a whole number from 1 to 65535
 */
export function readPort(env: NodeJS.ProcessEnv, variable: string, fallback: number): number {
  const text = env[variable]?.trim();
  if (!text) return fallback;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65535) {
    throw new Error(`${variable} is "${text}", but must be a whole number from 1 to 65535.`);
  }
  return port;
}

/** Reads API_PORT and GATSBY_API_TOKEN, so that a site built with an own token is still understood. */
export const readStandInSettings = (env: NodeJS.ProcessEnv) => ({
  port: readPort(env, 'API_PORT', DEFAULT_PORT),
  token: env.GATSBY_API_TOKEN?.trim() || DEVELOPMENT_TOKEN,
  inboxFile: INBOX_FILE,
});
