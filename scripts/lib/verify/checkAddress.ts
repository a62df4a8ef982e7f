/** Compares a server's response with a row of the address table. */
import { types } from 'node:util';
import type { AddressRow } from '../site/siteAddresses';

/** More redirects than this are taken for a loop. */
const MAX_REDIRECTS = 2;

interface FinalAnswer {
  /** The last address, after redirects. */
  url: URL;
  status: number;
  headers: Headers;
  body: string;
  redirects: string[];
}

/** What the codes of common network errors mean. */
const REASONS: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is its own',
  EAI_AGAIN: 'its name cannot be looked up now',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it ends the connection',
  ENOTFOUND: 'no such name',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  ETIMEDOUT: 'it takes too long',
  UND_ERR_CONNECT_TIMEOUT: 'it takes too long',
};

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** The reason of a network error, which fetch puts into `cause`: "no such name (ENOTFOUND)". */
export function reasonOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  const cause = types.isNativeError(error.cause) ? error.cause : error;
  const code = codeOf(cause);
  const words = REASONS[code] ?? (cause.message || error.message);
  return code === '' || words.includes(code) ? words : `${words} (${code})`;
}

/** A sentence if nothing answers at this origin. */
export async function silenceOf(origin: string): Promise<string | undefined> {
  try {
    const response = await fetch(origin, { redirect: 'manual' });
    await response.body?.cancel();
    return undefined;
  } catch (error) {
    return `${origin} does not answer: ${reasonOf(error)}.`;
  }
}

/**
 * Requests an address and follows its redirects.
 * @throws Error if they do not end; TypeError if nothing answers
 */
export async function fetchFinal(origin: string, address: string): Promise<FinalAnswer> {
  let url = new URL(origin + address);
  const redirects: string[] = [];
  for (;;) {
    // The server might be closing a connection that was kept alive.
    const response = await fetch(url, { redirect: 'manual', headers: { connection: 'close' } });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) {
      const { status, headers } = response;
      return { url, status, headers, body: await response.text(), redirects };
    }
    await response.arrayBuffer();
    redirects.push(location);
    if (redirects.length > MAX_REDIRECTS) {
      throw new Error(`${address} redirects without end: ${redirects.join(' → ')}`);
    }
    url = new URL(location, url);
  }
}

const CANONICAL = /<link[^>]*\brel="canonical"[^>]*\bhref="([^"]*)"/;

const canonicalPath = (html: string): string | undefined => {
  const href = CANONICAL.exec(html)?.[1]?.replace(/&amp;/g, '&');
  return href === undefined ? undefined : new URL(href, 'http://localhost').pathname;
};

/** True if there was no redirect, or only one that takes the slash from the end of the address. */
function isAtOwnAddress({ address }: AddressRow, { url, redirects }: FinalAnswer): boolean {
  if (redirects.length === 0) return true;
  const asked = new URL(address, url);
  const path = decodeURIComponent(asked.pathname.replace(/\/$/, ''));
  return decodeURIComponent(url.pathname) === path && url.search === asked.search;
}

/** A sentence for each thing that is wrong with the response. */
function complaints(row: AddressRow, answer: FinalAnswer): string[] {
  const { status, headers, body, redirects } = answer;
  const { canonical, contains = '', type = 'text/html' } = row;
  const found: string[] = [];
  if (status !== row.status) found.push(`answers ${status}, expected ${row.status}`);
  const shown = canonicalPath(body) ?? '(none)';
  if (canonical !== undefined && shown !== canonical) {
    found.push(`shows the page ${shown}, expected ${canonical}`);
  }
  if (!body.includes(contains)) found.push(`does not say "${contains}"`);
  const sent = headers.get('content-type') ?? '(none)';
  if (!sent.startsWith(type)) found.push(`has the type ${sent}, expected ${type}`);
  if (!isAtOwnAddress(row, answer)) {
    const places = redirects.join(' → ');
    found.push(`redirects to ${places}, expected the same address without its slash`);
  }
  return found.map((complaint) => `${row.address} ${complaint}`);
}

/**
 * Requests a row's address. Returns a sentence for each thing that is wrong with the response.
 * @param check adds complaints of the caller's own
 */
export async function checkAddress(
  origin: string,
  row: AddressRow,
  check: (answer: FinalAnswer) => string[] = () => [],
): Promise<string[]> {
  try {
    const answer = await fetchFinal(origin, row.address);
    return [...complaints(row, answer), ...check(answer)];
  } catch (error) {
    return [`${row.address}: ${reasonOf(error)}`];
  }
}
