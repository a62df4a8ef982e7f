/** Keeps the CMS from saving what the build would refuse, and says why in the check's sentences. */
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
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
import {
  partlyEntry,
  type Problem,
  sentencesOf,
  textsIn,
} from '../../../gatsby-plugin-content-check/browser';
import { checkDraft, CONTENT_INDEX, type ContentIndex, type Draft } from '../forms/checkDraft';
import { pickedLogo } from './pickedFiles';
import { contentOf, languageOfForm, sourceOf, writtenText } from './writtenText';

let loaded: Promise<ContentIndex> | undefined;

/** Everything that the check looks at; on the dev server as it is now, elsewhere as it was published. */
export function loadContentIndex(isWorkingTree: boolean): Promise<ContentIndex> {
  if (isWorkingTree || !loaded) {
    loaded = fetch(CONTENT_INDEX, { cache: isWorkingTree ? 'no-store' : 'default' }).then(
      (response) => response.json(),
    );
    loaded.catch(() => {
      loaded = undefined;
    });
  }
  return loaded;
}

/** The languages of the site beside the main one: each has a folder. */
export const translationsIn = ({ sources }: ContentIndex): string[] =>
  [...byLanguage(sources, ({ file }) => originalOf(file).language).keys()].slice(1);

type Fields = Record<string, unknown>;

/** An entry as its forms have it. */
export interface EditedEntry {
  kind: Kind<KindName>;
  /** Where the CMS writes one of its files; "" where it does not say. */
  path: string;
  /** What the forms hold: one for each language of the entry, the main one first. */
  forms: readonly Fields[];
}

/** The forms of an entry as the CMS hands them over: that of the language in question, and the others. */
export function formsOf(entry: CustomPreviewTemplateProps['entry']): Fields[] {
  const { data, i18n = {} } = entry.toJS();
  const others = Object.values<unknown>(i18n).map((one) => isRecord(one) && one.data);
  const isMain = (form: Fields) => languageOfForm(form) === MAIN_LANGUAGE;
  return [data, ...others]
    .filter(isRecord)
    .sort((one, other) => Number(isMain(other)) - Number(isMain(one)));
}

/** The pictures that a file names: the form offers those that are there, or uploads them with the entry. */
async function picturesIn(kind: Kind, content: unknown): Promise<Draft['newPictures']> {
  const named = textsIn(fieldOf(kind.schema), content).filter(
    ({ field, value }) => field.imageFolder !== undefined && value !== '',
  );
  return Object.fromEntries(
    await Promise.all(
      named.map(async ({ field, value }) => [
        value,
        field.isLogo ? await pickedLogo(value) : undefined,
      ]),
    ),
  );
}

/** The path of the entry's own file, which a new one does not have yet. */
export function fileOf({ kind, path, forms }: EditedEntry): string {
  if (kind.file !== undefined) return kind.file;
  if (path !== '') return originalOf(path).original;
  const slug = slugOf(partlyEntry(kind, contentOf(kind, forms[0] ?? {})));
  return `${kind.folder ?? ''}/${slug || 'new'}.yaml`;
}

/** The entry as the forms would save it. */
export async function draftOf(edited: EditedEntry): Promise<Draft> {
  const { kind, forms } = edited;
  const [data = {}] = forms;
  const source = sourceOf(data);
  const file = fileOf(edited);
  return {
    file,
    sources: forms.map((form) => ({
      file: translationFile(file, languageOfForm(form)),
      text: writtenText(kind, form),
    })),
    slugBefore: source === undefined ? undefined : slugOf(partlyEntry(kind, parse(source))),
    newPictures: await picturesIn(kind, contentOf(kind, data)),
  };
}

/** A problem in its sentences; that of a translation says which: several forms are saved at once. */
function inLanguage(problem: Problem): string {
  const { language } = originalOf(problem.file);
  const sentences = sentencesOf(problem);
  return language === MAIN_LANGUAGE ? sentences : `${languageInEnglish(language)}: ${sentences}`;
}

/**
 * Throws where the check has an error against the forms. The CMS shows the sentence of the cause in
 * its dialogue, and saves nothing.
 */
export async function guardSave(entry: EditedEntry, isWorkingTree: boolean): Promise<void> {
  const problems = checkDraft(await draftOf(entry), await loadContentIndex(isWorkingTree)).filter(
    ({ severity }) => severity === 'error',
  );
  if (problems.length === 0) return;
  const sentences = problems.map(inLanguage).join('\n\n');
  throw new Error('saving_failed', { cause: new Error(`Not saved.\n\n${sentences}`) });
}
