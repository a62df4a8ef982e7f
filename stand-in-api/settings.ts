/** What the environment says about the stand-in API, with the defaults of a development machine. */
import path from 'node:path';
import { types } from 'node:util';

/** The bearer credential of development; it guards nothing. Specification 7: a fixed `{token}`. */
const DEVELOPMENT_TOKEN = 'stand-in-token';

const DEFAULT_PORT = 9001;

/** What has arrived beside the site; git-ignored. */
export const INBOX_FILE = path.resolve(__dirname, '..', '.stand-in', 'inbox.jsonl');

/** A variable of the environment that cannot be used; its message is one sentence for a person. */
export class SettingError extends Error {}

/** What to tell a person whose port another program has. */
export function takenPortSentence(port: number | string, owner: string, variable: string): string {
  return (
    `Port ${port} is taken: end the program that uses it, ` +
    `or choose another port for ${owner} with ${variable}.`
  );
}

/**
 * Reads a port from the environment.
 *
 * @throws SettingError when the variable holds anything but a whole number from 1 to 65535.
 */
export function readPort(env: NodeJS.ProcessEnv, variable: string, fallback: number): number {
  const text = env[variable]?.trim();
  if (!text) return fallback;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65535) {
    throw new SettingError(`${variable} is "${text}", but must be a whole number from 1 to 65535.`);
  }
  return port;
}

/**
 * Reads API_PORT and GATSBY_API_TOKEN, so that a site built with an own token is still understood.
 *
 * @throws SettingError when API_PORT is not a port.
 */
export const readStandInSettings = (env: NodeJS.ProcessEnv) => ({
  port: readPort(env, 'API_PORT', DEFAULT_PORT),
  token: env.GATSBY_API_TOKEN?.trim() || DEVELOPMENT_TOKEN,
  inboxFile: INBOX_FILE,
});

/** One sentence for the problems that a person can mend; any other error is thrown again. */
export function startProblem(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  if (types.isNativeError(error) && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : '';
    return takenPortSentence(port, 'the stand-in API', 'API_PORT');
  }
  throw error;
}
