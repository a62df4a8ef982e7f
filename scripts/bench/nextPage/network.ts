/** A site behind a slow connection: the proxy that the bench puts between browser and server. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { pause } from '../../lib/devTools';

export interface Connection {
  name: string;
  /** Milliseconds that every answer takes at least. */
  latency: number;
  /** Of all answers together. */
  bytesPerSecond: number;
}

/** Lighthouse's phone, and WebPageTest's cable. */
export const connections: readonly Connection[] = [
  { name: 'slow 4G', latency: 150, bytesPerSecond: 1_600_000 / 8 },
  { name: 'cable', latency: 28, bytesPerSecond: 5_000_000 / 8 },
];

export interface Answer {
  path: string;
  bytes: number;
}

/** How much is sent at once, so that several answers share the line. */
const PIECE = 4096;

/**
 * Passes requests on to `sitePort`, and answers as slowly as the connection is. DevTools' own throttling
 * would not do: what a browser prefetches does not go through it.
 * @returns the answers so far, and the function that ends the proxy
 */
export async function slowConnection(
  { latency, bytesPerSecond }: Connection,
  port: number,
  sitePort: number,
): Promise<{ answers: Answer[]; close: () => void }> {
  const answers: Answer[] = [];
  /** When the line is free again. */
  let freeAt = 0;

  async function send(answer: IncomingMessage, response: ServerResponse, path: string) {
    const arrived = performance.now() + latency;
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    answers.push({ path, bytes: body.length });
    await pause(arrived - performance.now());
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    for (let start = 0; start < body.length; start += PIECE) {
      const piece = body.subarray(start, start + PIECE);
      freeAt = Math.max(freeAt, performance.now()) + (1000 * piece.length) / bytesPerSecond;
      await pause(freeAt - performance.now());
      response.write(piece);
    }
    response.end();
  }

  const server = createServer((asked, response) => {
    const { url = '/', method, headers } = asked;
    const passedOn = request({ port: sitePort, path: url, method, headers }, (answer) => {
      send(answer, response, url).catch(() => response.destroy());
    });
    passedOn.on('error', () => response.destroy());
    asked.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    answers,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
