import { kindNamed } from '../../../../src/content/kinds';
import { fieldOf } from '../../../../src/content/model/introspect';
import { translated } from '../../../../src/content/model/translation';
import type { PartlyEntry } from '../../../../src/content/pages/entries';
import { originalOf } from '../../../../src/content/text/languages';
import { partlyEntry } from './walk';

/** Completes translations from their originals. Leaves out translations without an original. Pure. */
export function filesAsShown<File extends PartlyEntry & { file: string }>(
  files: readonly File[],
): File[] {
  const byName = new Map(files.map((file) => [file.file, file]));
  return files.flatMap((file) => {
    const original = byName.get(originalOf(file.file).original);
    if (original === file) return file;
    if (!original) return [];
    const kind = kindNamed(original.kind);
    const content = translated(fieldOf(kind.schema), original.content, file.content);
    return { ...file, ...partlyEntry(kind, content, file.language) };
  });
}
