/** The stand-in's settings: environment variables, with defaults for development. */
import path from 'node:path';

/** The fixed `{token}` of specification 7 in development, where it protects nothing. */
const DEVELOPMENT_TOKEN = 'stand-in-token';

const DEFAULT_PORT = 9001;

/** The messages received while the site runs. Not in Git. */
export const INBOX_FILE = path.resolve(__dirname, '..', '.stand-in', 'inbox.jsonl');

/**
 * Reads a port from the environment.
 * @throws Error if the variable is not a whole number from 1 to 65535
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

/** Reads API_PORT and GATSBY_API_TOKEN, which a site may have been built with. */
export const readStandInSettings = (env: NodeJS.ProcessEnv) => ({
  port: readPort(env, 'API_PORT', DEFAULT_PORT),
  token: env.GATSBY_API_TOKEN?.trim() || DEVELOPMENT_TOKEN,
  inboxFile: INBOX_FILE,
});
