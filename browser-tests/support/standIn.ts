/** A stand-in API for each worker, over real HTTP, so that tests do not affect each other. */
import type { BrowserContext } from '@playwright/test';
import type { CallName } from '../../src/backend/calls';
import type { FaultOrder } from '../../stand-in-api/faults';
import type { Inbox } from '../../stand-in-api/inbox';
import { startStandIn, type LoggedRequest } from '../../stand-in-api/server';
import { API, API_TOKEN } from './addresses';

export type StandIn = Awaited<ReturnType<typeof startOwnStandIn>>;

/** Starts a stand-in. */
export async function startOwnStandIn() {
  const { url, close } = await startStandIn({ token: API_TOKEN });
  const { host, port } = new URL(url);
  /** Returns the response's JSON, whose type the caller knows from the stand-in. */
  async function ask<Answer>(path: string, method = 'GET', payload?: object): Promise<Answer> {
    const response = await fetch(url + path, {
      method,
      headers: payload && { 'Content-Type': 'application/json' },
      body: payload && JSON.stringify(payload),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    const answer: Answer = await response.json();
    return answer;
  }

  return {
    url,
    close,
    /** Makes Chromium reach this stand-in at the address that the site was built for. */
    browserFlag: `--host-resolver-rules=MAP ${new URL(API).host} 127.0.0.1:${port}`,
    /** Does the same for any other browser. */
    answerIn: (context: BrowserContext) =>
      context.route(`${API}/**`, (route) => {
        const { pathname, search } = new URL(route.request().url());
        return route.continue({ url: `http://${host}${pathname}${search}` });
      }),
    /** Gives a call a fault that lasts until `mend`. */
    break: (call: CallName, fault: FaultOrder) => ask('/__faults', 'POST', { call, fault }),
    /** Removes all faults. */
    mend: () => ask('/__faults', 'DELETE'),
    /** Registers an account, and leaves no trace of it in `requests`. */
    addAccount: async (account: object) => {
      await ask('/api/register', 'POST', account);
      await ask('/__requests', 'DELETE');
    },
    /** The requests of a call since `forget`, oldest first. */
    requests: async (call: CallName) =>
      (await ask<LoggedRequest[]>('/__requests')).filter((request) => request.call === call),
    inbox: () => ask<ReturnType<Inbox['byCall']>>('/__inbox'),
    /** Forgets all requests and empties the inbox. */
    forget: async () => {
      await ask('/__requests', 'DELETE');
      await ask('/__inbox', 'DELETE');
    },
  };
}
