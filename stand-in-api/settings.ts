/** What the environment says about the stand-in API, with the defaults of a development machine. */
import path from 'node:path';

/** The bearer credential of development; it guards nothing. Specification 7: a fixed `{token}`. */
export const developmentToken = 'stand-in-token';

export const defaultApiPort = 9001;

/** Where the stand-in keeps what arrives; git-ignored. */
export const storeFolder = path.resolve(__dirname, '..', '.stand-in');

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

export interface StandInSettings {
  port: number;
  token: string;
  folder: string;
}

/**
 * Reads API_PORT and GATSBY_API_TOKEN, so that a site built with an own token is still understood.
 *
 * @throws SettingError when API_PORT is not a port.
 */
export function readStandInSettings(env: NodeJS.ProcessEnv): StandInSettings {
  return {
    port: readPort(env, 'API_PORT', defaultApiPort),
    token: env.GATSBY_API_TOKEN?.trim() || developmentToken,
    folder: storeFolder,
  };
}
