/** A rule that looks at all files together: what it is given and what it returns. */
import type { Finding } from '../yaml/finding';
import { type ContentFile, findingAt } from './contentFile';
import type { LogoFacts } from './readLogo';
import type { FieldWords } from './sentences';
import { type TextField, textsIn } from './walk';

/** What the rules need to know beside the files of `data/`. */
export interface Surroundings {
  /** Names of the files in a folder of pictures, relative to the project. */
  picturesIn: (folder: string) => readonly string[];
  /** What a logo among the pictures is; undefined where there is no such file. */
  logoAt: (name: string) => LogoFacts | undefined;
  /** True where `static/` holds this file: `/report.pdf`. */
  hasStaticFile: (path: string) => boolean;
  /** Values that stand in until the owner gives the real ones, by `kind.field`. */
  placeholders: Readonly<Record<string, readonly string[]>>;
  /** True where drafts are left out, as on the published site. */
  isProduction: boolean;
  /** Slugs that the last commit gives to files whose slug has changed since. */
  committedSlugs: ReadonlyMap<string, string>;
  /** The originals that have changed since their translations, as they were then, by the translations. */
  translatedOriginals: ReadonlyMap<string, string>;
}

/** A finding with the file that it is about. */
export type FileFinding = readonly [ContentFile, Finding];

export type Rule = (
  files: readonly ContentFile[],
  surroundings: Surroundings,
) => Iterable<FileFinding>;

/** The rule that holds of each text by itself what `find` says of it. */
export const textRule = (
  find: (text: TextField, file: ContentFile, surroundings: Surroundings) => FieldWords | undefined,
): Rule =>
  function* (files, surroundings) {
    for (const file of files) {
      for (const text of textsIn(file.model, file.content)) {
        const found = find(text, file, surroundings);
        if (found) yield [file, findingAt(file, text.path, found)];
      }
    }
  };
