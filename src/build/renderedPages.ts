import { createHash } from 'crypto';
import * as fs from 'fs';
import * as path from 'path';
import { PageFile } from './pageFiles';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Rendered {
  /** The page as Gatsby wrote it. */
  html: string;
  /** Of the page as the site's own transforms left it. */
  finishedDigest: string;
}

/**
 * Pages as Gatsby wrote them. A warm build writes only the pages that changed, so public/ then also
 * holds pages that the transforms have been at already: those are taken from here.
 */
export class RenderedPages {
  /** @param folder where they are kept: in .cache, which lives and dies with Gatsby's own memory */
  constructor(private readonly folder: string) {}

  private fileOf({ address }: PageFile): string {
    return path.join(this.folder, `${digest(address)}.json`);
  }

  /** The page as Gatsby wrote it, whether `page`'s file still is that or has been changed since. */
  read(page: PageFile): string {
    const html = fs.readFileSync(page.file, 'utf8');
    const kept = this.fileOf(page);
    if (!fs.existsSync(kept)) return html;
    const rendered: Rendered = JSON.parse(fs.readFileSync(kept, 'utf8'));
    return rendered.finishedDigest === digest(html) ? rendered.html : html;
  }

  /** Writes the changed page, and keeps what Gatsby wrote. */
  write(page: PageFile, html: string, finished: string): void {
    const rendered: Rendered = { html, finishedDigest: digest(finished) };
    fs.mkdirSync(this.folder, { recursive: true });
    fs.writeFileSync(this.fileOf(page), JSON.stringify(rendered));
    fs.writeFileSync(page.file, finished);
  }
}
