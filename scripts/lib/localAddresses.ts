/** Ports and addresses of this machine. */
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
