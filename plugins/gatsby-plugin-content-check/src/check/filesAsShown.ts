import { type PartlyEntry, pathsOf } from '../../../../src/content/entries';
import { fieldOf } from '../../../../src/content/introspect';
import { kindNamed } from '../../../../src/content/kinds';
import { MAIN_LANGUAGE, originalOf, pathIn } from '../../../../src/content/languages';
import { translated, withOwnLinks } from '../../../../src/content/translation';
import { partlyEntry } from './walk';

/**
 * Files as pages show them: each translation with what it shares with its original, and with links to
 * pages of its own language, where there are such. Translations of nothing are left out. Pure.
 * @param isShown the files that have their pages
 */
export function filesAsShown<File extends PartlyEntry & { file: string }>(
  files: readonly File[],
  isShown: (file: File) => boolean = () => true,
): File[] {
  const byName = new Map(files.map((file) => [file.file, file]));
  const shown = files
    .flatMap((file) => {
      const original = byName.get(originalOf(file.file).original);
      if (original === file) return file;
      if (!original) return [];
      const kind = kindNamed(original.kind);
      const content = translated(fieldOf(kind.schema), original.content, file.content);
      return { ...file, ...partlyEntry(kind, content, file.language) };
    })
    .filter(isShown);
  const paths = new Set(shown.flatMap(pathsOf));
  return shown.map((file) => {
    const { language } = file;
    if (language === MAIN_LANGUAGE) return file;
    const kind = kindNamed(file.kind);
    const has = (path: string) => paths.has(pathIn(language, path));
    const content = withOwnLinks(fieldOf(kind.schema), file.content, language, has);
    return { ...file, ...partlyEntry(kind, content, language) };
  });
}
