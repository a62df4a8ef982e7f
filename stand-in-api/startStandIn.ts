/** Starts the stand-in API on this machine's loopback address. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from './server';
import type { StandInOptions } from './server';
import { developmentToken } from './settings';

/** The only address that the stand-in listens on. */
const loopbackAddress = '127.0.0.1';

export interface RunningStandIn {
  /** Its address, without a trailing slash. */
  url: string;
  server: FastifyInstance;
  /** The folder of its store. */
  folder: string;
  /** Ends it at once, open requests included. */
  close: () => Promise<void>;
}

interface StartOptions extends Partial<StandInOptions> {
  /** 0, the default, takes any free port. */
  port?: number;
}

/**
 * Starts a stand-in and gives its address. Without a folder it keeps what arrives in a temporary
 * one, which `close()` removes; without a token it expects the one of development.
 *
 * @throws StoreError when a file of the store is damaged.
 * @throws Error with the code EADDRINUSE when the port is taken.
 */
export async function startStandIn(options: StartOptions = {}): Promise<RunningStandIn> {
  const { port = 0, token = developmentToken, ...others } = options;
  const isTemporary = options.folder === undefined;
  const folder = options.folder ?? (await mkdtemp(path.join(tmpdir(), 'stand-in-')));
  const server = createServer({ ...others, token, folder });
  const close = async () => {
    await server.close();
    if (isTemporary) await rm(folder, { recursive: true, force: true });
  };
  try {
    const url = await server.listen({ port, host: loopbackAddress });
    return { url, server, folder, close };
  } catch (error) {
    await close();
    throw error;
  }
}
