/** Checks the content while `npm run develop` runs: stores what is good, and sends pages the problems. */
import path from 'node:path';
import chokidar from 'chokidar';
import { entriesOf, surroundingsOf } from '../check/checkContent';
import { type CheckedSources, checkSources, type Source } from '../check/checkSources';
import { formatProblem } from '../check/format';
import { openPictures } from '../check/openPictures';
import { readSources } from '../check/readFiles';
import { publishChecked, readLastGood } from '../store/checkedContent';
import { type ContentState, EVENTS_ENDPOINT, PROBLEMS_ENDPOINT } from './developOverlay';
import { type Handler, localMiddleware, sendJson } from './localServer';

/** Editors write a file in several steps; the check waits for the last. */
const PAUSE_MILLISECONDS = 50;

/** About a hundred files cost 1 % of a processor core. */
const POLL_MILLISECONDS = 200;

/** Editors, Git and /admin write under such names before they rename. */
const isTemporary = (name: string): boolean => name.startsWith('.') || name.endsWith('~');

/** The project's root is watched with `data/`, so that the folder itself may go and come back. */
function isWatched(place: string): boolean {
  const [top = '', ...below] = place.split(path.sep);
  return top === '' || (top === 'data' && !below.some(isTemporary));
}

/**
 * Chooses the files that the pages show while somebody writes: those in order as written, and of the others
 * the last good version, if the two fit together. Without content where nothing new can be shown.
 */
export function chooseContent(
  written: readonly Source[],
  lastGood: readonly Source[],
  check: (sources: readonly Source[]) => CheckedSources,
) {
  const content = check(written);
  const { problems, launch } = content;
  if (problems.length === 0) return { content, sources: written, problems, launch };

  // A file that is missing has problems, too.
  const withProblems = new Set(problems.map(({ file }) => file));
  const sources = [
    ...written.filter(({ file }) => !withProblems.has(file)),
    ...lastGood.filter(({ file }) => withProblems.has(file)),
  ];
  const mixed = check(sources);
  return mixed.problems.length === 0
    ? { content: mixed, sources, problems, launch }
    : { content: undefined, sources: lastGood, problems, launch };
}

/** Holds the newest state and tells its listeners. */
export class ProblemFeed {
  private readonly listeners = new Set<(state: ContentState) => void>();

  constructor(public state: ContentState) {}

  publish(state: ContentState): void {
    this.state = state;
    for (const listener of this.listeners) listener(state);
  }

  /** Calls the listener now and at every change. Returns the unsubscribe function. */
  subscribe(listener: (state: ContentState) => void): () => void {
    this.listeners.add(listener);
    listener(this.state);
    return () => this.listeners.delete(listener);
  }
}

/** The middleware that answers requests for problems. */
export function problemMiddleware(feed: ProblemFeed) {
  const handlers: Readonly<Record<string, Handler>> = {
    [PROBLEMS_ENDPOINT]: (_request, response) => sendJson(response, feed.state),
    // Server-sent events (HTML standard): the problems, now and whenever they change.
    [EVENTS_ENDPOINT]: (request, response) => {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        // Gatsby's server would compress, and hold events back until there is enough to compress.
        'cache-control': 'no-store, no-transform',
      });
      const end = feed.subscribe((state) => response.write(`data: ${JSON.stringify(state)}\n\n`));
      request.on('close', end);
    },
  };
  return localMiddleware((path) => handlers[path]);
}

export class DevelopLoop {
  readonly feed: ProblemFeed;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private lastLogged = '';

  /** @param log tells the person at the terminal */
  constructor(
    private readonly project: string,
    private readonly log: (message: string) => void,
  ) {
    this.feed = new ProblemFeed({ problems: [], launch: [], project });
  }

  /**
   * Checks the content, and stores what the pages can be made of.
   * @throws Error with all problems where there is nothing good to show yet
   */
  async update(): Promise<void> {
    const { project } = this;
    const surroundings = surroundingsOf(project, false, await openPictures(project));
    const { content, sources, problems, launch } = chooseContent(
      readSources(project),
      readLastGood(project),
      (some) => checkSources(some, surroundings),
    );
    const text = problems.map(formatProblem).join('\n\n');
    if (sources.length === 0) throw new Error(text);
    if (content) {
      await publishChecked(project, entriesOf(content.files, false), content.files);
    }
    this.feed.publish({ problems, launch, project });
    if (text === this.lastLogged) return;
    this.lastLogged = text;
    const good = 'data/ is in order again.';
    this.log(text ? `The pages show the last good version.\n\n${text}` : good);
  }

  /** Checks the content again, after whatever check is under way. */
  private soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.running = this.running
        .then(() => this.update())
        .catch((error: unknown) => {
          // The server goes on; the next change is another chance.
          this.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
        });
    }, PAUSE_MILLISECONDS);
  }

  /** Checks the content again whenever something in `data/` comes, goes or changes. */
  watch(): chokidar.FSWatcher {
    const { project } = this;
    return chokidar
      .watch(project, {
        ignored: (place: string) => !isWatched(path.relative(project, place)),
        ignoreInitial: true,
        // The kernel's watches end with a folder that Git deletes, and do not come back with it.
        usePolling: true,
        interval: POLL_MILLISECONDS,
      })
      .on('all', () => this.soon())
      .on('ready', () => this.soon())
      .on('error', ({ message }) =>
        this.log(`Some changes in data/ may go unnoticed, restart to be sure: ${message}`),
      );
  }
}
