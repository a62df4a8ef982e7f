import type { Diagnosis } from '../yaml/diagnosis';
import type { PictureFacts } from './pictures/readPicture';

/** An original and its translation, as texts or as content. */
export interface Pair<Value = string> {
  original: Value;
  translation: Value;
}

/** The rules' input besides the files of `data/`. */
export interface Surroundings {
  /** Lists the file names in a folder of pictures, given relative to the project. */
  picturesIn: (folder: string) => readonly string[];
  /** Facts about the pictures, by file name; a file without facts is not judged. */
  pictures: Readonly<Record<string, PictureFacts | undefined>>;
  /** The files of `static/` by address: `/report.pdf`. */
  staticFiles: readonly string[];
  /** Placeholders for facts that the owner has yet to supply, by `kind.field`. */
  placeholders: Readonly<Record<string, readonly string[]>>;
  /** True if drafts are left out, as on the published site. */
  isProduction: boolean;
  /** Slugs at the last commit, by file; only for files whose slug has changed since. */
  committedSlugs: ReadonlyMap<string, string>;
  /** By translation, its original's text at the time of translation, if that has changed since. */
  translatedOriginals: ReadonlyMap<string, string>;
  /**
   * By translation, its original's text and its own when its words were last changed, if the original has changed
   * since.
   */
  formerPairs: ReadonlyMap<string, Pair>;
  /** The files of the last commit; undefined without Git. A file that is not one of them is new. */
  committedFiles?: ReadonlySet<string>;
  /** The names of this site's own public hosts, where they are known. */
  ownHosts?: readonly string[];
  /** What was noticed while files were looked for and Git was asked, by file. */
  noticed: readonly (readonly [file: string, diagnosis: Diagnosis])[];
}
