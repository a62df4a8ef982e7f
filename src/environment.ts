/** The variables of the build, checked before anything is built. docs/deploying.md lists them. */

export interface BuildEnvironment {
  /** Origin of the site, without a trailing slash: canonical links, sitemap, social cards. */
  siteUrl: string;
  /** `{host}` as given; undefined where the forms post to the page's own origin. */
  apiHost: string | undefined;
  /** Script of an analytics service, which runs after consent only; undefined without one. */
  analyticsScript: string | undefined;
  /** Whether the owner has said that the site is public: then nothing on the launch list may be left. */
  isLaunched: boolean;
  /** Whether Netlify tells search engines to keep away: from previews always, else until the launch. */
  isHidden: boolean;
  /** A line for each variable that is not set: its name, what follows and what is expected. */
  warnings: string[];
}

/** A variable that cannot be used; the message says what was read and what is expected. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

type Variables = Record<string, string | undefined>;

/** The error of a variable that holds something else than is expected. */
const unexpected = (name: string, value: string, expected: string) =>
  new EnvironmentError(`${name} is "${value}". Expected ${expected}.`);

const read = (variables: Variables, name: string): string | undefined => {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
};

/** `https:host` and the like pass for addresses, yet a browser reads them as relative to the page. */
const HTTP_START = /^https?:\/\/[^/]/i;

/** Parses an http(s) address; throws EnvironmentError naming the variable and what it holds. */
function httpAddress(name: string, value: string, expected: string): URL {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  // Looked for in what was written: an empty query or fragment leaves no trace in the parsed address.
  const isPlain = !/[?#]/.test(value) && !address?.username && !address?.password;
  if (!address || !isPlain || !HTTP_START.test(value)) throw unexpected(name, value, expected);
  return address;
}

const HOST_EXPECTED =
  'an origin with an optional path, like https://api.example.com or https://example.com/backend';
const SITE_EXPECTED = 'an origin, like https://www.example.com';

/** A header's value: visible ASCII without spaces, as a bearer credential is (RFC 6750). */
const TOKEN = /^[A-Za-z0-9\-._~+/]+=*$/;

/** A variable that is false by default; throws EnvironmentError for anything but true and false. */
function isTrue(variables: Variables, name: string): boolean {
  const value = read(variables, name) ?? 'false';
  if (value !== 'true' && value !== 'false') {
    throw unexpected(name, value, 'true or false');
  }
  return value === 'true';
}

/** Whether the forms go through the site's own edge function, which adds the credential. Throws
 * EnvironmentError where a public variable is set beside it. */
function readsProxy(variables: Variables): boolean {
  if (!isTrue(variables, 'GATSBY_API_PROXY')) return false;
  for (const secret of ['API_TOKEN', 'API_HOST']) {
    const name = `GATSBY_${secret}`;
    if (read(variables, name)) {
      throw new EnvironmentError(
        `GATSBY_API_PROXY is true, and ${name} is set as well, which would publish it. Expected its value in ${secret}, and ${name} not set.`,
      );
    }
  }
  return true;
}

/** Reads the variables. Throws EnvironmentError for a malformed one, on Netlify's production build for a
 * missing one. */
export function readBuildEnvironment(variables: Variables): BuildEnvironment {
  const isNetlify = Boolean(variables.NETLIFY);
  const isProduction = variables.CONTEXT === 'production';
  const isLaunched = isTrue(variables, 'LAUNCHED');
  const isProxied = readsProxy(variables);

  const host = read(variables, 'GATSBY_API_HOST');
  const token = read(variables, 'GATSBY_API_TOKEN');
  if (host) httpAddress('GATSBY_API_HOST', host, HOST_EXPECTED);
  if (token && !TOKEN.test(token)) {
    throw new EnvironmentError(
      `GATSBY_API_TOKEN holds ${token.length} characters with a space or a sign that a bearer credential cannot have. Expected letters, digits and - . _ ~ + / only.`,
    );
  }
  const analyticsScript = read(variables, 'GATSBY_ANALYTICS_SCRIPT');
  if (
    analyticsScript &&
    !(/^https:\/\/[^/]/.test(analyticsScript) && URL.canParse(analyticsScript))
  ) {
    throw unexpected('GATSBY_ANALYTICS_SCRIPT', analyticsScript, 'the https address of a script');
  }
  const needed = [
    ['GATSBY_API_HOST', host, 'The forms post to the page’s own origin', HOST_EXPECTED],
    [
      'GATSBY_API_TOKEN',
      token,
      'The lead and contact forms send an empty credential',
      'the credential of the fixed bearer header',
    ],
  ] as const;
  const warnings = needed
    .filter(([, value]) => !value && !isProxied)
    .map(([name, , without, expected]) => `${name}: not set. ${without}. Expected ${expected}.`);
  if (warnings.length > 0 && isNetlify && isProduction) {
    throw new EnvironmentError(
      `${warnings.join(' ')} Add what is missing in Netlify under Project configuration, Environment variables, then choose Deploys, Trigger deploy (docs/deploying.md, step 2).`,
    );
  }

  const siteVariable = read(variables, 'GATSBY_SITE_URL') ? 'GATSBY_SITE_URL' : 'URL';
  const siteUrl = read(variables, siteVariable) ?? 'http://localhost:9000';
  const address = httpAddress(siteVariable, siteUrl, SITE_EXPECTED);
  if (address.pathname !== '/') {
    throw unexpected(siteVariable, siteUrl, `${SITE_EXPECTED}, without a path`);
  }
  return {
    siteUrl: address.origin,
    apiHost: host,
    analyticsScript,
    isLaunched,
    isHidden: isNetlify && !(isProduction && isLaunched),
    warnings,
  };
}

/** The site's origin for Gatsby's configuration, which refuses an empty one; undefined where
 * `readBuildEnvironment` throws. */
export function siteUrl(variables: Variables): string | undefined {
  try {
    return readBuildEnvironment(variables).siteUrl;
  } catch {
    return undefined;
  }
}
