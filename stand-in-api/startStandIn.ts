/** Starts the stand-in API on this machine's loopback address, the only one that it listens on. */
import { createServer, type StandInOptions } from './server';

export interface RunningStandIn {
  /** Its address, without a trailing slash. */
  url: string;
  /** Ends it at once, open requests included. */
  close: () => Promise<void>;
}

/**
 * Starts a stand-in, at any free port unless one is given.
 *
 * @throws Error with the code EADDRINUSE when the port is taken.
 */
export async function startStandIn({
  port = 0,
  ...options
}: StandInOptions & { port?: number }): Promise<RunningStandIn> {
  const server = createServer(options);
  const url = await server.listen({ port, host: '127.0.0.1' });
  return { url, close: () => server.close() };
}
