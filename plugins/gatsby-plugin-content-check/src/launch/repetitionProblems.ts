import { kindNamed } from '../../../../src/content/kinds';
import { fieldOf } from '../../../../src/content/model/introspect';
import { isDraft } from '../../../../src/content/pages/entries';
import { problemAt } from '../check/fileProblems';
import type { Problem } from '../check/problem';
import type { ContentFile } from '../check/readContentFile';
import { nameOf } from '../check/sentences';

const SHORTEST = 40;

/** Reports texts that an earlier entry contains word for word, in kinds whose texts may be made up. Pure. */
export function* repetitionProblems(files: readonly ContentFile[]): Iterable<Problem> {
  const first = new Map<string, string>();
  for (const file of files) {
    const { folder, schema } = kindNamed(file.kind);
    if (folder === undefined || !fieldOf(schema).fields.has('illustrative')) continue;
    if (isDraft(file)) continue;
    for (const { field, path, value } of file.texts) {
      if (value.length < SHORTEST) continue;
      const key = [file.kind, file.language, value].join('\n');
      const other = first.get(key) ?? file.file;
      first.set(key, other);
      if (other === file.file) continue;
      const message = `${nameOf(field, path)} says word for word what ${other} says.`;
      const expected = 'Write this entry’s own.';
      yield problemAt(file, path, { message, expected, isAdvice: true });
    }
  }
}
