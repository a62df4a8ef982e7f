/** The line between a browser and the stand-in API, which a test can cut or make slow. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface ApiLine {
  /** Where the browser reaches it, on this machine. */
  port: number;
  /** From now on nothing listens: the next connection is refused. */
  cut: () => Promise<void>;
  /** Answers to calls are held back until `release`; the calls themselves still arrive. */
  hold: () => void;
  release: () => void;
  /** Listens at the same port again and holds nothing back. */
  mend: () => Promise<void>;
  close: () => Promise<void>;
}

const LOOPBACK = '127.0.0.1';

/** A line to the stand-in at `apiPort`. It passes on bytes, resets and broken-off answers as they are. */
export async function openApiLine(apiPort: number): Promise<ApiLine> {
  let isHolding = false;
  let held: (() => void)[] = [];
  const sockets = new Set<Socket>();

  const server = createServer((browser) => {
    const api = connect(apiPort, LOOPBACK);
    sockets.add(browser);
    browser.once('close', () => {
      sockets.delete(browser);
      api.destroy();
    });
    browser.once('data', (head) => {
      api.write(head);
      browser.pipe(api);
      const answer = () => api.pipe(browser);
      // What the browser asks before a call (CORS) is answered at once.
      if (isHolding && head.toString('latin1').startsWith('POST')) held.push(answer);
      else answer();
    });
    browser.on('error', () => api.destroy());
    api.on('error', () => browser.resetAndDestroy());
  });

  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, LOOPBACK, () => {
        server.off('error', reject);
        resolve();
      });
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      sockets.forEach((socket) => socket.destroy());
      server.close(() => resolve());
    });
  const release = () => {
    isHolding = false;
    held.forEach((answer) => answer());
    held = [];
  };
  const portOf = (address: string | AddressInfo | null): number => {
    if (typeof address !== 'object' || address === null) throw new Error('The line has no port.');
    return address.port;
  };

  await listen(0);
  const port = portOf(server.address());

  return {
    port,
    cut: stop,
    hold: () => {
      isHolding = true;
    },
    release,
    mend: async () => {
      release();
      if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await stop();
    },
  };
}
