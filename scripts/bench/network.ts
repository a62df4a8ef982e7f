/** A site behind a slow connection: the proxy that the bench puts between browser and server. */
import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Lighthouse's phone, slow 4G: milliseconds that an answer takes at least, bytes of all together. */
const LATENCY = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;

/** How much is sent at once, so that several answers share the line. */
const PIECE = 4096;

/**
 * Passes requests on to `site`, and answers slowly. DevTools' own throttling would not do: what a browser
 * prefetches does not go through it.
 */
export async function slowSite(site: string): Promise<{ origin: string; close: () => void }> {
  /** When the line is free again. */
  let freeAt = 0;

  async function* slowly(answer: IncomingMessage) {
    await pause(LATENCY);
    for await (const chunk of answer) {
      const bytes = Buffer.from(chunk);
      for (let start = 0; start < bytes.length; start += PIECE) {
        const piece = bytes.subarray(start, start + PIECE);
        freeAt = Math.max(freeAt, performance.now()) + (1000 * piece.length) / BYTES_PER_SECOND;
        await pause(freeAt - performance.now());
        yield piece;
      }
    }
  }

  const server = createServer(({ url = '/', headers }, response) => {
    request(site + url, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      // The browser may leave before the end.
      pipeline(slowly(answer), response).catch(() => undefined);
    })
      .on('error', () => response.destroy())
      .end();
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const place = server.address();
  return {
    origin: `http://localhost:${typeof place === 'object' ? place?.port : ''}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
