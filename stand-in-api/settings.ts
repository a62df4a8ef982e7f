/** The stand-in's settings: environment variables, with defaults for development. */
import path from 'node:path';

/** The fixed `{token}` of specification 7 in development, where it protects nothing. */
const DEVELOPMENT_TOKEN = 'stand-in-token';

const DEFAULT_PORT = 9001;

/** The messages received while the site runs. Not in Git. */
export const INBOX_FILE = path.resolve(__dirname, '..', '.stand-in', 'inbox.jsonl');

/** The sentence about a text that is no port; `name` is its variable or option. */
export const portProblem = (name: string, text: string): string | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535
    ? undefined
    : `${name} is "${text}", but must be a whole number from 1 to 65535.`;

/**
 * Reads a port from the environment; an empty variable is none.
 * @throws Error if the variable is not a whole number from 1 to 65535
 */
export function readPort(env: NodeJS.ProcessEnv, variable: string, fallback: number): number {
  const text = env[variable]?.trim();
  if (!text) return fallback;
  const problem = portProblem(variable, text);
  if (problem !== undefined) throw new Error(problem);
  return Number(text);
}

/** Reads API_PORT and GATSBY_API_TOKEN, which a site may have been built with. */
export const readStandInSettings = (env: NodeJS.ProcessEnv) => ({
  port: readPort(env, 'API_PORT', DEFAULT_PORT),
  token: env.GATSBY_API_TOKEN?.trim() || DEVELOPMENT_TOKEN,
  inboxFile: INBOX_FILE,
});
