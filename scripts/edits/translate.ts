/** Translates as far as a program can: what a translation must hold stands where it must stand. */
import { Document } from 'yaml';
import { type Field, fieldOf, isRecord } from '../../src/content/introspect';
import { kinds } from '../../src/content/kinds';
import { translationFile } from '../../src/content/languages';
import { isPaired, wordsOf } from '../../src/content/translation';
import type { ScratchContent } from './scratchContent';

/** Stands where nobody has translated yet. No sentence: it fits every limit. */
const WORD = 'ترجمة';

/** The words of a translation that says what its original says; its own where it has some. */
function words(whole: Field, field: Field, original: unknown, own: unknown): unknown {
  const { item, fields } = field;
  if (item && whole.item) {
    const within = whole.item;
    if (!Array.isArray(original)) return undefined;
    const items: unknown[] = Array.isArray(own) ? own : [];
    if (items.length > 0 && !isPaired(whole)) return own;
    return original.map((one, index) => words(within, item, one, items[index]) ?? null);
  }
  if (fields.size > 0) {
    if (!isRecord(original)) return undefined;
    const owned = isRecord(own) ? own : {};
    const said = [...fields].flatMap(([name, one]) => {
      const model = whole.fields.get(name);
      const value = model && words(model, one, original[name], owned[name]);
      return value === undefined ? [] : [[name, value] as const];
    });
    return said.length > 0 ? Object.fromEntries(said) : undefined;
  }
  // A draft is one in every language.
  if (field.type !== 'string') return own;
  return original === undefined ? undefined : (own ?? WORD);
}

/**
 * Has the files of a language say what the originals say.
 * @param facts what the company's file says in this language
 */
export function translate(
  content: ScratchContent,
  language: string,
  facts: Readonly<Record<string, string>> = {},
): void {
  for (const { file, folder = '', schema } of kinds) {
    for (const name of file === undefined ? content.filesIn(folder) : [file]) {
      const translation = translationFile(name, language);
      const own: unknown = content.has(translation) ? content.read(translation).toJS() : undefined;
      const original: unknown = content.read(name).toJS();
      const said = words(fieldOf(schema), fieldOf(wordsOf(schema)), original, own);
      if (!isRecord(said)) continue;
      const all = name === 'data/site.yaml' ? { ...said, ...facts } : said;
      content.write(translation, new Document(all).toString());
    }
  }
}
