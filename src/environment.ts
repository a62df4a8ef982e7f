/**
 * Reads variables of the environment, for the build (plugins/shared/buildEnvironment.ts) and for the edge function.
 * docs/deploying.md lists them.
 */
import { parseUrl } from './basics/parseUrl';

/** A malformed variable; the message states its value and the expected one. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

export type Variables = Record<string, string | undefined>;

/** The error for a variable whose value is not what is expected. */
export const unexpected = (name: string, value: string, expected: string) =>
  new EnvironmentError(`${name} is "${value}". Expected ${expected}.`);

/** Invisible characters, which often come with a copied value; plain spaces are checked elsewhere. */
const INVISIBLE = /(?! )[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Reads a variable without the spaces and line breaks around it; undefined if nothing is left.
 * @param expected completes the message about a value with an invisible character
 * @throws EnvironmentError for such a value; the message never repeats a credential
 */
export function readVariable(
  variables: Variables,
  name: string,
  expected = 'visible characters only',
): string | undefined {
  const value = (variables[name] ?? '').replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
  const found = [...new Set(value.match(INVISIBLE))].map(codePoint).join(' and ');
  if (found) {
    const isSecret = name.endsWith('_TOKEN');
    const shown = value.replace(INVISIBLE, (character) => `[${codePoint(character)}]`);
    const holds = isSecret ? `holds ${[...value].length} characters` : `is "${shown}"`;
    throw new EnvironmentError(
      `${name} ${holds}, with the invisible ${found} in it. Expected ${expected}.`,
    );
  }
  return value || undefined;
}

/**
 * Excludes addresses that parse but are misunderstood: browsers treat `https:host` as relative, and the host of
 * `https://https://host` is "https".
 */
const HTTP_START = /^https?:\/\/(?!https?[:/])[^/\\]/i;

/**
 * A label of a host name (RFC 1123). `new URL` accepts other characters, such as commas, but a content security
 * policy ignores the origin (CSP 3, host-part), so browsers would block requests to it.
 */
const HOST_LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/;

const hasHostName = ({ hostname }: URL): boolean =>
  hostname.startsWith('[') || hostname.split('.').every((label) => HOST_LABEL.test(label));

/** Parses an http(s) address with a valid host; undefined for any other string. */
export function parseAddress(value: string): URL | undefined {
  const address = HTTP_START.test(value) ? parseUrl(value) : undefined;
  // Checked in the string itself, because an empty user name leaves no trace in the parsed address.
  const isPlain = !/[\s\\]|\/\/[^/]*@/.test(value);
  return address && isPlain && hasHostName(address) && address.port !== '0' ? address : undefined;
}

/** A path without empty parts, and without punctuation at its end that belongs to a sentence or list around it. */
const PATH = /^(?:\/[^/]+)*(?:[\w~-]|\/)\/*$/;

/** Parses an origin with an optional path; throws EnvironmentError for anything else. */
export function httpAddress(name: string, value: string, expected: string): URL {
  const address = /[?#]/.test(value) ? undefined : parseAddress(value);
  if (!address || !PATH.test(address.pathname)) throw unexpected(name, value, expected);
  return address;
}

/** True if an https page may send requests there: to https, and to this computer (Secure Contexts 3.1). */
export const isTrustworthy = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || /^(?:(?:.*\.)?localhost|127\..*|\[::1\])$/.test(hostname);

/** What `{host}` may be. */
export const HOST_EXPECTED =
  'an origin with an optional path, like https://api.example.com or https://example.com/backend';
const TOKEN_EXPECTED = 'letters, digits and - . _ ~ + / only';

/** A bearer credential (RFC 6750). */
const TOKEN = /^[A-Za-z0-9\-._~+/]+=*$/;

/** True if a string can be the credential of a bearer header. */
const isCredential = (text: string): boolean => TOKEN.test(text);

/** Reads a credential; throws EnvironmentError for a malformed one, without repeating it. */
export function readToken(variables: Variables, name: string): string | undefined {
  const token = readVariable(variables, name, TOKEN_EXPECTED);
  if (token === undefined || isCredential(token)) return token;
  throw new EnvironmentError(
    `${name} holds ${token.length} characters with a space or a sign that a bearer credential cannot have. Expected ${TOKEN_EXPECTED}.`,
  );
}

const OVER_HTTP: Record<'page' | 'proxy', string> = {
  page: 'https: the pages are served by https, from which browsers send nothing to http (mixed content)',
  proxy: 'https: passwords and the credential would cross the internet as plain text',
};

/**
 * Reads `{host}`; undefined where the variable is not set.
 * @param sender who sends the calls, where that must be by https; undefined for pages that are served by http
 * @throws EnvironmentError for anything but an origin with an optional path
 */
export function readHost(
  variables: Variables,
  name: string,
  sender?: keyof typeof OVER_HTTP,
): { host: string; address: URL } | undefined {
  const host = readVariable(variables, name, HOST_EXPECTED);
  if (host === undefined) return undefined;
  const address = httpAddress(name, host, HOST_EXPECTED);
  if (sender && !isTrustworthy(address)) throw unexpected(name, host, OVER_HTTP[sender]);
  return { host, address };
}

/**
 * Reads API_HOST and API_TOKEN of the token-free mode, for the build and for the edge function. Either is undefined
 * where it is not set.
 * @throws EnvironmentError for a malformed one
 */
export function readProxySecrets(variables: Variables) {
  const token = readToken(variables, 'API_TOKEN');
  return { host: readHost(variables, 'API_HOST', 'proxy')?.host.replace(/\/+$/, ''), token };
}
