/** Checks the texts of all files together. Pure: it reads nothing, so forms and tests can use it. */
import { isDraft, slugOf } from '../../../../src/content/entries';
import { hasPages } from '../../../../src/content/kind';
import { kindOfFile, kinds } from '../../../../src/content/kinds';
import { isLanguage, languageInEnglish } from '../../../../src/content/languageNames';
import {
  byLanguage,
  MAIN_LANGUAGE,
  originalOf,
  translationFile,
} from '../../../../src/content/languages';
import type { Finding, Words } from '../yaml/finding';
import { Lines } from '../yaml/lines';
import { addressRule } from './addresses';
import { type ContentFile, findingAt, readContentFile } from './contentFile';
import {
  duplicates,
  duplicateWords,
  isNamedAfter,
  kindOfMisnamed,
  misnamed,
  withEnding,
} from './fileNames';
import { fontRule } from './fonts';
import type { Problem } from './format';
import { glossaryRule } from './glossary';
import { linkRule } from './links';
import { markupRule } from './markup';
import { ownersNameRule } from './ownersNames';
import { pictureRule } from './pictures';
import { launchRule, placeholderRule, reviewRule } from './placeholders';
import { cardRule, groupRule, referenceRule } from './references';
import type { Rule, Surroundings } from './rule';
import { searchEngineRule } from './searchEngines';
import type { FieldWords } from './sentences';
import { translationRule } from './translations';
import type { FieldPath } from './walk';

/** A file of `data/`. */
export interface Source {
  /** Path relative to the project, with forward slashes. */
  file: string;
  text: string;
  /** Why the file cannot be read from the disk, where it cannot. */
  unreadable?: string;
}

export type CheckedSources = ReturnType<typeof checkSources>;

/** Rules about what translations share: checked once, in the originals. */
const originalRules: readonly Rule[] = [
  addressRule,
  referenceRule,
  pictureRule,
  cardRule,
  ownersNameRule,
  groupRule,
  placeholderRule,
  reviewRule,
];

/** Rules about texts, in each language. */
const textRules: readonly Rule[] = [
  linkRule,
  searchEngineRule,
  translationRule,
  fontRule,
  glossaryRule,
  markupRule,
];

/** Gives a finding its line and column. */
function toProblem(file: string, finding: Finding, lines: Lines): Problem {
  const { span, isAdvice, field = '', ...words } = finding;
  const from = lines.placeAt(span.start);
  const { line: endLine, column: endColumn } = lines.placeAt(span.end);
  const sourceLine = lines.textOf(from.line - 1);
  const severity = isAdvice ? 'warning' : 'error';
  return { ...words, field, file, severity, ...from, endLine, endColumn, sourceLine };
}

/** What is said about a field of a file, with its place. */
export const problemAt = (file: ContentFile, path: FieldPath, words: FieldWords): Problem =>
  toProblem(file.file, findingAt(file, path, words), file.lines);

const problemsBy = (rules: readonly Rule[], ...given: Parameters<Rule>): Problem[] =>
  rules.flatMap((rule) => [...rule(...given)]).map((found) => problemAt(...found));

const atStart = (file: string, text: string, words: Words): Problem =>
  toProblem(file, { span: { start: 0, end: 0 }, ...words }, new Lines(text));

/** Files that a language lacks. For a page that no other page needs, this is advice only. */
function missingTranslations(names: ReadonlySet<string>): Problem[] {
  const ofLanguage = byLanguage(names, (name) => originalOf(name).language);
  const [[, originals = []] = [], ...others] = ofLanguage;
  return others.flatMap(([language]) => {
    if (!isLanguage(language)) {
      return atStart(translationFile('data/site.yaml', language), '', {
        message: `"${language}" is no language's code.`,
        expected: 'A folder of translations is named by a code of two letters, like "ar".',
      });
    }
    return originals.flatMap((one) => {
      const kind = kindOfFile(one);
      const file = translationFile(one, language);
      if (!kind || kind.isOptional || names.has(file)) return [];
      return atStart(file, '', {
        message: `This file is missing: it says ${one} in ${languageInEnglish(language)}.`,
        expected: hasPages(kind) ? 'Until it is there, the page has English only.' : undefined,
        isAdvice: hasPages(kind),
      });
    });
  });
}

const byText = (one: string, other: string): number => Number(one > other) - Number(one < other);

const byPlace = (one: Problem, other: Problem): number =>
  byText(one.file, other.file) || one.line - other.line || one.column - other.column;

/** Originals before the copies that computers name after them: what they share is said of the copy. */
function copiesLast(files: readonly ContentFile[]): ContentFile[] {
  const namesOf = new Map<string | undefined, string[]>();
  for (const file of files) {
    const slug = slugOf(file);
    namesOf.set(slug, [...(namesOf.get(slug) ?? []), file.file]);
  }
  const isCopy = (file: ContentFile) =>
    namesOf.get(slugOf(file))?.some((other) => isNamedAfter(file.file, other));
  const copies = new Set(files.filter(isCopy));
  return [...files.filter((file) => !copies.has(file)), ...copies];
}

/** Sorts the launch list by kind, as in the handbook, and each original before its translations. */
function launchOrder({ file }: Problem): string {
  const { original, language } = originalOf(file);
  const kind = kinds.findIndex(({ name }) => name === kindOfFile(original)?.name);
  return `${kind + 10} ${original} ${language === MAIN_LANGUAGE ? '' : language}`;
}

const byLaunchOrder = (one: Problem, other: Problem): number =>
  byText(launchOrder(one), launchOrder(other)) || byPlace(one, other);

/** Checks all files together; `launch` is what is not the owner's yet. Never throws for what is in them. */
export function checkSources(sources: readonly Source[], surroundings: Surroundings) {
  const names = new Set(sources.map(({ file }) => withEnding(file)));
  const found = missingTranslations(names);
  for (const { file, singular, isOptional } of kinds) {
    if (!file || isOptional || names.has(file)) continue;
    const message = `This file is missing: it is the ${singular}.`;
    found.push(atStart(file, '', { message, expected: 'Restore it from Git.' }));
  }
  for (const [file, words] of surroundings.noticed) found.push(atStart(file, '', words));
  const twice = duplicates(sources.map(({ file }) => file));
  const files: ContentFile[] = [];
  for (const { file, text, unreadable } of sources) {
    const other = twice.get(file);
    const broken = unreadable && { message: `This file cannot be read: ${unreadable}.` };
    const wrong = other === undefined ? (misnamed(file) ?? broken) : duplicateWords(other);
    if (wrong) found.push(atStart(file, text, wrong));
    const kind = kindOfMisnamed(file);
    if (kind && other === undefined && !broken) files.push(readContentFile(file, text, kind));
  }

  const ordered = copiesLast(files);
  const originals = ordered.filter(({ language }) => language === MAIN_LANGUAGE);
  const shown = files.filter((file) => !isDraft(file));
  found.push(
    ...files.flatMap(({ file, lines, findings }) =>
      findings.map((one) => toProblem(file, one, lines)),
    ),
    ...problemsBy(originalRules, originals, surroundings),
    ...problemsBy(textRules, ordered, surroundings),
  );
  found.sort(byPlace);
  return {
    files,
    launch: problemsBy([launchRule], shown, surroundings).sort(byLaunchOrder),
    problems: found.filter(({ severity }) => severity === 'error'),
    warnings: found.filter(({ severity }) => severity === 'warning'),
  };
}
