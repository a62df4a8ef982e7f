/** Sends calls to the backend, independently of the UI. Specification 7. */
import { attempt } from '../basics/attempt';
import { partOf } from '../basics/partOf';
import { CALLS, pathOf, readsBody, type CallName, type Payload } from './calls';
import { settings } from './settings';

/**
 * The result of a call. `answer` has a 2xx status, `response` any other, 0 for a redirect; `body` is undefined if it
 * is not read or not JSON.
 */
export type CallResult =
  | { kind: 'answer' | 'response'; status: number; body: unknown }
  | { kind: 'no-response' }
  | { kind: 'other'; message: string };

/** The status with which the edge function reports that the backend did not answer (netlify/apiProxy.ts). */
const NO_ANSWER = 504;

/**
 * Returns a function that posts the fields of a call as JSON, without a time-out (specification 7). A failure
 * at any time between sending the request and reading the answer is "no response".
 * @throws TypeError for a malformed address or header, before sending
 */
export const sendTo =
  <Name extends CallName>(name: Name) =>
  async (values: Payload<Name>): Promise<CallResult> => {
    const { fields, hasBearer, headers } = CALLS[name];
    const payload = Object.keys(fields).map((field) => [field, partOf(values, field)]);
    const url = new URL(settings.apiHost + pathOf(name), window.location.href);
    const sent = new Headers({ 'Content-Type': 'application/json', ...headers });
    // In token-free mode the site's own edge function adds the fixed credential.
    if (hasBearer && !settings.isProxied) sent.set('Authorization', `Bearer ${settings.apiToken}`);
    const request: RequestInit = {
      method: 'POST',
      headers: sent,
      body: JSON.stringify(Object.fromEntries(payload)),
      credentials: 'omit',
      // The browser would follow a redirect with an empty GET, whose 200 would look like the call's own.
      redirect: 'manual',
    };
    try {
      const response = await fetch(url.href, request);
      const { status, ok } = response;
      if (settings.isProxied && status === NO_ANSWER) return { kind: 'no-response' };
      const text = readsBody(name, status) ? await response.text() : '';
      const body: unknown = attempt(() => JSON.parse(text));
      return { kind: ok ? 'answer' : 'response', status, body };
    } catch {
      return { kind: 'no-response' };
    }
  };

/** Runs `call` and returns its result; whatever it throws becomes a result, too. */
export async function callResult(call: () => Promise<CallResult>): Promise<CallResult> {
  try {
    return await call();
  } catch (thrown) {
    const message = partOf(thrown, 'message');
    return { kind: 'other', message: typeof message === 'string' ? message : '' };
  }
}
