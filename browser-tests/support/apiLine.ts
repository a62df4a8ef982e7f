/** The line between a browser and the stand-in API, which a test can cut or make slow. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

const LOOPBACK = '127.0.0.1';

/** A line to the stand-in at `apiPort`. It passes on bytes, resets and broken-off answers as they are. */
export async function openApiLine(apiPort: number) {
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

  const listen = async (port: number) => {
    server.listen(port, LOOPBACK);
    await once(server, 'listening');
  };
  const cut = async () => {
    if (!server.listening) return;
    sockets.forEach((socket) => socket.destroy());
    server.close();
    await once(server, 'close');
  };
  const release = () => {
    isHolding = false;
    held.forEach((answer) => answer());
    held = [];
  };

  await listen(0);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The line has no port.');
  const { port } = address;

  return {
    /** Where the browser reaches it, on this machine. */
    port,
    /** From now on nothing listens: the next connection is refused. */
    cut,
    /** Answers to calls are held back until `release`; the calls themselves still arrive. */
    hold: () => {
      isHolding = true;
    },
    release,
    /** Listens at the same port again and holds nothing back. */
    mend: async () => {
      release();
      if (!server.listening) await listen(port);
    },
  };
}
