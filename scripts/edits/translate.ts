/** Translates as far as a program can: every field that a translation must hold has a value. */
import { parse, stringify } from 'yaml';
import { type Field, fieldOf, isRecord } from '../../src/content/introspect';
import { kinds } from '../../src/content/kinds';
import { translationFile } from '../../src/content/languages';
import { hasPairs, wordsOf } from '../../src/content/translation';
import type { ContentCopy } from '../lib/contentCopy';

const WORDS: Readonly<Record<string, string>> = { en: 'Other', ar: 'كلمة', fr: 'Mot' };

/** Numbers each text, so that no two are the same and none begins another. */
let written = 1000;

/** Other words, in the letters of a language. No sentence: they fit every limit. */
export function otherWords(language: string): string {
  written += 1;
  return `${WORDS[language]} ${written}`;
}

/** The words of a translation that says what its original says; its own where it has some. */
function words(code: string, whole: Field, field: Field, original: unknown, own: unknown): unknown {
  const { item, fields } = field;
  if (item && whole.item) {
    const within = whole.item;
    if (!Array.isArray(original)) return undefined;
    const items: unknown[] = Array.isArray(own) ? own : [];
    if (items.length > 0 && !hasPairs(whole)) return own;
    return original.map((one, index) => words(code, within, item, one, items[index]) ?? null);
  }
  if (fields.size > 0) {
    if (!isRecord(original)) return undefined;
    const owned = isRecord(own) ? own : {};
    const said = [...fields].flatMap(([name, one]) => {
      const model = whole.fields.get(name);
      const value = model && words(code, model, one, original[name], owned[name]);
      return value === undefined ? [] : [[name, value] as const];
    });
    return said.length > 0 ? Object.fromEntries(said) : undefined;
  }
  // A draft is one in every language.
  if (field.type !== 'string') return own;
  return original === undefined ? undefined : (own ?? otherWords(code));
}

/**
 * Has the files of a language say what their originals say.
 * @param isWanted the originals whose translation is written
 * @param facts what the company's file says in this language
 */
export function translate(
  content: ContentCopy,
  language: string,
  isWanted: (file: string) => boolean = () => true,
  facts: Readonly<Record<string, string>> = {},
): void {
  for (const { file, folder = '', schema } of kinds) {
    for (const name of (file ? [file] : content.filesIn(folder)).filter(isWanted)) {
      if (!content.has(name)) continue;
      const translation = translationFile(name, language);
      const own: unknown = content.has(translation) ? parse(content.read(translation)) : undefined;
      const original: unknown = parse(content.read(name));
      const said = words(language, fieldOf(schema), fieldOf(wordsOf(schema)), original, own);
      if (!isRecord(said)) continue;
      const all = name === 'data/site.yaml' ? { ...said, ...facts } : said;
      content.write(translation, stringify(all));
    }
  }
}
