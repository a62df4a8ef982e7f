/** The one way to the backend: adds the address and the headers, knows no screen. Specification 7. */
import { CALLS, pathOf, type CallName, type Payload } from './calls';
import { settings } from './settings';

/** What the server answered; `body` is undefined where it is not read or not JSON. */
interface Answer {
  status: number;
  body: unknown;
}

/** Everything that a call can come to. `answer` has a 2xx status, `response` any other; a redirect has 0. */
export type CallResult =
  | ({ kind: 'answer' | 'response' } & Answer)
  | { kind: 'no-response' }
  | { kind: 'other'; message: string };

/** The fixed credential. In token-free mode the site's own edge function adds it. */
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

/** A field of what came from outside: an answer, or anything that was thrown. */
export const readField = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;

/** Whether the body of an answer is read. That of a redirect has nothing to say. */
const isRead = (name: CallName, { ok, status }: Response): boolean => {
  const { reads } = CALLS[name];
  return status >= 400 ? reads !== 'no body' : ok && reads === 'every body';
};

/**
 * Returns the function that posts the fields of a call as JSON, without a time-out (specification 7).
 * Anything broken between sending and the end of what is read of the answer is "no response".
 * @throws whatever goes wrong before sending: a malformed address or header
 */
export const sendTo =
  <Name extends CallName>(name: Name) =>
  async (values: Payload<Name>): Promise<CallResult> => {
    const { fields, hasBearer, headers } = CALLS[name];
    const payload = Object.keys(fields).map((field) => [field, readField(values, field)]);
    const url = new URL(settings.apiHost + pathOf(name), window.location.href);
    const request: RequestInit = {
      method: 'POST',
      headers: new Headers({
        'Content-Type': 'application/json',
        ...headers,
        ...(hasBearer && bearer()),
      }),
      body: JSON.stringify(Object.fromEntries(payload)),
      credentials: 'omit',
      // A browser would follow it with an empty GET, and take that page's 200 for an answer to the call.
      redirect: 'manual',
    };
    try {
      const response = await fetch(url.href, request);
      const { status, ok } = response;
      if (settings.isProxied && status === NO_ANSWER) return { kind: 'no-response' };
      const body = isRead(name, response) ? parsed(await response.text()) : undefined;
      return { kind: ok ? 'answer' : 'response', status, body };
    } catch {
      return { kind: 'no-response' };
    }
  };

/** Makes `call` and says what it came to; never throws. */
export async function callResult(call: () => Promise<CallResult>): Promise<CallResult> {
  try {
    return await call();
  } catch (thrown) {
    const message = readField(thrown, 'message');
    return { kind: 'other', message: typeof message === 'string' ? message : '' };
  }
}
