/** Gatsby's own pages, kept aside while the published ones stand in public/. */
import * as fs from 'fs';
import * as path from 'path';
import { filesBelow } from '../../generatedFiles';

/** Gatsby's HTML of the pages that are published. */
const OWN = 'own';
/** Gatsby's files that are not published. */
const ASIDE = 'aside';
/** The published pages of the build before, while a build runs. */
const FINISHED = 'finished';
const KEY = 'key';

function move(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.renameSync(from, to);
}

/** Removes a folder that has become empty, and those above it. */
function removeEmpty(folder: string, root: string): void {
  if (folder === root || fs.readdirSync(folder).length > 0) return;
  fs.rmdirSync(folder);
  removeEmpty(path.dirname(folder), root);
}

/**
 * The name by which Netlify wants a page: `about.html` for Gatsby's `about/index.html`. For a folder it
 * would redirect /about to /about/; for a file it serves /about, and redirects /about/ to it.
 */
export const netlifyName = (file: string): string => file.replace(/^(.+)\/index\.html$/, '$1.html');

/**
 * Moves Gatsby's files out of public/ after a build and back before the next. A warm build writes only
 * the pages that have changed, and patches the scripts of the others: it must find them as it left
 * them. Everything is moved, nothing is copied; an interrupted build leaves each file in one of the two
 * places.
 */
export class GatsbyFiles {
  private startedAt = 0;
  private isSameCode = false;

  /**
   * @param publicFolder Gatsby's folder, which is published
   * @param folder where the files are kept: below .cache, which Gatsby clears together with its memory
   * @param key changes when the same page would be published differently
   */
  constructor(
    private readonly publicFolder: string,
    private readonly folder: string,
    private readonly key: string,
  ) {}

  private kept(kind: string, file = ''): string {
    return path.join(this.folder, kind, file);
  }

  /**
   * Before a build: gives Gatsby its files back, and sets aside what was published in their place. Where
   * public/ has been deleted there is no place to go back to: Gatsby begins anew.
   */
  putBack(): void {
    this.startedAt = Date.now();
    if (!fs.existsSync(this.publicFolder)) fs.rmSync(this.folder, { recursive: true, force: true });
    const key = this.kept(KEY);
    this.isSameCode = fs.existsSync(key) && fs.readFileSync(key, 'utf8') === this.key;
    fs.rmSync(this.kept(FINISHED), { recursive: true, force: true });
    for (const file of filesBelow(this.kept(OWN))) {
      // The build before may have been for another host.
      for (const name of new Set([file, netlifyName(file)])) {
        const published = path.join(this.publicFolder, name);
        if (fs.existsSync(published)) move(published, this.kept(FINISHED, file));
      }
      move(this.kept(OWN, file), path.join(this.publicFolder, file));
    }
    for (const file of filesBelow(this.kept(ASIDE))) {
      move(this.kept(ASIDE, file), path.join(this.publicFolder, file));
    }
  }

  private takeAway(file: string, kind: string): void {
    const place = path.join(this.publicFolder, file);
    move(place, this.kept(kind, file));
    removeEmpty(path.dirname(place), this.publicFolder);
  }

  /** Takes a file of Gatsby's that is not for visitors out of public/ until the next build. */
  setAside(file: string): void {
    this.takeAway(file, ASIDE);
  }

  /**
   * Publishes a page of Gatsby's. One that this build has not touched is published as it was before.
   * @param file its path in public/
   * @param name where it is published, in public/
   * @param finish makes the published page of Gatsby's HTML
   */
  publish(file: string, name: string, finish: (html: string) => string): void {
    const place = path.join(this.publicFolder, file);
    const before = this.kept(FINISHED, file);
    const isUntouched =
      this.isSameCode && fs.existsSync(before) && fs.statSync(place).mtimeMs < this.startedAt;
    const finished = isUntouched ? undefined : finish(fs.readFileSync(place, 'utf8'));
    this.takeAway(file, OWN);
    const published = path.join(this.publicFolder, name);
    if (finished === undefined) {
      move(before, published);
      return;
    }
    // Gatsby's file was perhaps the last in its folder.
    fs.mkdirSync(path.dirname(published), { recursive: true });
    fs.writeFileSync(published, finished);
  }

  /** Notes that all pages are published. */
  end(): void {
    fs.rmSync(this.kept(FINISHED), { recursive: true, force: true });
    fs.mkdirSync(this.folder, { recursive: true });
    fs.writeFileSync(this.kept(KEY), this.key);
  }
}
