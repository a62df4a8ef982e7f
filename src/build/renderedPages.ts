import { createHash } from 'crypto';
import * as fs from 'fs';
import * as path from 'path';
import { PageFile } from './pageFiles';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Has a line for each page that was finished: what did it, the digest of what it left, the address. */
const LOG = 'finished.tsv';

interface Finished {
  /** What stands for the transforms that did it. */
  edition: string;
  digest: string;
}

const lineOf = (address: string, { edition, digest: left }: Finished): string =>
  `${[edition, left, address].join('\t')}\n`;

function readLog(file: string): Map<string, Finished> {
  const finished = new Map<string, Finished>();
  if (!fs.existsSync(file)) return finished;
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    const [edition, left, address] = line.split('\t');
    if (edition !== undefined && left !== undefined && address !== undefined) {
      finished.set(address, { edition, digest: left });
    }
  }
  return finished;
}

/** A second name for the file, which stays when the first is given to another: nothing is copied. */
function keep(file: string, kept: string): void {
  fs.rmSync(kept, { force: true });
  try {
    fs.linkSync(file, kept);
  } catch {
    // Not every disk knows second names.
    fs.copyFileSync(file, kept);
  }
}

/**
 * Pages as Gatsby wrote them. A warm build writes only the pages that changed, so public/ then also
 * holds pages that the transforms have been at already: those are left alone, or taken from here
 * where the transforms are others now.
 */
export class RenderedPages {
  private readonly finished: Map<string, Finished>;
  private readonly log: string;
  /** Addresses of pages whose file is still as Gatsby wrote it. */
  private readonly raw = new Set<string>();

  /**
   * @param folder where they are kept: in .cache, which lives and dies with Gatsby's own memory
   * @param edition a text that changes with what the transforms do
   */
  constructor(
    private readonly folder: string,
    private readonly edition: string,
  ) {
    fs.mkdirSync(folder, { recursive: true });
    this.log = path.join(folder, LOG);
    this.finished = readLog(this.log);
    // The last line of each page is the one that counts; the others go.
    const lines = [...this.finished].map(([address, one]) => lineOf(address, one));
    fs.writeFileSync(this.log, lines.join(''));
  }

  private fileOf({ address }: PageFile): string {
    return path.join(this.folder, `${digest(address)}.html`);
  }

  /**
   * The page as Gatsby wrote it, whether `page`'s file still is that or has been changed since;
   * undefined where the same transforms have finished it already.
   */
  unfinished(page: PageFile): string | undefined {
    const html = fs.readFileSync(page.file, 'utf8');
    const finished = this.finished.get(page.address);
    if (finished?.digest !== digest(html)) {
      this.raw.add(page.address);
      return html;
    }
    if (finished.edition === this.edition) return undefined;
    return fs.readFileSync(this.fileOf(page), 'utf8');
  }

  /** Keeps what Gatsby wrote, and writes the changed page in its place. */
  write(page: PageFile, finished: string): void {
    if (this.raw.delete(page.address)) keep(page.file, this.fileOf(page));
    // Before the page: the build after one that is broken off here must not take its work for Gatsby's.
    const line = lineOf(page.address, { edition: this.edition, digest: digest(finished) });
    fs.appendFileSync(this.log, line);
    const draft = `${page.file}.draft`;
    fs.writeFileSync(draft, finished);
    fs.renameSync(draft, page.file);
  }
}
