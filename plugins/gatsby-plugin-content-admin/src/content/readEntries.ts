import { kindOfAnyFile } from '../../../../src/content/kinds';
import { readContentFile, type Source } from '../../../gatsby-plugin-content-check/browser';

/** Reads each content file by itself, as far as possible; skips files that belong to no kind. */
export const readEntries = (sources: readonly Source[]) =>
  sources.flatMap(({ file, text }) => {
    const kind = kindOfAnyFile(file);
    return kind ? readContentFile(file, text, kind) : [];
  });
