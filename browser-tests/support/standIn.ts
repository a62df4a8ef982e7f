/** A stand-in API of a worker's own, over real HTTP, so that no test provokes faults in another. */
import type { BrowserContext } from '@playwright/test';
import type { CallName } from '../../src/backend/calls';
import type { FaultOrder } from '../../stand-in-api/faults';
import type { Inbox } from '../../stand-in-api/inbox';
import { startStandIn, type LoggedRequest } from '../../stand-in-api/server';
import { API, API_TOKEN } from './addresses';

/** The switches of the stand-in that answers at `url`, and what it has received. */
export function standInAt(url: string) {
  /** The answer's JSON, which these addresses give in the shape that the stand-in declares. */
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
    /** The call meets the fault until `mend`. */
    break: (call: CallName, fault: FaultOrder) => ask('/__faults', 'POST', { call, fault }),
    /** Takes all faults back. */
    mend: () => ask('/__faults', 'DELETE'),
    /** Makes an account that is there from the start: no request of the page's. */
    addAccount: async (account: object) => {
      await ask('/api/register', 'POST', account);
      await ask('/__requests', 'DELETE');
    },
    /** The requests that a call has received since `forget`, oldest first. */
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

export type StandIn = Awaited<ReturnType<typeof startOwnStandIn>>;

/** Starts a stand-in. */
export async function startOwnStandIn() {
  const server = await startStandIn({ token: API_TOKEN });
  const { host, port } = new URL(server.url);
  return {
    ...standInAt(server.url),
    url: server.url,
    /** Makes Chromium reach this stand-in at the address that the site was built for. */
    browserFlag: `--host-resolver-rules=MAP ${new URL(API).host} 127.0.0.1:${port}`,
    /** Makes any other browser do so. */
    answerIn: (context: BrowserContext) =>
      context.route(`${API}/**`, (route) => {
        const { pathname, search } = new URL(route.request().url());
        return route.continue({ url: `http://${host}${pathname}${search}` });
      }),
    close: () => server.close(),
  };
}
