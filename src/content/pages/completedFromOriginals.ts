import { kindNamed, type KindName } from '../kinds';
import { fieldOf } from '../model/introspect';
import { translated } from '../model/translation';
import { originalOf } from '../text/languages';

interface FileContent {
  /** Its path in the project. */
  file: string;
  kind: KindName;
  content: unknown;
}

/**
 * Returns each file with the content that its page shows: a translation is completed from its original. Leaves out
 * translations without an original. Pure.
 */
export function completedFromOriginals<File extends FileContent>(
  files: readonly File[],
): (readonly [file: File, content: unknown])[] {
  const byName = new Map(files.map((file) => [file.file, file]));
  return files.flatMap((file) => {
    const original = byName.get(originalOf(file.file).original);
    if (!original) return [];
    if (original === file) return [[file, file.content]];
    const model = fieldOf(kindNamed(original.kind).schema);
    return [[file, translated(model, original.content, file.content)]];
  });
}
