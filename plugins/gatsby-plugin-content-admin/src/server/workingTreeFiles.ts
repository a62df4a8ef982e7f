/** The files of the working tree that /admin may read and write, and how it does so. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { contentFolders, kindOfFile, kinds } from '../../../../src/content/kinds';
import { originalOf } from '../../../../src/content/languages';
import { PICTURE_FOLDER } from '../../../../src/content/sharedFields';
import { openPicture, Refusal, unfit } from '../../../gatsby-plugin-content-check';
import { fixedAddress } from '../forms/removal';

const PICTURE = /^[\w][\w.-]*\.(?:jpe?g|png|webp|avif|svg|pdf)$/i;

/** Letters, digits and the signs that the project's own file names have; never a dot at the start. */
const NAME = /^[\w][\w .&-]*$/;

/** True for pictures and files of the model, which the forms edit. */
function isContentFile(file: string): boolean {
  const folder = path.posix.dirname(file);
  const name = path.posix.basename(file);
  if (folder === PICTURE_FOLDER) return PICTURE.test(name);
  return NAME.test(name) && kindOfFile(originalOf(file).original) !== undefined;
}

/** True for a folder of such files in any language, and for those above it. */
function isContentFolder(folder: string): boolean {
  const original = folder === '' ? '' : originalOf(`${folder}/`).original;
  return [PICTURE_FOLDER, ...contentFolders].some((one) => `${one}/`.startsWith(original));
}

/** How a version of a file is named (RFC 9110, "ETag"). */
const versionOf = (content: Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url')}"`;

export class WorkingTreeFiles {
  private readonly root: string;

  constructor(project: string) {
    this.root = fs.realpathSync(project);
  }

  /** The place of a file on the disk. No symbolic link may lead elsewhere. */
  private pathOf(file: string): string {
    if (!isContentFile(file)) throw new Refusal(403, `${file} is no file of the content.`);
    const place = path.join(this.root, file);
    let present = place;
    while (!fs.existsSync(present)) present = path.dirname(present);
    if (fs.realpathSync(present) !== present) throw new Refusal(403, `${file} is behind a link.`);
    return place;
  }

  /** @throws Refusal where there is no such file, or none that the forms edit */
  read(file: string) {
    const place = this.pathOf(file);
    if (!fs.existsSync(place)) throw new Refusal(404, `There is no ${file}.`);
    const content = fs.readFileSync(place);
    return { content, version: versionOf(content), modified: fs.statSync(place).mtime };
  }

  /** The names of the folders and files in a folder that the forms edit. */
  list(folder: string): string[] {
    if (!isContentFolder(folder)) throw new Refusal(403, `${folder} is no folder of the content.`);
    const place = path.join(this.root, folder);
    if (!fs.existsSync(place)) return [];
    const found = fs.readdirSync(place, { withFileTypes: true }).filter((one) => {
      const file = path.posix.join(folder, one.name);
      return one.isDirectory() ? isContentFolder(file) : one.isFile() && isContentFile(file);
    });
    return found.map(({ name }) => name);
  }

  /**
   * Refuses where the file has changed since the writer has read it.
   * @param seen the version that the writer has read; undefined for a new file
   */
  private checkVersion(file: string, place: string, seen: string | undefined): void {
    const present = fs.existsSync(place) ? versionOf(fs.readFileSync(place)) : undefined;
    if (seen === present) return;
    const why =
      seen === undefined
        ? 'exists already. Choose another slug, or open that entry.'
        : 'has changed on the disk since this page read it. Nothing was saved. Copy what you have written, reload the page and write it again.';
    throw new Refusal(412, `${file} ${why}`);
  }

  /** Writes a file as a whole. Returns its new version. */
  async write(file: string, content: Buffer, seen: string | undefined): Promise<string> {
    const place = this.pathOf(file);
    if (path.posix.dirname(file) === PICTURE_FOLDER) {
      // It may be a sample page, too: which field names it, the check of the draft knows.
      const said = unfit(path.basename(file), await openPicture(content), true);
      if (said)
        throw new Refusal(415, `${path.basename(file)} ${said[0]}. Nothing was saved. ${said[1]}`);
    }
    const version = versionOf(content);
    // The CMS writes an entry in all its languages, whichever has changed.
    if (version === seen) return version;
    this.checkVersion(file, place, seen);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    // Beside the file, under a name that watchers ignore, so that nobody reads half of it.
    const draft = path.join(path.dirname(place), `.${path.basename(place)}.${process.pid}.draft`);
    fs.writeFileSync(draft, content);
    fs.renameSync(draft, place);
    return version;
  }

  remove(file: string, seen: string | undefined): void {
    const place = this.pathOf(file);
    if (!fs.existsSync(place)) throw new Refusal(404, `There is no ${file}.`);
    if (kinds.some((kind) => kind.file === originalOf(file).original)) {
      throw new Refusal(403, `${file} cannot be deleted: the site needs it.`);
    }
    const fixed = fixedAddress(file, fs.readFileSync(place, 'utf8'));
    if (fixed !== undefined) throw new Refusal(403, `${file} cannot be deleted. ${fixed}`);
    this.checkVersion(file, place, seen);
    fs.rmSync(place);
  }
}
