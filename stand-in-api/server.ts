/** The stand-in API: development only, never deployed. */
import cors from '@fastify/cors';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import * as yup from 'yup';
import { callRoutes } from './callRoutes';
import type { Answer } from './callRoutes';
import { callOfUrl } from './calls';
import { controlRoutes } from './controlRoutes';
import { messageOf } from './errors';
import { pause } from './faultAnswers';
import { FaultError, FaultSwitch } from './faults';
import type { Fault } from './faults';
import { isLoopbackOrigin } from './loopback';
import { RequestLog } from './requestLog';
import type { LoggedRequest } from './requestLog';
import { Store, StoreError } from './store';
import { problemsOf } from './validation';

declare module 'fastify' {
  interface FastifyRequest {
    /** The fault that this request meets. */
    fault: Fault | null;
    /** Its line in the request log; null for anything but one of the four calls. */
    logged: LoggedRequest | null;
  }
}

/** A message of 100,000 characters is legal, and JSON may take six bytes for one. */
const bodyLimit = 1_048_576;

/** What the site sends; a browser refuses to send any other, so that it cannot pass unnoticed. */
const allowedHeaders = ['Authorization', 'Content-Type', 'Cache-Control', 'Pragma', 'Expires'];

export interface StandInOptions {
  /** The folder of the store; it is made when the first thing arrives. */
  folder: string;
  /** The fixed bearer credential of the lead and the contact form. */
  token: string;
  now?: () => Date;
  faults?: FaultSwitch;
  /** Takes one line for each request; by default nobody reads them. */
  log?: (line: string) => void;
}

interface Refusal {
  status: number;
  message: string;
}

/** Fastify's own errors, such as a body that is too long, carry the status to answer with. */
function statusCodeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof yup.ValidationError) return { status: 422, message: problemsOf(error) };
  if (error instanceof FaultError) return { status: 422, message: error.message };
  if (error instanceof StoreError) return { status: 500, message: error.message };
  const message = messageOf(error);
  const status = statusCodeOf(error);
  if (status !== undefined && status >= 400 && status < 500) return { status, message };
  return { status: 500, message: `The stand-in failed: ${message}` };
}

/**
 * Returns the server, not yet listening. It becomes ready only when the store can be read.
 *
 * @throws StoreError from `ready()`, `listen()` and `inject()` when a file of the store is damaged.
 */
export function createServer(options: StandInOptions): FastifyInstance {
  const { folder, token } = options;
  const now = options.now ?? (() => new Date());
  const log = options.log ?? (() => undefined);
  const faults = options.faults ?? new FaultSwitch();
  const store = new Store(folder);
  const requestLog = new RequestLog();

  const app = fastify({ bodyLimit, forceCloseConnections: true });
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('fault', null);
  app.decorateRequest('logged', null);
  app.addHook('onReady', async () => {
    await store.inbox();
  });

  app.addHook('onRequest', async (request, reply) => {
    const { method, url } = request;
    const started = performance.now();
    const at = now().toISOString();
    const call = callOfUrl(url);
    request.fault = call === undefined ? null : (faults.take(call, method) ?? null);
    if (call !== undefined && method === 'POST') {
      request.logged = requestLog.begin(call, at, request.headers);
      request.logged.fault = request.fault?.name ?? null;
    }
    // On a kept connection a browser quietly repeats a request that was reset.
    reply.header('Connection', 'close');
    reply.raw.once('close', () => {
      const isAnswered = reply.raw.writableFinished;
      if (request.logged !== null) {
        request.logged.outcome = isAnswered ? 'answered' : 'cut';
        request.logged.status = isAnswered ? reply.raw.statusCode : null;
      }
      const outcome = isAnswered ? String(reply.raw.statusCode) : 'cut';
      const duration = Math.round(performance.now() - started);
      const fault = request.fault === null ? '' : ` (fault: ${request.fault.name})`;
      log(`${at} ${method} ${url.slice(0, 200)} ${outcome} ${duration} ms${fault}`);
    });
  });

  app.register(cors, {
    delegator: (request, done) => {
      const isReadable = isLoopbackOrigin(request.headers.origin) && !request.fault?.cors;
      // No preflight is remembered, so that a fault holds from one request to the next.
      done(null, { origin: isReadable, methods: ['GET', 'POST'], allowedHeaders, maxAge: 0 });
    },
  });

  app.addHook('onSend', async (request, reply) => {
    if (request.method === 'POST') await pause(request.fault?.delay ?? 0, reply.raw);
  });

  app.setErrorHandler(async (error: unknown, request, reply) => {
    const { status, message } = refusalOf(error);
    if (status >= 500) log(`${now().toISOString()} ${request.method} ${request.url}: ${message}`);
    const answer: Answer = { success: false, message };
    return reply.code(status).send(answer);
  });

  app.setNotFoundHandler(async (_request, reply) => {
    const answer: Answer = { success: false, message: 'There is nothing at this address.' };
    return reply.code(404).send(answer);
  });

  app.register(callRoutes, { store, token, now });
  app.register(controlRoutes, { store, faults, requestLog });
  return app;
}
