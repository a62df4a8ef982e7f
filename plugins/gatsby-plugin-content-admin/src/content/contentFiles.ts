/** What the path of a content file says, and what the files hold. */
import { kindOfAnyFile } from '../../../../src/content/kinds';
import { readContentFile, type Source } from '../../../gatsby-plugin-content-check/browser';

/** Returns the part of a file's path that names its entry: `risk` for `data/ar/services/risk.yaml`. */
export const entryName = (file: string): string => file.replace(/^.*\/|\.[^.]*$/g, '');

/** Reads each content file by itself, as far as possible; skips files that belong to no kind. */
export const readEntries = (sources: readonly Source[]) =>
  sources.flatMap(({ file, text }) => {
    const kind = kindOfAnyFile(file);
    return kind ? readContentFile(file, text, kind) : [];
  });
