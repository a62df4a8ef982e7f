/**
 * Token-free mode: forwards the forms' calls to {host} and adds the bearer credential, so that the client holds
 * none. Independent of Netlify, unlike netlify/edge-functions/api.ts.
 */
import {
  addedHeaders,
  callAt,
  type CallName,
  CALLS,
  MAX_BODY_BYTES,
  MAX_FIELD_LENGTH,
  readsBody,
} from '../src/backend/calls.ts';
import { EnvironmentError, readProxySecrets } from '../src/environment.ts';

/** Request headers that are forwarded to {host}. Cookies, for example, are not. */
const PASSED_HEADERS = ['accept', ...addedHeaders()];

/** How long a visitor's message and the backend's answer may take together, in milliseconds. */
const WAIT = 30_000;

/** The largest answer that is passed on: forms read a boolean and a sentence. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** Netlify does not add the headers of netlify.toml to an edge function's responses. */
const ANSWER_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

interface ProxyOptions {
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

/** Reads a body; 'too long' beyond the limit, 'too late' after the signal. Rejects for one that is cut off. */
async function readBody(
  { headers, body }: Request | Response,
  limit: number,
  signal: AbortSignal,
): Promise<'too long' | 'too late' | { text: string }> {
  if (Number(headers.get('content-length') ?? 0) > limit) {
    await body?.cancel();
    return 'too long';
  }
  const reader = body?.getReader();
  const stop = () => void reader?.cancel().catch(() => undefined);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      length += part.value.byteLength;
      if (length > limit) {
        stop();
        return 'too long';
      }
      parts.push(part.value);
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
  return signal.aborted ? 'too late' : { text: await new Blob(parts).text() };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The call's own fields in a visitor's message, as JSON; a refusal for anything but an object of texts. */
function ownFields(call: CallName, message: string): string | Response {
  const sent = parsed(message);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return refuse(400, 'Expected a JSON object.');
  }
  const own = new Map<string, unknown>(Object.entries(sent));
  const fields = Object.keys(CALLS[call].fields).filter((name) => own.has(name));
  const values = fields.map((name) => own.get(name));
  if (!values.every((value) => typeof value === 'string')) {
    return refuse(400, 'Expected text in every field.');
  }
  if (values.some((value) => value.length > MAX_FIELD_LENGTH)) {
    return refuse(413, 'The message is too long.');
  }
  return JSON.stringify(Object.fromEntries(fields.map((name, at) => [name, values[at]])));
}

/** Host and credential by the build's own rule; undefined, with a sentence in the function's log, for any other. */
function secretsOf(host: string | undefined, token: string | undefined) {
  try {
    const secrets = readProxySecrets({ API_HOST: host, API_TOKEN: token });
    if (secrets.host && secrets.token) return { host: secrets.host, token: secrets.token };
    console.error(`${secrets.host ? 'API_TOKEN' : 'API_HOST'} is not set. Enter it.`);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(`${error.message} Enter it again.`);
  }
  return undefined;
}

const JSON_TYPE = /^\s*application\/json\s*(?:;\s*charset="?utf-8"?\s*)?;?\s*$/i;

/** The refusal of a request that the site's own forms would not send; undefined for any other. */
function refusalOf(request: Request, url: URL): Response | undefined {
  if (request.method !== 'POST') return refuse(405, 'Only POST is allowed.', { allow: 'POST' });
  // Browsers send it with every POST from a script, and other sites' pages cannot forge it.
  if (request.headers.get('origin') !== url.origin) {
    return refuse(403, 'Only this site’s own pages may send this.');
  }
  const isPlainJson = JSON_TYPE.test(request.headers.get('content-type') ?? '');
  if (!isPlainJson || request.headers.has('content-encoding')) return refuse(415, 'Expected JSON.');
  return undefined;
}

/** What is passed on of the backend's answer: its status, and JSON where the form reads it. */
async function passOn(call: CallName, answer: Response, signal: AbortSignal): Promise<Response> {
  const { status } = answer;
  if (!readsBody(call, status)) {
    // Unread: a body that never ends must not keep the visitor waiting, for the status is enough.
    void answer.body?.cancel().catch(() => undefined);
    return new Response(null, { status, headers: ANSWER_HEADERS });
  }
  const body = await readBody(answer, MAX_ANSWER_BYTES, signal);
  if (body === 'too late') return refuse(504, '');
  if (body === 'too long') return refuse(502, '');
  const json = parsed(body.text);
  return json === undefined || [204, 205].includes(status)
    ? new Response(null, { status, headers: ANSWER_HEADERS })
    : Response.json(json, { status, headers: ANSWER_HEADERS });
}

/**
 * Answers a request under /api: forwards the forms' calls and refuses anything else. Returns undefined if the mode is
 * not in use (neither host nor token), so that the site itself responds with its 404 page. Answers 504 if the backend
 * does not respond, which the client treats like a network error (src/backend/client.ts).
 */
export async function proxyCall(
  request: Request,
  { host, token, visitor }: ProxyOptions,
): Promise<Response | undefined> {
  if (!host?.trim() && !token?.trim()) return undefined;
  const url = new URL(request.url);
  const call = callAt(url.pathname);
  if (!call) return refuse(404, 'There is no such call.');
  const secrets = secretsOf(host, token);
  if (!secrets) return refuse(502, '');
  const refusal = refusalOf(request, url);
  if (refusal) return refusal;

  const signal = AbortSignal.timeout(WAIT);
  try {
    const message = await readBody(request, MAX_BODY_BYTES, signal);
    if (message === 'too late') return refuse(408, '');
    if (message === 'too long') return refuse(413, 'The message is too long.');
    const body = ownFields(call, message.text);
    if (typeof body !== 'string') return body;

    const headers = new Headers({ 'content-type': 'application/json' });
    for (const name of PASSED_HEADERS) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    if (CALLS[call].hasBearer) headers.set('authorization', `Bearer ${secrets.token}`);
    if (visitor) headers.set('x-forwarded-for', visitor);
    const answer = await fetch(secrets.host + url.pathname, {
      method: 'POST',
      headers,
      body,
      // A redirect would carry the message, and perhaps the credential, to another address.
      redirect: 'manual',
      signal,
    });
    if (answer.status >= 300 && answer.status < 400) return refuse(502, '');
    return await passOn(call, answer, signal);
  } catch {
    return refuse(504, '');
  }
}
