/** A site behind a slow connection: the proxy that the bench puts between browser and server. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Lighthouse's phone, slow 4G: milliseconds that an answer takes at least, bytes of all together. */
const LATENCY = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;

/** How much is sent at once, so that several answers share the line. */
const PIECE = 4096;

const until = (time: number) => pause(Math.max(0, time - performance.now()));

export interface SlowSite {
  origin: string;
  close: () => void;
}

/**
 * Passes requests on to `site`, and answers slowly. DevTools' own throttling would not do: what a browser
 * prefetches does not go through it.
 */
export async function slowSite(site: string): Promise<SlowSite> {
  /** When the line is free again. */
  let freeAt = 0;

  async function send(answer: IncomingMessage, response: ServerResponse) {
    const arrived = performance.now() + LATENCY;
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    await until(arrived);
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    for (let start = 0; start < body.length; start += PIECE) {
      const piece = body.subarray(start, start + PIECE);
      freeAt = Math.max(freeAt, performance.now()) + (1000 * piece.length) / BYTES_PER_SECOND;
      await until(freeAt);
      response.write(piece);
    }
    response.end();
  }

  const server = createServer(({ url = '/', headers }, response) => {
    request(site + url, { headers }, (answer) => {
      send(answer, response).catch(() => response.destroy());
    })
      .on('error', () => response.destroy())
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const place = server.address();
  return {
    origin: `http://localhost:${typeof place === 'object' ? place?.port : ''}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
