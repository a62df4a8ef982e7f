/** The calls of the forms as the site's own code makes them. */
import type { Call } from '../../plugins/gatsby-plugin-content-desk/src/launch/preflights';
import { callNames } from '../../src/backend/calls';

/**
 * Lets the code of the forms make its calls, and takes them down instead of sending them. The variables
 * of the build must be set before.
 */
export async function callsOfTheSite(): Promise<Call[]> {
  const calls: Call[] = [];
  const send = globalThis.fetch;
  globalThis.fetch = (address, request) => {
    calls.push({ url: String(address), headers: [...new Headers(request?.headers).keys()] });
    return Promise.resolve(new Response());
  };
  // The code of the forms runs in a page.
  Reflect.set(globalThis, 'window', { location: { href: 'http://localhost/' } });
  try {
    const { sendTo } = await import('../../src/backend/client');
    for (const name of callNames()) await sendTo(name)({});
  } finally {
    globalThis.fetch = send;
    Reflect.deleteProperty(globalThis, 'window');
  }
  return calls;
}
