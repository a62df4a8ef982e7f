/** Checks the content while `npm run develop` runs: publishes good content, and sends problems to pages. */
import { EventEmitter } from 'node:events';
import path from 'node:path';
import chokidar from 'chokidar';
import { localMiddleware } from '../../../shared/localServer';
import { entriesOf, surroundingsOf } from '../check/checkContent';
import { checkSources } from '../check/checkSources';
import { formatProblem } from '../check/format';
import { openPictures } from '../check/pictures/openPictures';
import { readSources } from '../check/readFiles';
import { publishChecked } from '../store/checkedContent';
import { type ContentState, EVENTS_ENDPOINT } from './developOverlay';

/** Editors save a file in several steps. */
const PAUSE_MILLISECONDS = 50;

/** Editors, Git and /admin write to files with such names, then rename them. */
const TEMPORARY = /^\.|~$/;

/** Includes the project's root, to notice when `data/` itself is removed and restored. */
function isWatched(place: string): boolean {
  const [top = '', ...below] = place.split(path.sep);
  return top === '' || (top === 'data' && !below.some((name) => TEMPORARY.test(name)));
}

/** Its message lists all problems of `data/`. */
export class ContentProblems extends Error {}

/** Checks `data/` on `update`, and after each change from `watch` on; emits `checked` for each new state. */
export class DevelopLoop extends EventEmitter {
  state: ContentState;
  /** Sends the state as server-sent events (HTML standard), at once and on every change. */
  readonly middleware = localMiddleware({
    [EVENTS_ENDPOINT]: (request, response) => {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        // Stops Gatsby's compression, which would buffer the events.
        'cache-control': 'no-store, no-transform',
      });
      const sendState = () => response.write(`data: ${JSON.stringify(this.state)}\n\n`);
      sendState();
      this.on('checked', sendState);
      request.on('close', () => this.off('checked', sendState));
    },
  });

  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private hasPublished = false;
  private lastLogged = '';

  constructor(private readonly project: string) {
    super();
    this.state = { problems: [], project };
  }

  private log(message: string): void {
    this.emit('log', message);
  }

  /**
   * Checks the content, and publishes it unless it has problems.
   * @throws ContentProblems if nothing has been published yet; errors of the file system
   */
  async update(): Promise<void> {
    const { project } = this;
    const surroundings = surroundingsOf(project, false, await openPictures(project));
    const { files, problems } = checkSources(readSources(project), surroundings);
    const text = problems.map(formatProblem).join('\n\n');
    if (text === '') {
      publishChecked(project, { entries: entriesOf(files, false), files });
      this.hasPublished = true;
    } else if (!this.hasPublished) throw new ContentProblems(text);
    this.state = { problems, project };
    this.emit('checked');
    if (text === this.lastLogged) return;
    this.lastLogged = text;
    this.log(
      text ? `The pages show the last good version.\n\n${text}` : 'data/ is in order again.',
    );
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.running = this.running
        .then(() => this.update())
        .catch((error: unknown) => {
          this.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
        });
    }, PAUSE_MILLISECONDS);
  }

  watch(): chokidar.FSWatcher {
    const { project } = this;
    return chokidar
      .watch(project, {
        ignored: (place: string) => !isWatched(path.relative(project, place)),
        ignoreInitial: true,
      })
      .on('all', () => this.schedule())
      .on('ready', () => this.schedule())
      .on('error', ({ message }) =>
        this.log(`Some changes in data/ may go unnoticed, restart to be sure: ${message}`),
      );
  }
}
