/** What the CMS's forms of an entry hold, and what saving them would write. */
import { parse } from 'yaml';
import { isRecord } from '../../../../src/basics/isRecord';
import type { KindName } from '../../../../src/content/kinds';
import { fieldOf } from '../../../../src/content/model/introspect';
import type { Kind } from '../../../../src/content/model/kind';
import { wordsOf } from '../../../../src/content/model/translation';
import { slugOf } from '../../../../src/content/pages/entries';
import { MAIN_LANGUAGE, originalOf, translationFile } from '../../../../src/content/text/languages';
import { partlyEntry, slugLine } from '../../../gatsby-plugin-content-check/browser';
import { LANGUAGE_FIELD, SOURCE_FIELD } from '../forms/config';
import { type Fields, fromForm, groupPlacement, toForm, ungroupPlacement } from '../forms/formData';
import { patchYaml } from '../yaml/patchYaml';
import type { EditingSession } from './editingSession';

const asFields = (value: unknown): Fields => (isRecord(value) ? value : {});

/** Returns the data of a file's form; a hidden field carries the file's text. */
export function readForForm(session: EditingSession, { schema }: Kind, text: string): Fields {
  session.noteRead(text);
  return {
    ...groupPlacement(fieldOf(schema), asFields(toForm(fieldOf(schema), parse(text)))),
    [SOURCE_FIELD]: text,
  };
}

/** Returns the language of the file that a form edits. */
export function languageOfForm(form: Fields): string {
  const language = form[LANGUAGE_FIELD];
  return typeof language === 'string' ? language : MAIN_LANGUAGE;
}

/** Returns the file's text when the form was opened; "" for a new file. */
function sourceOf(form: Fields): string {
  const source = String(form[SOURCE_FIELD] ?? '');
  // The CMS starts a translation with a copy of the original's fields, slug included; no translation has one.
  const isCopy = languageOfForm(form) !== MAIN_LANGUAGE && slugLine(source) !== undefined;
  return isCopy ? '' : source;
}

/** A cache, by language: a form asks for the same data with every letter. */
const lastParsed = new Map<string, { text: string; data: unknown }>();

/** Returns the file's data when the form was opened. */
export function openedData(form: Fields): unknown {
  const text = sourceOf(form);
  const language = languageOfForm(form);
  const last = lastParsed.get(language);
  if (last?.text === text) return last.data;
  const data: unknown = parse(text);
  lastParsed.set(language, { text, data });
  return data;
}

/** Returns the content that a form would save: a translation has only the translated fields. */
export function contentOf({ schema }: Kind, form: Fields): Fields {
  const saved = languageOfForm(form) === MAIN_LANGUAGE ? schema : wordsOf(schema);
  return asFields(fromForm(fieldOf(saved), ungroupPlacement(form), openedData(form)));
}

/** Returns the text that a form would save; lines with unchanged values stay as they are. */
export const writtenText = (kind: Kind, form: Fields): string =>
  patchYaml(sourceOf(form), contentOf(kind, form));

/** Returns the text of a form that the CMS is about to save. */
export function savedText(session: EditingSession, kind: Kind, form: Fields): string {
  const text = writtenText(kind, form);
  session.noteWritten(text, sourceOf(form));
  return text;
}

/** An entry whose forms are open. */
export interface EditedEntry {
  kind: Kind<KindName>;
  /** The path of one of its files; "" if the CMS does not pass it. */
  path: string;
  forms: readonly Fields[];
}

/** Returns the forms of an entry, one for each language, the main one first. */
export function formsOf(entry: { toJS: () => { data: unknown; i18n?: Fields } }): Fields[] {
  const { data, i18n = {} } = entry.toJS();
  const others = Object.values(i18n).map((locale) => isRecord(locale) && locale.data);
  const isMain = (form: Fields) => languageOfForm(form) === MAIN_LANGUAGE;
  return [data, ...others]
    .filter(isRecord)
    .sort((first, second) => Number(isMain(second)) - Number(isMain(first)));
}

/** Returns the path of the entry's original, even for a new entry. */
export function originalFileOf({ kind, path, forms }: EditedEntry): string {
  if (kind.file !== undefined) return kind.file;
  if (path !== '') return originalOf(path).original;
  const slug = slugOf(partlyEntry(kind, contentOf(kind, forms[0] ?? {})));
  return `${kind.folder ?? ''}/${slug || 'new'}.yaml`;
}

/** An entry of the CMS, which is a map of Immutable.js. */
interface EntryMap<Self> {
  hasIn: (path: readonly string[]) => boolean;
  setIn: (path: readonly string[], value: unknown) => Self;
}

/**
 * Notes what the files of an entry held when its form was opened. Returns the entry with what it is about to save in
 * place of that: should it be saved again, it is compared with this.
 */
export function keepOpenings<Entry extends EntryMap<Entry>>(
  session: EditingSession,
  entry: Entry,
  edited: EditedEntry,
): Entry {
  const file = originalFileOf(edited);
  let kept = entry;
  for (const [index, form] of edited.forms.entries()) {
    const language = languageOfForm(form);
    const text = writtenText(edited.kind, form);
    session.noteOpening(translationFile(file, language), { base: sourceOf(form), text });
    const inLanguage = ['i18n', language, 'data'];
    for (const place of index === 0 ? [['data'], inLanguage] : [inLanguage]) {
      if (kept.hasIn(place)) kept = kept.setIn([...place, SOURCE_FIELD], text);
    }
  }
  return kept;
}
