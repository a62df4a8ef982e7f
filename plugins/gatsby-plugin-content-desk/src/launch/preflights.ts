/**
 * Asks the company's API, as a browser does before a form is sent, whether the site may call it (CORS,
 * Fetch standard). docs/deploying.md says what the server must answer.
 */
import { types } from 'node:util';

/** A call of the site: its address and the names of the headers that it sends. */
export interface Call {
  url: string;
  headers: readonly string[];
}

/** No browser asks about these, and servers need not name them. */
const SAFE_HEADERS = ['accept', 'accept-language', 'content-language'];

/** An origin that no API may let in. */
const STRANGER = 'https://stranger.example';

const TIMEOUT = 15_000;

const namesIn = (list: string | null): string[] =>
  (list ?? '').split(',').map((name) => name.trim().toLowerCase());

const preflight = (url: string, origin: string, headers: readonly string[]): Promise<Response> =>
  fetch(url, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': headers.join(','),
    },
    signal: AbortSignal.timeout(TIMEOUT),
  });

/** Why a server could not be reached: fetch itself only says that it failed. */
function reasonOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  return (types.isNativeError(error.cause) && error.cause.message) || error.message;
}

/** What keeps the pages of `origin` from making a call, in a sentence; undefined where nothing does. */
export async function preflightFault(
  { url, headers }: Call,
  origin: string,
): Promise<string | undefined> {
  const asked = headers
    .map((name) => name.toLowerCase())
    .filter((name) => !SAFE_HEADERS.includes(name));
  try {
    const [own, strange] = await Promise.all([
      preflight(url, origin, asked),
      preflight(url, STRANGER, asked),
    ]);
    const allowed = namesIn(own.headers.get('access-control-allow-headers'));
    // "*" stands for every header but this one.
    const isAllowed = (name: string) =>
      allowed.includes(name) || (name !== 'authorization' && allowed.includes('*'));
    const refused = asked.filter((name) => !isAllowed(name));
    const origins = own.headers.get('access-control-allow-origin');
    const faults = [
      own.ok ? '' : `answers its preflight with status ${own.status}`,
      origins === origin || origins === '*' ? '' : `does not allow the origin ${origin}`,
      refused.length > 0 ? `does not allow the headers ${refused.join(', ')}` : '',
      ['*', STRANGER].includes(strange.headers.get('access-control-allow-origin') ?? '')
        ? 'allows every origin; it should allow the site’s own'
        : '',
    ];
    const found = faults.filter(Boolean).join(', ');
    return found ? `${url} ${found}.` : undefined;
  } catch (error) {
    return `${url} does not answer: ${reasonOf(error)}.`;
  }
}
