/** Keeps the CMS from saving content that the build would refuse, and shows the check's messages. */
import { parse } from 'yaml';
import type { KindName } from '../../../../src/content/kinds';
import { fieldOf, isRecord } from '../../../../src/content/model/introspect';
import type { Kind } from '../../../../src/content/model/kind';
import { wordsOf } from '../../../../src/content/model/translation';
import { slugOf } from '../../../../src/content/pages/entries';
import {
  byLanguage,
  MAIN_LANGUAGE,
  originalOf,
  translationFile,
} from '../../../../src/content/text/languages';
import {
  inLanguage,
  partlyEntry,
  sentencesOf,
  slugLine,
  textsIn,
} from '../../../gatsby-plugin-content-check/browser';
import type { ContentIndex, Draft } from '../forms/checkDraft';
import { LANGUAGE_FIELD, SOURCE_FIELD } from '../forms/config';
import { type Fields, fromForm, groupPlacement, toForm, ungroupPlacement } from '../forms/formData';
import type { FileChange } from '../forms/removal';
import { patchYaml } from '../yaml/patchYaml';
import { askCheck } from './askWorker';
import { ownWords } from './cmsLanguage';
import type { EditingSession } from './editingSession';
import { showNote } from './note';
import { pickedPicture } from './pickedFiles';
import { markSaved } from './unsaved';

/** Returns the site's languages other than the main one. */
export const translationsIn = ({ sources }: ContentIndex): string[] =>
  [...byLanguage(sources, ({ file }) => originalOf(file).language).keys()].slice(1);

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

/** By language: a form asks for the same data with every letter. */
const parsed = new Map<string, { text: string; data: unknown }>();

/** Returns the file's data when the form was opened. */
function openedData(form: Fields): unknown {
  const text = sourceOf(form);
  const language = languageOfForm(form);
  const known = parsed.get(language);
  if (known?.text === text) return known.data;
  const data: unknown = parse(text);
  parsed.set(language, { text, data });
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

interface EditedEntry {
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

async function picturesIn(kind: Kind, content: unknown): Promise<Draft['newPictures']> {
  const files = textsIn(fieldOf(kind.schema), content).filter(
    ({ field, value }) => field.file !== undefined && value !== '',
  );
  const pictures = files.map(async ({ value }) => [value, await pickedPicture(value)] as const);
  return Object.fromEntries(await Promise.all(pictures));
}

/** Returns the path of the entry's original, even for a new entry. */
export function fileOf({ kind, path, forms }: EditedEntry): string {
  if (kind.file !== undefined) return kind.file;
  if (path !== '') return originalOf(path).original;
  const slug = slugOf(partlyEntry(kind, contentOf(kind, forms[0] ?? {})));
  return `${kind.folder ?? ''}/${slug || 'new'}.yaml`;
}

/** Returns the draft of an entry for the check. */
export async function draftOf(edited: EditedEntry): Promise<Draft> {
  const { kind, forms } = edited;
  const [data = {}] = forms;
  const file = fileOf(edited);
  return {
    file,
    sources: forms.map((form) => ({
      file: translationFile(file, languageOfForm(form)),
      text: writtenText(kind, form),
    })),
    slugBefore: slugOf(partlyEntry(kind, openedData(data))),
    newPictures: await picturesIn(kind, contentOf(kind, data)),
  };
}

/** An Error whose cause the CMS shows; it saves nothing. */
const notSaved = (message: string): Error =>
  new Error('saving_failed', { cause: new Error(message) });

/** Throws an Error that lists the check's errors for an entry. */
export async function guardSave(entry: EditedEntry): Promise<void> {
  const draft = await draftOf(entry);
  const question = { about: 'draft', draft, isPassing: false } as const;
  const { problems } = await askCheck(question).catch(() => {
    throw notSaved(ownWords().siteUnreachable);
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const sentences = errors.map((problem) => inLanguage(problem, sentencesOf(problem)));
  throw notSaved(`Not saved.\n\n${sentences.join('\n\n')}`);
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
  const file = fileOf(edited);
  return edited.forms.reduce((kept, form, index) => {
    const language = languageOfForm(form);
    const text = writtenText(edited.kind, form);
    session.noteOpening(translationFile(file, language), { base: sourceOf(form), text });
    const places = [...(index === 0 ? [['data']] : []), ['i18n', language, 'data']];
    return places
      .filter((place) => kept.hasIn(place))
      .reduce((map, place) => map.setIn([...place, SOURCE_FIELD], text), kept);
  }, entry);
}

/**
 * Checks all changes that are saved together.
 * @throws Error if other files need a deleted one; a note shows the reasons, since the CMS does not
 */
export async function guardRemoval(changes: readonly FileChange[]): Promise<void> {
  if (changes.every(({ text }) => text !== undefined)) return;
  const { reasons } = await askCheck({ about: 'changes', changes }).catch(() => {
    const sentence = ownWords().siteUnreachable;
    showNote(sentence);
    throw new Error(sentence);
  });
  showNote(undefined);
  if (reasons.length === 0) {
    markSaved();
    return;
  }
  const message = ['Not deleted.', ...reasons].join('\n\n');
  showNote(message);
  throw new Error(message);
}
