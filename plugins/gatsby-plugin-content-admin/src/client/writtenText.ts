/** The text of a file, out of the data of its form. */
import { parse } from 'yaml';
import { fieldOf, isRecord } from '../../../../src/content/introspect';
import type { Kind } from '../../../../src/content/kind';
import { MAIN_LANGUAGE } from '../../../../src/content/languages';
import { wordsOf } from '../../../../src/content/translation';
import { slugLine } from '../../../gatsby-plugin-content-check/browser';
import { LANGUAGE_FIELD, SOURCE_FIELD } from '../forms/config';
import { fromForm, grouped, toForm, ungrouped } from '../forms/formData';
import { patchYaml } from '../yaml/patchYaml';

type Fields = Record<string, unknown>;

const asFields = (value: unknown): Fields => (isRecord(value) ? value : {});

/** What the form of a file's text edits; its text goes with it, out of sight. */
export const readForForm = ({ schema }: Kind, text: string): Fields => ({
  ...grouped(fieldOf(schema), asFields(toForm(fieldOf(schema), parse(text)))),
  [SOURCE_FIELD]: text,
});

/** The language of the file that a form edits. */
export function languageOfForm(form: Fields): string {
  const language = form[LANGUAGE_FIELD];
  return typeof language === 'string' ? language : MAIN_LANGUAGE;
}

/** The text that the form had when it was opened; undefined for a new file. */
export function sourceOf(form: Fields): string | undefined {
  const source = form[SOURCE_FIELD];
  if (typeof source !== 'string' || source === '') return undefined;
  // The CMS begins a translation with a copy of the original's fields; no translation has a slug.
  const isCopy = languageOfForm(form) !== MAIN_LANGUAGE && slugLine(source) !== undefined;
  return isCopy ? undefined : source;
}

/** The data of the form as the file holds it: a translation holds words only. */
export function contentOf({ schema }: Kind, form: Fields): Fields {
  const source = sourceOf(form);
  const before: unknown = source === undefined ? undefined : parse(source);
  const own = languageOfForm(form) === MAIN_LANGUAGE ? schema : wordsOf(schema);
  return asFields(fromForm(fieldOf(own), ungrouped(form), before));
}

/** The text of the file once the form is saved: of what has not changed, every line as it was. */
export const writtenText = (kind: Kind, form: Fields): string =>
  patchYaml(sourceOf(form) ?? '', contentOf(kind, form));
