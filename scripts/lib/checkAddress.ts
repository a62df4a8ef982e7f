/** Holds what a server answers against a row of the table of addresses. */
import type { AddressRow } from './siteAddresses';

/** More than one redirect is a detour, many are a loop. */
const MAX_REDIRECTS = 2;

interface FinalAnswer {
  /** The address that answered, after redirects. */
  url: URL;
  status: number;
  headers: Headers;
  body: string;
  redirects: string[];
}

/**
 * Asks for `address` as a browser would, redirects followed by hand.
 * @throws Error where redirects do not end
 */
export async function ask(origin: string, address: string): Promise<FinalAnswer> {
  let url = new URL(origin + address);
  const redirects: string[] = [];
  for (;;) {
    // The server may just be closing a connection that was kept from the address before.
    const response = await fetch(url, { redirect: 'manual', headers: { connection: 'close' } });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) {
      const { status, headers } = response;
      return { url, status, headers, body: await response.text(), redirects };
    }
    await response.arrayBuffer();
    redirects.push(location);
    if (redirects.length > MAX_REDIRECTS) {
      throw new Error(`${address} is sent on and on: ${redirects.join(' → ')}`);
    }
    url = new URL(location, url);
  }
}

const CANONICAL = /<link[^>]*\brel="canonical"[^>]*\bhref="([^"]*)"/;

const canonicalPath = (html: string): string | undefined => {
  const href = CANONICAL.exec(html)?.[1]?.replace(/&amp;/g, '&');
  return href === undefined ? undefined : new URL(href, 'http://localhost').pathname;
};

/** What is wrong with the answer, one sentence each; empty where it is right. */
function complaints(row: AddressRow, answer: FinalAnswer): string[] {
  const { url, status, headers, body, redirects } = answer;
  const shown = canonicalPath(body) ?? '(none)';
  const { canonical = shown, contains = '', type = 'text/html' } = row;
  const sent = headers.get('content-type') ?? '(none)';
  const asked = new URL(row.address, url);
  const isSlashGone =
    decodeURIComponent(url.pathname) === decodeURIComponent(asked.pathname.replace(/\/$/, ''));
  const isRightWay = redirects.length === 0 || (isSlashGone && url.search === asked.search);
  return [
    status === row.status ? '' : `answers ${status}, expected ${row.status}`,
    shown === canonical ? '' : `shows the page ${shown}, expected ${canonical}`,
    body.includes(contains) ? '' : `does not say "${contains}"`,
    sent.startsWith(type) ? '' : `has the type ${sent}, expected ${type}`,
    isRightWay ? '' : `is sent on to ${redirects.join(' → ')}, expected the same without its slash`,
  ].flatMap((words) => (words ? `${row.address} ${words}` : []));
}

/**
 * Asks a server for a row's address and says what is wrong with its answer.
 * @param check what else may be wrong with it
 */
export async function checkAddress(
  origin: string,
  row: AddressRow,
  check: (answer: FinalAnswer) => string[] = () => [],
): Promise<string[]> {
  try {
    const answer = await ask(origin, row.address);
    return [...complaints(row, answer), ...check(answer)];
  } catch (error) {
    return [`${row.address}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
