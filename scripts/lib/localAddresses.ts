/** Ports and addresses of this machine. */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How an address of this machine is written for people and for the site's build. */
export function localUrl(port: number): string {
  return `http://localhost:${port}`;
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (isAccepted: boolean) => {
      socket.destroy();
      resolve(isAccepted);
    };
    socket.setTimeout(1000, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/** Whether a program answers at this port already, by either of the addresses of `localhost`. */
export async function isPortTaken(port: number): Promise<boolean> {
  return (await accepts('127.0.0.1', port)) || (await accepts('::1', port));
}

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
