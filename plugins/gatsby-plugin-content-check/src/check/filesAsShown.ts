import { kindNamed } from '../../../../src/content/kinds';
import { completedFromOriginals } from '../../../../src/content/pages/completedFromOriginals';
import type { PartlyEntry } from '../../../../src/content/pages/entries';
import { partlyEntry } from './walk';

/** Returns files with what pages show of them, as far as it fits; without translations that have no original. Pure. */
export const filesAsShown = <File extends PartlyEntry & { file: string }>(
  files: readonly File[],
): File[] =>
  completedFromOriginals(files).map(([file, content]) =>
    content === file.content
      ? file
      : { ...file, ...partlyEntry(kindNamed(file.kind), content, file.language) },
  );
