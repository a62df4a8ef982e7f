/** Checks the variables of the build before anything is built. docs/deploying.md lists them. */

import { attempt } from './content/attempt';
import { parseUrl } from './content/parseUrl';

/** A malformed variable; the message states its value and the expected one. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

type Variables = Record<string, string | undefined>;

const unexpected = (name: string, value: string, expected: string) =>
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
function parseAddress(value: string): URL | undefined {
  const address = HTTP_START.test(value) ? parseUrl(value) : undefined;
  // Checked in the string itself, because an empty user name leaves no trace in the parsed address.
  const isPlain = !/[\s\\]|\/\/[^/]*@/.test(value);
  return address && isPlain && hasHostName(address) && address.port !== '0' ? address : undefined;
}

/** A path without empty parts, and without punctuation at its end that belongs to a sentence or list around it. */
const PATH = /^(?:\/[^/]+)*(?:[\w~-]|\/)\/*$/;

/** Parses an origin with an optional path; throws EnvironmentError for anything else. */
function httpAddress(name: string, value: string, expected: string): URL {
  const address = /[?#]/.test(value) ? undefined : parseAddress(value);
  if (!address || !PATH.test(address.pathname)) throw unexpected(name, value, expected);
  return address;
}

/** True if an https page may send requests there: to https, and to this computer (Secure Contexts 3.1). */
const isTrustworthy = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || /^(?:(?:.*\.)?localhost|127\..*|\[::1\])$/.test(hostname);

const HOST_EXPECTED =
  'an origin with an optional path, like https://api.example.com or https://example.com/backend';
const SITE_EXPECTED = 'an origin, like https://www.example.com';
const TOKEN_EXPECTED = 'letters, digits and - . _ ~ + / only';
const SCRIPT_EXPECTED = 'the https address of a script';

/** A bearer credential (RFC 6750). */
const TOKEN = /^[A-Za-z0-9\-._~+/]+=*$/;

/** True if a string can be the credential of a bearer header. */
const isCredential = (text: string): boolean => TOKEN.test(text);

/** Reads a credential; throws EnvironmentError for a malformed one, without repeating it. */
function readToken(variables: Variables, name: string): string | undefined {
  const token = readVariable(variables, name, TOKEN_EXPECTED);
  if (token === undefined || isCredential(token)) return token;
  throw new EnvironmentError(
    `${name} holds ${token.length} characters with a space or a sign that a bearer credential cannot have. Expected ${TOKEN_EXPECTED}.`,
  );
}

/** Reads a boolean, false by default; throws EnvironmentError for anything but true and false. */
function isTrue(variables: Variables, name: string): boolean {
  const expected = 'true or false';
  const value = readVariable(variables, name, expected) ?? 'false';
  if (value !== 'true' && value !== 'false') throw unexpected(name, value, expected);
  return value === 'true';
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
function readHost(
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

/**
 * True if the forms use the site's edge function, which adds the credential. Throws EnvironmentError if it could not
 * send, or if a public variable would publish its secrets anyway.
 */
function readsProxy(variables: Variables, needsSecrets: boolean): boolean {
  if (!isTrue(variables, 'GATSBY_API_PROXY')) return false;
  const secret = ['API_TOKEN', 'API_HOST'].find((name) => variables[`GATSBY_${name}`]?.trim());
  if (secret) {
    throw new EnvironmentError(
      `GATSBY_API_PROXY is true, and GATSBY_${secret} is set as well, which would publish it. Expected its value in ${secret}, and GATSBY_${secret} not set.`,
    );
  }
  const { host, token } = readProxySecrets(variables);
  const missing = [
    !host && `API_HOST: not set. Expected ${HOST_EXPECTED}.`,
    !token && 'API_TOKEN: not set. Expected the credential of the fixed bearer header.',
  ].flatMap((line) => line || []);
  if (missing.length === 0 || !needsSecrets) return true;
  throw new EnvironmentError(
    `GATSBY_API_PROXY is true, and nothing would take what the forms send. ${missing.join(' ')}`,
  );
}

/**
 * Reads the variables; throws EnvironmentError for a malformed one, and in Netlify's production build for a missing
 * one.
 * @param needsSecrets false for the launch list: the secrets of the token-free mode cannot be read back from Netlify
 */
export function readBuildEnvironment(variables: Variables, needsSecrets = true) {
  const isNetlify = Boolean(variables.NETLIFY);
  const isProduction = variables.CONTEXT === 'production';
  const isLaunched = isTrue(variables, 'LAUNCHED');
  const isProxied = readsProxy(variables, needsSecrets);

  const api = readHost(variables, 'GATSBY_API_HOST');
  const token = readToken(variables, 'GATSBY_API_TOKEN');
  const analyticsScript = readVariable(variables, 'GATSBY_ANALYTICS_SCRIPT', SCRIPT_EXPECTED);
  if (analyticsScript && parseAddress(analyticsScript)?.protocol !== 'https:') {
    throw unexpected('GATSBY_ANALYTICS_SCRIPT', analyticsScript, SCRIPT_EXPECTED);
  }
  const missing = [
    !api &&
      `GATSBY_API_HOST: not set. The forms post to the page’s own origin. Expected ${HOST_EXPECTED}.`,
    !token &&
      'GATSBY_API_TOKEN: not set. The lead and contact forms send an empty credential. Expected the credential of the fixed bearer header.',
  ].flatMap((line) => (line && !isProxied ? line : []));
  if (missing.length > 0 && isNetlify && isProduction) {
    throw new EnvironmentError(
      `${missing.join(' ')} Add what is missing in Netlify under Project configuration, Environment variables, then choose Deploys, Trigger deploy (docs/deploying.md, step 2).`,
    );
  }

  const stated = readVariable(variables, 'GATSBY_SITE_URL', SITE_EXPECTED);
  const siteVariable = stated ? 'GATSBY_SITE_URL' : 'URL';
  const siteUrl =
    stated ?? readVariable(variables, 'URL', SITE_EXPECTED) ?? 'http://localhost:9000';
  const address = httpAddress(siteVariable, siteUrl, SITE_EXPECTED);
  if (address.pathname !== '/') {
    throw unexpected(siteVariable, siteUrl, `${SITE_EXPECTED}, without a path`);
  }
  if (stated && isNetlify && !isTrustworthy(address)) {
    throw unexpected(siteVariable, siteUrl, 'https, by which Netlify serves every site');
  }
  const isSecure = isNetlify || address.protocol === 'https:';
  if (isSecure) readHost(variables, 'GATSBY_API_HOST', 'page');
  const advice = /\/api\/*$/i.test(api?.address.pathname ?? '')
    ? [
        `GATSBY_API_HOST: ends with /api. The forms post to ${api?.host.replace(/\/+$/, '')}/api/…. Expected the part before /api, unless the calls really are at /api/api/.`,
      ]
    : [];
  return {
    /** Origin of the site, without a trailing slash: for canonical links, sitemap and sharing cards. */
    siteUrl: address.origin,
    /** `{host}` as given; undefined if the forms post to the page's own origin. */
    apiHost: api?.host,
    /** Address of an analytics service's script, which runs only after consent. */
    analyticsScript,
    /** Whether the owner has declared the site public; the launch list must then be empty. */
    isLaunched,
    /** Whether Netlify keeps search engines away: from previews always, from the site until its launch. */
    isHidden: isNetlify && !(isProduction && isLaunched),
    /** A line for each variable that is not set: its name, the consequence and the expected value. */
    missing,
    /** The same lines, and one for each value that is probably a mistake. */
    warnings: [...missing, ...advice],
  };
}

/**
 * The site's origin for Gatsby's configuration, which must not be empty; undefined where `readBuildEnvironment`
 * throws.
 */
export const siteUrl = (variables: Variables): string | undefined =>
  attempt(() => readBuildEnvironment(variables).siteUrl);
