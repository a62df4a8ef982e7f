/** What the check says about the working tree, on the server of `npm run develop`. */
import { EVENTS_ENDPOINT, PROBLEMS_ENDPOINT } from './endpoints';
import { type Handler, localMiddleware, sendJson } from './localServer';
import type { ProblemFeed } from './problemFeed';

/** Server-sent events (HTML standard): the problems, now and whenever they change. */
const eventsHandler =
  (feed: ProblemFeed): Handler =>
  (request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      // Gatsby's server would compress, and hold the events back until there is enough to compress.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const end = feed.subscribe((state) => response.write(`data: ${JSON.stringify(state)}\n\n`));
    request.on('close', end);
  };

/** The middleware that answers the questions for problems; everything else it hands on. */
export function problemMiddleware(feed: ProblemFeed) {
  const handlers: Readonly<Record<string, Handler>> = {
    [PROBLEMS_ENDPOINT]: (_request, response) => sendJson(response, feed.state),
    [EVENTS_ENDPOINT]: eventsHandler(feed),
  };
  return localMiddleware((path) => handlers[path]);
}
