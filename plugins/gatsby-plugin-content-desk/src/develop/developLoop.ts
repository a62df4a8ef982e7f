/** Watches the content while `npm run develop` runs, and hands on what the pages can be made of. */
import * as fs from 'fs';
import * as path from 'path';
import type { Entry } from '../../../../src/content/entries';
import { contentFolders } from '../../../../src/content/kinds';
import { PICTURE_FOLDER } from '../../../../src/content/sharedFields';
import { entriesOf } from '../check/checkContent';
import { formatProblem } from '../check/format';
import { storeContent } from '../storedContent';
import { type Choice, chooseFor } from './lastGood';
import { ProblemFeed } from './problemFeed';

/** Editors write a file in several steps; the check waits for the last. */
const PAUSE_MILLISECONDS = 50;

interface DevelopLoopOptions {
  /** Root of the project. */
  project: string;
  /** Makes what the pages of these entries need beside their texts: drawn pictures. */
  prepare: (entries: readonly Entry[]) => Promise<void>;
  /** Tells the person at the terminal. */
  log: (message: string) => void;
}

export class DevelopLoop {
  readonly feed: ProblemFeed;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private lastLogged = '';

  constructor(private readonly options: DevelopLoopOptions) {
    this.feed = new ProblemFeed({
      problems: [],
      launch: [],
      project: options.project,
      isShown: true,
    });
  }

  /**
   * Checks the content, and hands on what the pages can be made of.
   * @throws Error with all problems where there is nothing good to show yet
   */
  private async update(): Promise<void> {
    const { project, prepare } = this.options;
    const choice = chooseFor(project);
    const { content, sources, problems } = choice;
    if (sources.length === 0) throw new Error(problems.map(formatProblem).join('\n\n'));
    if (content) {
      // Before the texts: a page must not ask for a picture that is not drawn yet.
      await prepare(entriesOf(content, false));
      storeContent(project, sources);
    }
    this.report(choice);
  }

  /**
   * Checks the content once, before Gatsby reads it.
   * @throws Error with all problems where there is nothing good to show yet
   */
  async start(): Promise<void> {
    // A former production build has left its own /admin, and Gatsby's server would hand it out.
    const ownAdmin = path.join(this.options.project, 'public/admin');
    fs.rmSync(ownAdmin, { recursive: true, force: true });
    await this.update();
  }

  private report({ problems, launch, isShown }: Choice): void {
    const { project, log } = this.options;
    this.feed.publish({ problems, launch, project, isShown });
    const text = problems.map(formatProblem).join('\n\n');
    if (text === this.lastLogged) return;
    this.lastLogged = text;
    log(
      text === '' ? 'data/ is in order again.' : `The pages show the last good version.\n\n${text}`,
    );
  }

  /** Checks the content again, after whatever check is under way. */
  refresh(): Promise<void> {
    this.running = this.running
      .then(() => this.update())
      .catch((error: unknown) => {
        // The server goes on; the next change is another chance.
        this.options.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      });
    return this.running;
  }

  private soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.refresh(), PAUSE_MILLISECONDS);
  }

  /** Watches the folders of the content. Returns the function that stops it. */
  watch(): () => void {
    const watchers = [PICTURE_FOLDER, ...contentFolders].map((folder) => {
      const place = path.join(this.options.project, folder);
      fs.mkdirSync(place, { recursive: true });
      return fs.watch(place, (_event, name) => {
        // Editors and /admin write under such names before they rename.
        if (!name?.startsWith('.') && !name?.endsWith('~')) this.soon();
      });
    });
    // Gatsby has taken its time to start, and somebody may have written meanwhile.
    this.soon();
    return () => {
      clearTimeout(this.timer);
      for (const watcher of watchers) watcher.close();
    };
  }
}
