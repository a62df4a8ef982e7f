/**
 * Token-free mode: forwards the forms' calls to {host} and adds the bearer credential, so that the client holds
 * none. Independent of Netlify, unlike netlify/edge-functions/api.ts.
 */
import { addedHeaders, callAt, CALLS, MAX_BODY_BYTES } from '../src/backend/calls.ts';
import { isCredential } from '../src/environment.ts';

/** Request headers that are forwarded to {host}. Cookies, for example, are not. */
const PASSED_HEADERS = ['content-type', 'accept', ...addedHeaders()];

/** Netlify does not add the headers of netlify.toml to an edge function's responses. */
const ANSWER_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-resource-policy': 'same-origin',
};

export interface ProxyOptions {
  /** {host}: origin with an optional path. */
  host: string | undefined;
  /** {token} of the bearer header. */
  token: string | undefined;
  /** The visitor's IP address, for the backend's rate limit. */
  visitor: string | undefined;
}

const refuse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json(
    { success: false, message },
    { status, headers: { ...ANSWER_HEADERS, ...headers } },
  );

/** Reads the body, at most up to the limit; undefined if it is longer. */
async function readBody({ headers, body }: Request): Promise<string | undefined> {
  if (Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES) {
    await body?.cancel();
    return undefined;
  }
  const reader = body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > MAX_BODY_BYTES) {
      await reader?.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  return new Blob(parts).text();
}

/** The refusal of a request that the site's own forms would not send; undefined for any other. */
function refusalOf(request: Request, url: URL): Response | undefined {
  if (request.method !== 'POST') return refuse(405, 'Only POST is allowed.', { allow: 'POST' });
  // Browsers send it with every POST from a script, and other sites' pages cannot forge it.
  if (request.headers.get('origin') !== url.origin) {
    return refuse(403, 'Only this site’s own pages may send this.');
  }
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') return refuse(415, 'Expected JSON.');
  return undefined;
}

/**
 * Answers a request under /api: forwards the forms' calls and refuses anything else. Returns undefined if the mode is
 * not in use (no host or no token), so that the site itself responds with its 404 page. Answers 504 if the backend
 * does not respond, which the client treats like a network error (src/backend/client.ts).
 */
export async function proxyCall(
  request: Request,
  { host, token, visitor }: ProxyOptions,
): Promise<Response | undefined> {
  if (!host?.trim() || !token?.trim()) return undefined;
  const url = new URL(request.url);
  const call = callAt(url.pathname);
  if (!isCredential(token.trim())) {
    console.error(
      'API_TOKEN is not a bearer credential: letters, digits and - . _ ~ + / only. Enter it again.',
    );
    return refuse(502, '');
  }
  if (!call) return refuse(404, 'There is no such call.');
  const refusal = refusalOf(request, url);
  if (refusal) return refusal;

  const body = await readBody(request);
  if (body === undefined) return refuse(413, 'The message is too long.');

  const headers = new Headers();
  for (const name of PASSED_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (CALLS[call].hasBearer) headers.set('authorization', `Bearer ${token.trim()}`);
  if (visitor) headers.set('x-forwarded-for', visitor);

  try {
    const answer = await fetch(host.trim().replace(/\/+$/, '') + url.pathname, {
      method: 'POST',
      headers,
      body,
      // A redirect would carry the message, and perhaps the credential, to another address.
      redirect: 'manual',
    });
    if (answer.status >= 300 && answer.status < 400) return refuse(502, '');
    const hasNoBody = [204, 205].includes(answer.status);
    // The body is streamed unread: some calls need only the status, and a truncated body must stay truncated.
    return new Response(hasNoBody ? null : answer.body, {
      status: answer.status,
      headers: {
        ...ANSWER_HEADERS,
        'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
      },
    });
  } catch {
    return refuse(504, '');
  }
}
