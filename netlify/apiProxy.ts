/**
 * Token-free mode: passes the forms' calls on to {host} and adds the bearer credential, so that
 * the client holds none. Knows nothing of Netlify: netlify/edge-functions/api.ts does.
 */

import { addedHeaders, callAt, CALLS, MAX_BODY_BYTES } from '../src/backend/calls.ts';
import { isCredential } from '../src/environment.ts';

/** Headers of the request that {host} gets to see; cookies and the like stay here. */
const PASSED_HEADERS = ['content-type', 'accept', ...addedHeaders()];

/** Netlify's own headers do not reach what an edge function answers. */
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
  /** The visitor's address: the backend's own rate limit needs it. */
  visitor: string | undefined;
}

const refuse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json(
    { success: false, message },
    { status, headers: { ...ANSWER_HEADERS, ...headers } },
  );

/** The body, or undefined where it is longer than allowed; stops reading there. */
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

/** Why a request is not one that the site's own forms send; undefined where it is. */
function refusalOf(request: Request, url: URL): Response | undefined {
  if (request.method !== 'POST') return refuse(405, 'Only POST is allowed.', { allow: 'POST' });
  // A browser sends it with every POST of a script, and no other site's page can forge it.
  if (request.headers.get('origin') !== url.origin) {
    return refuse(403, 'Only this site’s own pages may send this.');
  }
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') return refuse(415, 'Expected JSON.');
  return undefined;
}

/**
 * Answers a request under /api: passes the calls on, refuses everything else. Gives undefined
 * where the mode is not in use (no host or no token), so that the site's own answer, its 404 page,
 * follows. 504 says that the backend gave no answer; the client then says what it says without an
 * answer (src/backend/client.ts).
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
    // As it comes: some calls are known by their status alone, and a body that is cut stays cut.
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
