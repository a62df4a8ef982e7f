/** Checks a deployed site from outside: its addresses, its headers, its policy. */
import { pathOf } from '../../../src/backend/calls';
import { headerComplaints } from '../site/expectedHeaders';
import type { HeaderRule } from '../site/netlifyRules';
import type { AddressRow } from '../site/siteAddresses';
import { checkAddress, fetchFinal, reasonOf } from './checkAddress';
import { preflightProblems } from './verifyApi';

/** A check and its complaints; none means that it passed. */
export interface CheckResult {
  name: string;
  complaints: string[];
}

/** Addresses of a page's scripts and of its first picture. */
const filesOf = (html: string): string[] => [
  ...new Set(html.match(/\/[\w-]+-[0-9a-f]{20}\.js\b/g)),
  ...(/\/static\/[^"\s,()]+/.exec(html) ?? []),
];

/** Complains about a page without its content security policy: something on the way has changed it. */
const policyComplaints = (address: string, html: string): string[] =>
  /<meta http-equiv="Content-Security-Policy" content="default-src 'self'; /.test(html)
    ? []
    : [`${address} carries no content security policy`];

/** Complains about what the build's `_headers` should add, which another computer's netlify.toml does not tell. */
function ownPolicyComplaints(address: string, headers: Headers): string[] {
  const policy = headers.get('content-security-policy') ?? '';
  const expected = ["frame-ancestors 'none'", ...(/\.svg$/i.test(address) ? ['sandbox'] : [])];
  return expected
    .filter((directive) => !policy.includes(directive))
    .map((directive) => `${address} has the policy "${policy}", expected ${directive} in it`);
}

/** Plain HTTP must redirect to HTTPS on the same host. Checked only for a site on HTTPS. */
export async function httpResult(origin: string): Promise<CheckResult> {
  const name = 'HTTP leads to HTTPS';
  if (!origin.startsWith('https:')) return { name, complaints: [] };
  const http = origin.replace(/^https:/, 'http:');
  const response = await fetch(http, { redirect: 'manual' }).catch(reasonOf);
  if (typeof response === 'string') return { name, complaints: [`${http}: ${response}`] };
  const location = response.headers.get('location') ?? '(nowhere)';
  const isCorrect = response.status >= 300 && response.status < 400 && location.startsWith(origin);
  return { name, complaints: isCorrect ? [] : [`HTTP answers ${response.status}, to ${location}`] };
}

/**
 * Checks the addresses and headers of a site.
 *
 * @param origin like https://www.example.com
 * @param rules header rules of netlify.toml
 */
export async function verifySite(
  origin: string,
  rows: readonly AddressRow[],
  rules: readonly HeaderRule[],
): Promise<CheckResult[]> {
  const home = await fetchFinal(origin, '/');
  const files = filesOf(home.body).map((address) => ({ address, status: 200 as const, type: '' }));
  const results: CheckResult[] = [];
  for (const row of [...rows, ...files]) {
    const complaints = await checkAddress(origin, row, ({ url, headers, body }) => [
      ...headerComplaints(rules, url.pathname, headers),
      ...ownPolicyComplaints(url.pathname, headers),
      ...(row.type === undefined ? policyComplaints(row.address, body) : []),
    ]);
    results.push({ name: row.address, complaints });
  }
  results.push(await httpResult(origin));
  return results;
}

/** Prints the complaints and how many checks passed. Returns the exit code. */
export function report(results: readonly CheckResult[], origin: string): number {
  const wrong = results.filter(({ complaints }) => complaints.length > 0);
  for (const { name, complaints } of wrong)
    console.error(`✗ ${[name, ...complaints].join('\n    ')}`);
  console.log(`${origin}: ${results.length - wrong.length} of ${results.length} checks passed.`);
  return wrong.length === 0 ? 0 : 1;
}

const NOWHERE =
  'nothing takes what the forms send: set GATSBY_API_HOST and GATSBY_API_TOKEN, or in token-free mode API_HOST and API_TOKEN, then build again';

/**
 * Checks whether a site's forms reach an API: the one in the policy of its pages, else the site's edge function.
 * @param host `{host}`, needed for its path: the pages name only its origin
 */
export async function formResults(origin: string, host?: string): Promise<CheckResult[]> {
  const { body } = await fetchFinal(origin, '/');
  const named = /connect-src 'self' ([^;"\s]+)/.exec(body)?.[1];
  if (named === undefined) {
    const name = pathOf('login');
    const { status } = await fetch(origin + name, { method: 'POST', headers: { origin } });
    const isNobody = status === 404 || status === 405;
    return [{ name, complaints: isNobody ? [`${name} answers ${status}: ${NOWHERE}`] : [] }];
  }
  const api = { host: host?.startsWith(named) ? host : named, site: origin };
  return [{ name: 'forms', complaints: await preflightProblems(api) }];
}

/**
 * A line that says whether search engines may list the site. Not a check, since they may not before the launch
 * but may after it.
 */
export async function searchEngineLine(origin: string): Promise<string> {
  const { headers } = await fetch(origin);
  return headers.get('x-robots-tag')?.includes('noindex')
    ? 'Search engines are kept away (X-Robots-Tag: noindex), as they are until LAUNCHED=true.'
    : 'Search engines may list the site.';
}
