/** The one way to the backend: adds the address and the headers, knows no screen. Specification 7. */
import { CALLS, pathOf, type CallName, type Payload } from './calls';
import { settings } from './settings';

/** What the server answered; `body` is undefined where it is not JSON. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Why a call failed: the server refused it, or no answer came. */
export type ApiFailure = ({ kind: 'response' } & Answer) | { kind: 'no-response' };

/** Thrown by `postJson` for every failure after the request left. */
export class ApiError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.kind === 'response' ? `Answered ${failure.status}` : 'No answer');
    this.name = 'ApiError';
    this.failure = failure;
  }
}

/**
 * The fixed credential. In token-free mode there is none to send: the site's own edge function adds it.
 */
const bearer = (): Record<string, string> =>
  settings.isProxied ? {} : { Authorization: `Bearer ${settings.apiToken}` };

/** With this status the edge function says that the backend did not answer it (netlify/apiProxy.ts). */
const NO_ANSWER = 504;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends the request and reads the answer to its end; anything broken on the way is "no response". */
async function exchange(url: URL, request: RequestInit): Promise<Answer & { isOk: boolean }> {
  try {
    const response = await fetch(url.href, request);
    if (settings.isProxied && response.status === NO_ANSWER) throw new Error('No answer');
    return {
      status: response.status,
      isOk: response.ok,
      body: parsed(await response.text()),
    };
  } catch {
    throw new ApiError({ kind: 'no-response' });
  }
}

/**
 * Posts `payload` as JSON to `path` under the configured host and gives the answer of any 2xx status.
 * There is no time-out: the product sets none (specification 7).
 *
 * @throws ApiError `response` for any other status, `no-response` where none came; whatever goes
 *   wrong before sending (a malformed address, header or payload) is thrown as it is.
 */
export async function postJson(
  path: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const url = new URL(settings.apiHost + path, window.location.href);
  const request: RequestInit = {
    method: 'POST',
    headers: new Headers({ 'Content-Type': 'application/json', ...headers }),
    body: JSON.stringify(payload),
    credentials: 'omit',
  };
  const { status, body, isOk } = await exchange(url, request);
  if (!isOk) throw new ApiError({ kind: 'response', status, body });
  return { status, body };
}

/**
 * Gives the function that makes a call: it sends the call's own fields and nothing else that a form
 * holds, and throws what `postJson` throws.
 */
export const sendTo =
  <Name extends CallName>(name: Name) =>
  (values: Payload<Name>): Promise<Answer> => {
    const { fields, hasBearer, headers } = CALLS[name];
    const payload = Object.fromEntries(
      Object.keys(fields).map((field) => [field, readField(values, field)]),
    );
    return postJson(pathOf(name), payload, { ...headers, ...(hasBearer && bearer()) });
  };

/** Everything that a call can come to. `answer` has a 2xx status, `response` any other. */
export type CallResult =
  ({ kind: 'answer' } & Answer) | ApiFailure | { kind: 'other'; message: string };

/** A field of what came from outside: an answer, or anything that was thrown. */
export const readField = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;

/** Makes `call` and says what it came to; never throws. */
export async function callResult(call: () => Promise<Answer>): Promise<CallResult> {
  try {
    return { kind: 'answer', ...(await call()) };
  } catch (thrown) {
    if (thrown instanceof ApiError) return thrown.failure;
    const message = readField(thrown, 'message');
    return { kind: 'other', message: typeof message === 'string' ? message : '' };
  }
}
