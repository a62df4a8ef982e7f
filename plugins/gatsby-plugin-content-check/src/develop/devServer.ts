/** What the check says about the working tree, on the server of `npm run develop`. */
import { type ContentState, EVENTS_ENDPOINT, PROBLEMS_ENDPOINT } from './endpoints';
import { type Handler, localMiddleware, sendJson } from './localServer';

type Listener = (state: ContentState) => void;

/** The newest state, for all who want to know. */
export class ProblemFeed {
  private readonly listeners = new Set<Listener>();

  constructor(public state: ContentState) {}

  publish(state: ContentState): void {
    this.state = state;
    for (const listener of this.listeners) listener(state);
  }

  /** Calls the listener now and at every change. Returns the unsubscribe function. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    listener(this.state);
    return () => this.listeners.delete(listener);
  }
}

/** The middleware that answers the questions for problems; everything else it hands on. */
export function problemMiddleware(feed: ProblemFeed) {
  const handlers: Readonly<Record<string, Handler>> = {
    [PROBLEMS_ENDPOINT]: (_request, response) => sendJson(response, feed.state),
    // Server-sent events (HTML standard): the problems, now and whenever they change.
    [EVENTS_ENDPOINT]: (request, response) => {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        // Gatsby's server would compress, and hold the events back until there is enough to compress.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      const end = feed.subscribe((state) => response.write(`data: ${JSON.stringify(state)}\n\n`));
      request.on('close', end);
    },
  };
  return localMiddleware((path) => handlers[path]);
}
