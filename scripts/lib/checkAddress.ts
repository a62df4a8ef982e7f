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
    const response = await fetch(url, { redirect: 'manual' });
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
  return href === undefined ? undefined : new URL(href).pathname;
};

/** What is wrong with the answer, one sentence each; empty where it is right. */
function complaints(row: AddressRow, answer: FinalAnswer): string[] {
  const found: string[] = [];
  const { url, status, headers, body, redirects } = answer;
  if (status !== row.status) found.push(`answers ${status}, expected ${row.status}`);
  if (row.canonical !== undefined && canonicalPath(body) !== row.canonical) {
    found.push(`shows the page ${canonicalPath(body) ?? '(none)'}, expected ${row.canonical}`);
  }
  if (row.contains !== undefined && !body.includes(row.contains)) {
    found.push(`does not say "${row.contains}"`);
  }
  const type = headers.get('content-type') ?? '(none)';
  const expectedType = row.type ?? 'text/html';
  if (!type.startsWith(expectedType)) found.push(`has the type ${type}, expected ${expectedType}`);
  if (redirects.length > 0) {
    const asked = new URL(row.address, url);
    const isSlashGone =
      decodeURIComponent(url.pathname) === decodeURIComponent(asked.pathname.replace(/\/$/, ''));
    if (!isSlashGone || url.search !== asked.search) {
      found.push(`is sent on to ${redirects.join(' → ')}, expected the same without its slash`);
    }
  }
  return found.map((words) => `${row.address} ${words}`);
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
