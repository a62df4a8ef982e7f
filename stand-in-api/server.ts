/** The company's API as the site sees it: for development and tests, never deployed. */
import cors from '@fastify/cors';
import { fastify, type FastifyInstance } from 'fastify';
import {
  addedHeaders,
  callAt,
  callNames,
  MAX_BODY_BYTES,
  type CallName,
} from '../src/backend/calls';
import { addCalls, Refusal, type Fields } from './callRoutes';
import {
  faultOf,
  faultOrderSchema,
  REDIRECT_TARGET,
  sendFault,
  type Fault,
  type FaultOrder,
} from './faults';
import { Inbox } from './inbox';
import { openApi } from './openApi';

declare module 'fastify' {
  interface FastifyRequest {
    /** The fault that this request meets. */
    fault: Fault | undefined;
  }
}

/** A request to one of the calls, whether or not it met a fault. */
export interface LoggedRequest {
  call: CallName;
  /** Cut: the connection has ended without a whole answer. */
  status: number | 'pending' | 'cut';
}

export interface StandInOptions {
  /** The fixed bearer credential. */
  token: string;
  /** The file that keeps what arrives; without one, memory does. */
  inboxFile?: string;
  /** Takes one line for each request; by default nobody reads them. */
  log?: (line: string) => void;
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address is one of this machine, whatever its port. */
const isLoopback = (address: string): boolean =>
  /^https?:\/\/[^/@]+$/.test(address) &&
  URL.canParse(address) &&
  LOOPBACK_NAMES.includes(new URL(address).hostname);

/** Returns the server, not yet listening. */
export function createServer({ token, inboxFile, log }: StandInOptions): FastifyInstance {
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  const inbox = new Inbox(inboxFile);
  const accounts: Fields[] = [];
  const faults = new Map<CallName, Fault>();
  let requests: LoggedRequest[] = [];

  app.removeContentTypeParser('text/plain');
  app.decorateRequest('fault');

  app.addHook('onRequest', async (request, reply) => {
    const { method, url, headers } = request;
    const call = callAt(url.replace(/\?.*/, ''));
    request.fault = call && faults.get(call);
    const logged: LoggedRequest | undefined =
      call && method === 'POST' ? { call, status: 'pending' } : undefined;
    if (logged) requests.push(logged);
    reply.raw.once('close', () => {
      const status = reply.raw.writableFinished ? reply.raw.statusCode : 'cut';
      if (logged) logged.status = status;
      const fault = request.fault ? ` (fault: ${request.fault.name})` : '';
      log?.(`${new Date().toISOString()} ${method} ${url.slice(0, 200)} ${status}${fault}`);
    });
    // On a kept connection a browser quietly repeats a request that was reset.
    reply.header('Connection', 'close');
    // Foreign names that resolve to this machine, and pages from elsewhere.
    const { host = '', origin = 'http://localhost' } = headers;
    if (!isLoopback(`http://${host}`) || !isLoopback(origin)) {
      throw new Refusal(403, 'Only this machine may ask.');
    }
  });

  app.register(cors, {
    delegator: ({ method, fault }, done) => {
      const isRefused = fault?.cors && (fault.cors === 'refused' || method === 'POST');
      // A browser refuses to send any other header, so that none passes unnoticed.
      const allowedHeaders = ['Authorization', 'Content-Type', ...addedHeaders()];
      // No preflight is remembered: a fault holds from one request to the next.
      done(null, { origin: !isRefused, methods: ['GET', 'POST'], allowedHeaders, maxAge: 0 });
    },
  });

  app.addHook('preValidation', async ({ fault }, reply) =>
    fault ? sendFault(fault, reply) : undefined,
  );

  app.setErrorHandler<Error & { statusCode?: number; validation?: unknown }>(
    async ({ statusCode = 500, validation, message }, _request, reply) =>
      reply.code(validation ? 422 : statusCode).send({ success: false, message }),
  );
  app.setNotFoundHandler(async () => {
    throw new Refusal(404, 'There is nothing at this address.');
  });

  addCalls(app, { token, inbox, accounts });
  app.get('/openapi.json', async () => openApi);

  // What a test or a person steers the stand-in by.
  app.post<{ Body: { call: CallName; fault: FaultOrder } }>(
    '/__faults',
    {
      schema: {
        body: {
          type: 'object',
          required: ['call', 'fault'],
          additionalProperties: false,
          properties: { call: { enum: callNames() }, fault: faultOrderSchema },
        },
      },
    },
    async ({ body }) => {
      faults.set(body.call, faultOf(body.fault));
      return {};
    },
  );
  app.delete('/__faults', async () => {
    faults.clear();
    return {};
  });
  app.get('/__inbox', async () => inbox.byCall());
  app.delete('/__inbox', async () => {
    inbox.empty();
    accounts.length = 0;
    return {};
  });
  app.get('/__requests', async () => requests);
  app.delete('/__requests', async () => {
    requests = [];
    return {};
  });
  app.route({
    method: ['GET', 'POST'],
    url: REDIRECT_TARGET,
    handler: async () => ({ success: true, message: 'The redirect has been followed.' }),
  });
  return app;
}
