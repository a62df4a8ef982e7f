import { createHash } from 'crypto';
import * as fs from 'fs';
import * as path from 'path';
import { PageFile } from './pageFiles';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Has a line for each page that was finished: the digest of what was left, and the address. */
const LOG = 'finished.tsv';

function readLog(file: string): Map<string, string> {
  const finished = new Map<string, string>();
  if (!fs.existsSync(file)) return finished;
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    const [left, address] = line.split('\t');
    if (left !== undefined && address !== undefined) finished.set(address, left);
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
 * Pages as Gatsby wrote them. A warm build writes only the pages that changed, and puts other scripts
 * into the rest by comments of its own, which finished pages do not have any more: before each build
 * Gatsby gets its pages back, and after it all of them are finished anew.
 */
export class RenderedPages {
  private readonly log: string;

  /** @param folder where they are kept: in .cache, which lives and dies with Gatsby's own memory */
  constructor(private readonly folder: string) {
    this.log = path.join(folder, LOG);
  }

  private fileOf({ address }: PageFile): string {
    return path.join(this.folder, `${digest(address)}.html`);
  }

  /** Gives Gatsby's pages their places back, where finished ones stand. */
  putBack(pages: readonly PageFile[]): void {
    const finished = readLog(this.log);
    for (const page of pages) {
      const kept = this.fileOf(page);
      const isFinished = finished.get(page.address) === digest(fs.readFileSync(page.file, 'utf8'));
      if (isFinished && fs.existsSync(kept)) fs.renameSync(kept, page.file);
    }
    fs.rmSync(this.log, { force: true });
  }

  /** Keeps what Gatsby wrote, and writes the finished page in its place. */
  write(page: PageFile, finished: string): void {
    fs.mkdirSync(this.folder, { recursive: true });
    keep(page.file, this.fileOf(page));
    // Before the page: the build after one that is broken off here must not take its work for Gatsby's.
    fs.appendFileSync(this.log, `${digest(finished)}\t${page.address}\n`);
    const draft = `${page.file}.draft`;
    fs.writeFileSync(draft, finished);
    fs.renameSync(draft, page.file);
  }
}
