/** Keeps the CMS from saving what the build would refuse, and says why in the check's sentences. */
import { parse } from 'yaml';
import { slugOf } from '../../../../src/content/entries';
import { fieldOf, isRecord } from '../../../../src/content/introspect';
import type { Kind } from '../../../../src/content/kind';
import type { KindName } from '../../../../src/content/kinds';
import { languageInEnglish } from '../../../../src/content/languageNames';
import {
  byLanguage,
  MAIN_LANGUAGE,
  originalOf,
  translationFile,
} from '../../../../src/content/languages';
import { wordsOf } from '../../../../src/content/translation';
import {
  partlyEntry,
  type Problem,
  sentencesOf,
  slugLine,
  textsIn,
} from '../../../gatsby-plugin-content-check/browser';
import { checkDraft, CONTENT_INDEX, type ContentIndex, type Draft } from '../forms/checkDraft';
import { LANGUAGE_FIELD, SOURCE_FIELD } from '../forms/config';
import { fromForm, grouped, toForm, ungrouped } from '../forms/formData';
import { type FileChange, removalProblems } from '../forms/removal';
import { patchYaml } from '../yaml/patchYaml';
import { showNote } from './note';
import { pickedPicture } from './pickedFiles';
import { markSaved } from './unsaved';

/** Everything that the check needs, as the server has it now. */
export const loadContentIndex = async (): Promise<ContentIndex> =>
  (await fetch(CONTENT_INDEX, { cache: 'no-cache' })).json();

/** The languages of the site beside the main one: each has a folder. */
export const translationsIn = ({ sources }: ContentIndex): string[] =>
  [...byLanguage(sources, ({ file }) => originalOf(file).language).keys()].slice(1);

type Fields = Record<string, unknown>;

const asFields = (value: unknown): Fields => (isRecord(value) ? value : {});

/** What the form of a file edits; a hidden field carries the file's text. */
export const readForForm = ({ schema }: Kind, text: string): Fields => ({
  ...grouped(fieldOf(schema), asFields(toForm(fieldOf(schema), parse(text)))),
  [SOURCE_FIELD]: text,
});

/** The language of the file that a form edits. */
export function languageOfForm(form: Fields): string {
  const language = form[LANGUAGE_FIELD];
  return typeof language === 'string' ? language : MAIN_LANGUAGE;
}

/** The text that the form had when it was opened; "" for a new file. */
function sourceOf(form: Fields): string {
  const source = String(form[SOURCE_FIELD] ?? '');
  // The CMS begins a translation with a copy of the original's fields; no translation has a slug.
  const isCopy = languageOfForm(form) !== MAIN_LANGUAGE && slugLine(source) !== undefined;
  return isCopy ? '' : source;
}

/** The content of the file once the form is saved: a translation holds words only. */
export function contentOf({ schema }: Kind, form: Fields): Fields {
  const own = languageOfForm(form) === MAIN_LANGUAGE ? schema : wordsOf(schema);
  return asFields(fromForm(fieldOf(own), ungrouped(form), parse(sourceOf(form))));
}

/** Its text: lines whose values have not changed stay. */
export const writtenText = (kind: Kind, form: Fields): string =>
  patchYaml(sourceOf(form), contentOf(kind, form));

export interface EditedEntry {
  kind: Kind<KindName>;
  /** Where the CMS writes one of its files; "" where it does not say. */
  path: string;
  /** One for each language of the entry, the main one first. */
  forms: readonly Fields[];
}

/** The forms of an entry, one for each language, the main one first. */
export function formsOf(entry: { toJS: () => { data: unknown; i18n?: Fields } }): Fields[] {
  const { data, i18n = {} } = entry.toJS();
  const others = Object.values(i18n).map((one) => isRecord(one) && one.data);
  const isMain = (form: Fields) => languageOfForm(form) === MAIN_LANGUAGE;
  return [data, ...others]
    .filter(isRecord)
    .sort((one, other) => Number(isMain(other)) - Number(isMain(one)));
}

/** The pictures that a file names: the form offers those that are there, or uploads them with the entry. */
async function picturesIn(kind: Kind, content: unknown): Promise<Draft['newPictures']> {
  const named = textsIn(fieldOf(kind.schema), content).filter(
    ({ field, value }) => field.file !== undefined && value !== '',
  );
  return Object.fromEntries(
    await Promise.all(named.map(async ({ value }) => [value, await pickedPicture(value)])),
  );
}

/** The path of the entry's own file, which a new one does not have yet. */
export function fileOf({ kind, path, forms }: EditedEntry): string {
  if (kind.file !== undefined) return kind.file;
  if (path !== '') return originalOf(path).original;
  const slug = slugOf(partlyEntry(kind, contentOf(kind, forms[0] ?? {})));
  return `${kind.folder ?? ''}/${slug || 'new'}.yaml`;
}

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
    slugBefore: slugOf(partlyEntry(kind, parse(sourceOf(data)))),
    newPictures: await picturesIn(kind, contentOf(kind, data)),
  };
}

/** A problem in sentences, with its language: all translations are saved at once. */
function inLanguage(problem: Problem): string {
  const { language } = originalOf(problem.file);
  const sentences = sentencesOf(problem);
  return language === MAIN_LANGUAGE ? sentences : `${languageInEnglish(language)}: ${sentences}`;
}

/** Throws what the check finds in the forms: the CMS shows the sentence and saves nothing. */
export async function guardSave(entry: EditedEntry): Promise<void> {
  const problems = checkDraft(await draftOf(entry), await loadContentIndex());
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const sentences = errors.map(inLanguage).join('\n\n');
  throw new Error('saving_failed', { cause: new Error(`Not saved.\n\n${sentences}`) });
}

/**
 * Throws where the changes delete what something needs, and says so over the page: the CMS itself only says
 * that it has failed. Call it with everything that is saved together.
 */
export async function guardRemoval(changes: readonly FileChange[]): Promise<void> {
  if (changes.every(({ text }) => text !== undefined)) return;
  const problems = removalProblems(changes, await loadContentIndex());
  showNote(undefined);
  if (problems.length === 0) {
    markSaved();
    return;
  }
  const words = ['Not deleted.', ...problems].join('\n\n');
  showNote(words);
  throw new Error(words);
}
