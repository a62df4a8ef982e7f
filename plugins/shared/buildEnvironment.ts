/** Checks the variables of the build before anything is built. docs/deploying.md lists them. */
import { attempt } from '../../src/basics/attempt';
import {
  EnvironmentError,
  HOST_EXPECTED,
  httpAddress,
  isTrustworthy,
  parseAddress,
  readHost,
  readProxySecrets,
  readToken,
  readVariable,
  unexpected,
  type Variables,
} from '../../src/environment';

const SITE_EXPECTED = 'an origin, like https://www.example.com';
const SCRIPT_EXPECTED = 'the https address of a script';

/** Reads a boolean, false by default; throws EnvironmentError for anything but true and false. */
function isTrue(variables: Variables, name: string): boolean {
  const expected = 'true or false';
  const value = readVariable(variables, name, expected) ?? 'false';
  if (value !== 'true' && value !== 'false') throw unexpected(name, value, expected);
  return value === 'true';
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
    isNetlify,
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

export type BuildEnvironment = ReturnType<typeof readBuildEnvironment>;

/**
 * The site's origin for Gatsby's configuration, which must not be empty; undefined where `readBuildEnvironment`
 * throws.
 */
export const siteUrl = (variables: Variables): string | undefined =>
  attempt(() => readBuildEnvironment(variables).siteUrl);
