/** What goes wrong between /admin and the stand-in for GitHub, when a test orders it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ForgeRefusal } from './pullRequests';

/** What happens to a call instead of its answer, or after it was obeyed. */
export type ForgeFault =
  | 'lost before'
  | 'lost after'
  | 'bad gateway'
  | 'unauthorized'
  | 'forbidden'
  | 'not mergeable'
  | 'rate limit';

const RATE_LIMIT_SECONDS = 150;

const refusalOf = (fault: ForgeFault): ForgeRefusal | undefined => {
  switch (fault) {
    case 'bad gateway':
      return new ForgeRefusal(502, 'Server Error');
    case 'unauthorized':
      return new ForgeRefusal(401, 'Bad credentials');
    case 'forbidden':
      return new ForgeRefusal(403, 'Resource not accessible by personal access token');
    case 'not mergeable':
      return new ForgeRefusal(405, 'Pull Request is not mergeable');
    case 'rate limit': {
      // https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
      const words = 'You have exceeded a secondary rate limit. Please wait a few minutes.';
      const headers = { 'retry-after': String(RATE_LIMIT_SECONDS) };
      return new ForgeRefusal(403, words, undefined, headers);
    }
    default:
      return undefined;
  }
};

/** Returns the name of a call: the first field of a query, or the method and the path within the repository. */
export function callOf({ method, url, body: sent }: FastifyRequest): string {
  const path = url.replace(/\?.*/, '').replace(/^\/repos\/[^/]+\/[^/]+/, '');
  if (path !== '/graphql' || typeof sent !== 'object' || sent === null) return `${method} ${path}`;
  const query = String(Reflect.get(sent, 'query'));
  return /^[^{]*\{\s*(\w+)/.exec(query)?.[1] ?? 'graphql';
}

/** The faults that are still to come. */
export class ForgeFaults {
  private ordered: { call: RegExp; fault: ForgeFault; times: number }[] = [];

  /** Lets the next calls that match fail. */
  order(call: RegExp, fault: ForgeFault, times = 1): void {
    this.ordered.push({ call, fault, times });
  }

  /** Takes back all faults. */
  mend(): void {
    this.ordered = [];
  }

  private next(call: string): ForgeFault | undefined {
    const found = this.ordered.find((one) => one.call.test(call));
    if (!found) return undefined;
    found.times -= 1;
    this.ordered = this.ordered.filter(({ times }) => times > 0);
    return found.fault;
  }

  /** Lets the calls of a server fail as ordered. */
  addTo(app: FastifyInstance): void {
    const lost = new WeakSet<FastifyRequest>();
    app.addHook('preHandler', async (request, reply) => {
      const fault = this.next(callOf(request));
      if (fault === undefined) return;
      if (fault === 'lost before') {
        reply.hijack();
        request.raw.socket.destroy();
      }
      if (fault === 'lost after') lost.add(request);
      const refused = refusalOf(fault);
      if (refused) throw refused;
    });
    app.addHook('onSend', async (request) => {
      if (lost.has(request)) request.raw.socket.destroy();
    });
  }
}
