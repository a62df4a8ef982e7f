/** Reads and writes the files of the working tree that /admin edits. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { contentFolders, kindOfAnyFile } from '../../../../src/content/kinds';
import { PICTURE_FOLDER } from '../../../../src/content/model/pictureFields';
import { originalOf } from '../../../../src/content/text/languages';
import { brokenPicture, openPicture } from '../../../gatsby-plugin-content-check';
import { writeWhole } from '../../../shared/generatedFiles';
import { Refusal } from '../../../shared/localServer';

const PICTURE = /^[\w][\w.-]*\.(?:jpe?g|png|webp|avif|svg|pdf)$/i;

/** The characters of the project's file names; never a leading dot. */
const NAME = /^[\w][\w .&-]*$/;

function isContentFile(file: string): boolean {
  const folder = path.posix.dirname(file);
  const name = path.posix.basename(file);
  if (folder === PICTURE_FOLDER) return PICTURE.test(name);
  return NAME.test(name) && kindOfAnyFile(file) !== undefined;
}

/** True for the folders of content files in any language, and for their parents. */
function isContentFolder(folder: string): boolean {
  const original = folder === '' ? '' : originalOf(`${folder}/`).original;
  return [PICTURE_FOLDER, ...contentFolders].some((content) => `${content}/`.startsWith(original));
}

const versionOf = (content: Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url')}"`;

/** Reads and writes the content in the working tree, and nothing outside it. */
export class WorkingTreeFiles {
  /** @param root the project's folder, without symbolic links in its path */
  constructor(private readonly root: string) {}

  /** Returns a file's path on disk; refuses files that are not content or are behind a symbolic link. */
  private pathOf(file: string): string {
    if (!isContentFile(file)) throw new Refusal(403, `${file} is no file of the content.`);
    const place = path.join(this.root, file);
    let present = place;
    while (!fs.existsSync(present)) present = path.dirname(present);
    if (fs.realpathSync(present) !== present) throw new Refusal(403, `${file} is behind a link.`);
    return place;
  }

  read(file: string) {
    const place = this.pathOf(file);
    if (!fs.existsSync(place)) throw new Refusal(404, `There is no ${file}.`);
    const content = fs.readFileSync(place);
    return { content, version: versionOf(content), modified: fs.statSync(place).mtime };
  }

  /** Returns the names of the content files and folders in a folder. */
  list(folder: string): string[] {
    if (!isContentFolder(folder)) throw new Refusal(403, `${folder} is no folder of the content.`);
    const place = path.join(this.root, folder);
    if (!fs.existsSync(place)) return [];
    const found = fs.readdirSync(place, { withFileTypes: true }).filter((entry) => {
      const file = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? isContentFolder(file) : entry.isFile() && isContentFile(file);
    });
    return found.map(({ name }) => name);
  }

  /** Refuses to overwrite any version but `expected`, which the writer has read; undefined for a new file. */
  private checkVersion(file: string, place: string, expected: string | undefined): void {
    const present = fs.existsSync(place) ? versionOf(fs.readFileSync(place)) : undefined;
    if (expected === present) return;
    const why =
      expected === undefined
        ? 'exists already. Choose another slug, or open that entry.'
        : 'has changed on the disk since this page read it. Nothing was saved. Copy what you have written, reload the page and write it again.';
    throw new Refusal(412, `${file} ${why}`);
  }

  /** Writes a file in one piece, and returns its new version. */
  async write(file: string, content: Buffer, expected: string | undefined): Promise<string> {
    const place = this.pathOf(file);
    if (path.posix.dirname(file) === PICTURE_FOLDER) {
      // Sample pages are allowed, too: only the check knows which field refers to the file.
      const problem = brokenPicture(path.basename(file), await openPicture(content), 'sample');
      if (problem) {
        const [why, advice] = problem;
        throw new Refusal(415, `${path.basename(file)} ${why}. Nothing was saved. ${advice}`);
      }
    }
    const version = versionOf(content);
    // The CMS writes all languages of an entry, including unchanged ones.
    if (version === expected) return version;
    this.checkVersion(file, place, expected);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    await writeWhole(place, content);
    return version;
  }

  remove(file: string, expected: string | undefined): void {
    const place = this.pathOf(file);
    if (!fs.existsSync(place)) throw new Refusal(404, `There is no ${file}.`);
    this.checkVersion(file, place, expected);
    fs.rmSync(place);
  }
}
