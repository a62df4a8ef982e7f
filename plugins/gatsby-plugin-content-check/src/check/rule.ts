/** What a rule takes and returns. */
import type { Words } from '../yaml/finding';
import type { ContentFile } from './contentFile';
import type { PictureFacts } from './readPicture';
import type { FieldWords } from './sentences';
import { type FieldPath, type TextField, textsIn } from './walk';

/** What the rules need to know beside the files of `data/`. */
export interface Surroundings {
  /** Names of the files in a folder of pictures, relative to the project. */
  picturesIn: (folder: string) => readonly string[];
  /** What the files in the folder of pictures are, by name; a file without an entry is not judged. */
  pictures: Readonly<Record<string, PictureFacts | undefined>>;
  /** The files of `static/` by their addresses: `/report.pdf`. */
  staticFiles: readonly string[];
  /** Placeholders for facts that the owner has yet to give, by `kind.field`. */
  placeholders: Readonly<Record<string, readonly string[]>>;
  /** True where drafts are left out, as on the published site. */
  isProduction: boolean;
  /** Slugs that the last commit gives to files whose slug has changed since. */
  committedSlugs: ReadonlyMap<string, string>;
  /** The former texts of originals that have changed since, by the files of their translations. */
  translatedOriginals: ReadonlyMap<string, string>;
  /** What has been noticed while all this was read. */
  noticed: readonly (readonly [file: string, words: Words])[];
}

export type FileFinding = readonly [file: ContentFile, path: FieldPath, words: FieldWords];

/** A rule checks all files together. */
export type Rule = (files: readonly ContentFile[], around: Surroundings) => Iterable<FileFinding>;

/** The rule that applies `find` to each text. */
export const textRule = (
  find: (text: TextField, file: ContentFile, around: Surroundings) => FieldWords | undefined,
): Rule =>
  function* (files, around) {
    for (const file of files) {
      for (const text of textsIn(file.model, file.content)) {
        const found = find(text, file, around);
        if (found) yield [file, text.path, found];
      }
    }
  };
