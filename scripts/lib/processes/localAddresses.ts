/** Ports and addresses of this machine. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The address of this machine at a port. */
export const localUrl = (port: number): string => `http://localhost:${port}`;

/** True if a program listens on this port, on either address of `localhost`. */
export const isPortTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: 'localhost', port });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Waits until a web server responds. Returns without an error when `signal` is aborted. */
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
 * Starts a server on a port of this machine; 0 means any free one. `origin` is its address from this machine, whatever
 * the host by which others reach it.
 * @throws Error if the port is taken
 */
export async function listen(server: Server, port = 0, host = 'localhost') {
  await once(server.listen(port, host), 'listening');
  const place = server.address();
  return {
    origin: localUrl(typeof place === 'object' && place ? place.port : port),
    /** Stops it at once, without waiting for open requests. */
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
