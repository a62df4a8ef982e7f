/** A stand-in for the company's API in development and tests, never deployed. */
import cors from '@fastify/cors';
import { fastify, type FastifyInstance } from 'fastify';
import {
  addedHeaders,
  callAt,
  callNames,
  CALLS,
  MAX_BODY_BYTES,
  pathOf,
  type CallName,
} from '../src/backend/calls';
import {
  faultOf,
  faultOrderSchema,
  REDIRECT_TARGET,
  sendFault,
  type Fault,
  type FaultOrder,
} from './faults';
import { Inbox } from './inbox';
import { bodySchema } from './schemas';

declare module 'fastify' {
  interface FastifyRequest {
    /** The fault that replaces this request's response. */
    fault: Fault | undefined;
  }
}

/** A request that made one of the calls, with or without a fault. */
export interface LoggedRequest {
  call: CallName;
  /** "cut": the connection closed before the response was complete. */
  status: number | 'pending' | 'cut';
}

interface StandInOptions {
  /** The fixed bearer credential. */
  token: string;
  /** The file for the messages; without one they are kept only in memory. */
  inboxFile?: string;
  /** Receives a line for each request. */
  log?: (line: string) => void;
}

/** True for an address of this machine, on any port. */
const isLoopback = (address: string): boolean =>
  /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(address);

type Fields = Record<string, string>;

/** Thrown to answer with an error status and a message. */
class ApiRefusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** Compares usernames or e-mail addresses, ignoring letter case and surrounding spaces. */
const isSame = (a = '', b = ''): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Checks accounts: returns why a login or a registration is refused, and adds a new account to `accounts`. */
function refusalOf(name: CallName, sent: Fields, accounts: Fields[]): ApiRefusal | undefined {
  const accountWith = (field: string) =>
    accounts.find((account) => isSame(account[field], sent[field]));
  if (name === 'login' && accountWith('username')?.password !== sent.password) {
    return new ApiRefusal(401, 'Username or password is wrong.');
  }
  if (name !== 'register') return undefined;
  if (accountWith('username')) return new ApiRefusal(409, 'This username is already taken.');
  if (accountWith('email'))
    return new ApiRefusal(409, 'This e-mail address has an account already.');
  accounts.push(sent);
  return undefined;
}

/** What a stand-in knows. */
class Memory {
  readonly inbox: Inbox;
  /** Registered accounts with their passwords, in memory only. */
  readonly accounts: Fields[] = [];
  readonly faults = new Map<CallName, Fault>();
  readonly requests: LoggedRequest[] = [];

  constructor(inboxFile: string | undefined) {
    this.inbox = new Inbox(inboxFile);
  }
}

/** Notes each request with its fault, and how it ended. */
function addLog(app: FastifyInstance, memory: Memory, log: StandInOptions['log']): void {
  app.decorateRequest('fault');
  app.addHook('onRequest', async (request, { raw }) => {
    const { method, url } = request;
    const call = callAt(url.replace(/\?.*/, ''));
    request.fault = call && memory.faults.get(call);
    const logged: LoggedRequest | undefined =
      call && method === 'POST' ? { call, status: 'pending' } : undefined;
    if (logged) memory.requests.push(logged);
    raw.once('close', () => {
      const status = raw.writableFinished ? raw.statusCode : 'cut';
      if (logged) logged.status = status;
      const fault = request.fault ? ` (fault: ${request.fault.name})` : '';
      log?.(`${new Date().toISOString()} ${method} ${url.slice(0, 200)} ${status}${fault}`);
    });
  });
}

/** Lets pages of this machine ask, and nobody else. */
function addAccess(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    // On a kept-alive connection, browsers silently repeat a request that was reset.
    reply.header('Connection', 'close');
    // Refuses foreign names that resolve to this machine (DNS rebinding), and pages from elsewhere.
    const { host = '', origin = 'http://localhost' } = headers;
    if (!isLoopback(`http://${host}`) || !isLoopback(origin)) {
      throw new ApiRefusal(403, 'Only this machine may ask.');
    }
  });
  app.register(cors, {
    delegator: ({ method, fault }, done) => {
      const isHidden = fault?.isUnreadable && method === 'POST';
      // Browsers refuse to send other headers, so an extra one never goes unnoticed.
      const allowedHeaders = ['Authorization', 'Content-Type', ...addedHeaders()];
      // Preflights are not cached, so that tests do not affect each other.
      done(null, { origin: !isHidden, methods: ['GET', 'POST'], allowedHeaders, maxAge: 0 });
    },
  });
}

/** Adds the company's calls. */
function addCalls(app: FastifyInstance, { inbox, accounts }: Memory, token: string): void {
  app.addHook('preValidation', async ({ fault }, reply) =>
    fault ? sendFault(fault, reply) : undefined,
  );
  for (const name of callNames()) {
    const kinds: Fields = CALLS[name].fields;
    app.post<{ Body: Fields }>(pathOf(name), {
      schema: { body: bodySchema(name) },
      preValidation: async ({ headers }) => {
        if (CALLS[name].hasBearer && headers.authorization !== `Bearer ${token}`) {
          throw new ApiRefusal(401, 'The bearer credential is missing or wrong.');
        }
      },
      handler: async ({ body }) => {
        const refusal = refusalOf(name, body, accounts);
        const kept = Object.entries(body).filter(([field]) => kinds[field] !== 'password');
        inbox.add(name, refusal === undefined, Object.fromEntries(kept));
        if (refusal) throw refusal;
        return { success: true, message: 'It has arrived.' };
      },
    });
  }
}

/** Adds the controls for tests and developers. */
function addControls(app: FastifyInstance, { inbox, accounts, faults, requests }: Memory): void {
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
    requests.length = 0;
    return {};
  });
  app.route({
    method: ['GET', 'POST'],
    url: REDIRECT_TARGET,
    handler: async () => ({ success: true, message: 'The redirect has been followed.' }),
  });
}

/** Creates the server, which does not listen yet. */
export function createServer({ token, inboxFile, log }: StandInOptions): FastifyInstance {
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  const memory = new Memory(inboxFile);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler<Error & { statusCode?: number; validation?: unknown }>(
    async ({ statusCode = 500, validation, message }, _request, reply) =>
      reply.code(validation ? 422 : statusCode).send({ success: false, message }),
  );
  app.setNotFoundHandler(async () => {
    throw new ApiRefusal(404, 'There is nothing at this address.');
  });
  addLog(app, memory, log);
  addAccess(app);
  addCalls(app, memory, token);
  addControls(app, memory);
  return app;
}

/**
 * Starts a stand-in on the loopback address, on any free port unless one is given. `close` stops it without
 * waiting for open requests.
 * @throws Error if the port is taken
 */
export async function startStandIn({
  port = 0,
  ...options
}: StandInOptions & { port?: number }): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(options);
  const url = await server.listen({ port, host: '127.0.0.1' });
  return { url, close: () => server.close() };
}
