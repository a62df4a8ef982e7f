/** Ports and addresses of this machine. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How an address of this machine is written for people and for the site's build. */
export const localUrl = (port: number): string => `http://localhost:${port}`;

/** Whether a program answers at this port already, by either of the addresses of `localhost`. */
export const isPortTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: 'localhost', port });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Waits until a web server answers at all; gives up, without an error, when `signal` says so. */
export async function waitForAnswer(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const response = await fetch(url, { signal });
      await response.body?.cancel();
      return;
    } catch {
      await wait(200, undefined, { signal }).catch(() => undefined);
    }
  }
}

/**
 * Has a server listen at a port of this machine; 0 means any free one.
 * @param host the name or address to listen on
 * @throws Error where the port is taken
 */
export async function listen(server: Server, port = 0, host = 'localhost') {
  await once(server.listen(port, host), 'listening');
  const place = server.address();
  return {
    origin: localUrl(typeof place === 'object' && place ? place.port : port),
    /** Ends it at once, open requests included. */
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
