/** What a test or a person steers the stand-in by: faults, inbox, requests. For this machine only. */
import type { FastifyInstance } from 'fastify';
import type { Answer } from './callRoutes';
import { isCallName } from './calls';
import { FaultError, readFaultOrder, redirectTargetPath } from './faults';
import type { FaultSwitch } from './faults';
import { isLoopbackHost, isLoopbackOrigin } from './loopback';
import type { RequestLog } from './requestLog';
import type { Store } from './store';

interface ControlRoutesOptions {
  store: Store;
  faults: FaultSwitch;
  requestLog: RequestLog;
}

/** A Fastify plugin that adds the control addresses, all of which begin with two underscores. */
export async function controlRoutes(
  app: FastifyInstance,
  { store, faults, requestLog }: ControlRoutesOptions,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    const { host, origin } = request.headers;
    if (isLoopbackHost(host) && (origin === undefined || isLoopbackOrigin(origin)))
      return undefined;
    const answer: Answer = { success: false, message: 'Only this machine may steer the stand-in.' };
    return reply.code(403).send(answer);
  });

  app.get('/__faults', async () => faults.list());

  app.post('/__faults', async (request) => {
    faults.set(readFaultOrder(request.body));
    return faults.list();
  });

  app.delete<{ Querystring: { call?: unknown } }>('/__faults', async (request) => {
    const { call } = request.query;
    if (call !== undefined && (typeof call !== 'string' || !isCallName(call))) {
      throw new FaultError('There is no such call.');
    }
    faults.clear(call);
    return faults.list();
  });

  app.get('/__inbox', async () => store.inbox());

  app.delete('/__inbox', async () => {
    await store.empty();
    return store.inbox();
  });

  app.get('/__requests', async () => requestLog.list());

  app.delete('/__requests', async () => {
    requestLog.clear();
    return requestLog.list();
  });

  app.route({
    method: ['GET', 'POST'],
    url: redirectTargetPath,
    handler: async (): Promise<Answer> => ({
      success: true,
      message: 'The redirect has been followed.',
    }),
  });
}
