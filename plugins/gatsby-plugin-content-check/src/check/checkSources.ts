/** Checks the contents of all files together. Pure: does not touch the disk, so /admin and tests can use it. */
import { byText } from '../../../../src/basics/byText';
import { grouped } from '../../../../src/basics/grouped';
import { kindOfFile, kinds } from '../../../../src/content/kinds';
import { hasPages } from '../../../../src/content/model/kind';
import { isDraft } from '../../../../src/content/pages/entries';
import { isLanguage, languageInEnglish } from '../../../../src/content/text/languageNames';
import {
  byLanguage,
  MAIN_LANGUAGE,
  originalOf,
  translationFile,
} from '../../../../src/content/text/languages';
import { type Diagnosis, firstOf } from '../yaml/diagnosis';
import { Lines } from '../yaml/lines';
import { nameJudge, withYamlEnding, withoutEnding } from './fileNames';
import { problemAt, problemIn } from './fileProblems';
import { byPlace, type Problem } from './problem';
import { type ContentFile, readContentFile, type Source } from './readContentFile';
import { addressRule } from './rules/addresses';
import { arabicRule } from './rules/arabic';
import { dateRule } from './rules/dates';
import { directionRule } from './rules/directionMarks';
import { fontRule } from './rules/fonts';
import { glossaryRule } from './rules/glossary';
import { emptyGroupRule, orderRule } from './rules/groups';
import { launchRule, placeholderRule } from './rules/launch';
import { linkRule } from './rules/links';
import { markupRule } from './rules/markup';
import { networkRule } from './rules/networks';
import { ownersNameRule } from './rules/ownersNames';
import { descriptionRule } from './rules/pictureDescriptions';
import { pictureRule } from './rules/pictures';
import { referenceRule } from './rules/references';
import { reviewRule } from './rules/reviews';
import type { FileFinding, Rule } from './rules/rule';
import { searchEngineRule } from './rules/searchEngines';
import { cardRule, needRule } from './rules/services';
import { translationRule } from './rules/translations';
import type { Surroundings } from './surroundings';

/** Rules that look at the originals only: what translations take from them, the owner's names, reviews. */
const rulesOfOriginals: readonly Rule[] = [
  addressRule,
  referenceRule,
  pictureRule,
  cardRule,
  emptyGroupRule,
  orderRule,
  needRule,
  networkRule,
  ownersNameRule,
  placeholderRule,
  reviewRule,
];

/** Rules that look at the files of all languages, translations beside their originals. */
const rulesOfAllLanguages: readonly Rule[] = [
  linkRule,
  searchEngineRule,
  translationRule,
  directionRule,
  arabicRule,
  dateRule,
  descriptionRule,
  fontRule,
  glossaryRule,
  markupRule,
];

/** The first findings of a rule in each field; those in the items of a list count together. */
function firstFindings(findings: Iterable<FileFinding>): FileFinding[] {
  const byField = grouped(findings, ([{ file }, path]) =>
    [file, ...path.filter((step) => typeof step === 'string')].join('\n'),
  );
  return [...byField.values()].flatMap((all) =>
    firstOf(all, ([file, path, { span, isAdvice }], message) => [
      file,
      path,
      { span, isAdvice, message },
    ]),
  );
}

const problemsBy = (rules: readonly Rule[], ...given: Parameters<Rule>): Problem[] =>
  rules.flatMap((rule) => firstFindings(rule(...given))).map((finding) => problemAt(...finding));

const atStart = (file: string, text: string, diagnosis: Diagnosis): Problem =>
  problemIn(file, new Lines(text), diagnosis);

/**
 * Reports files that a language lacks. For kinds with their own pages this is only advice: the page stays in
 * English.
 */
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
    return originals.flatMap((original) => {
      const kind = kindOfFile(original);
      const file = translationFile(original, language);
      if (!kind || kind.isOfTranslations || names.has(file)) return [];
      return atStart(file, '', {
        message: `This file is missing: it says ${original} in ${languageInEnglish(language)}.`,
        expected: hasPages(kind) ? 'Until it is there, the page has English only.' : undefined,
        isAdvice: hasPages(kind),
      });
    });
  });
}

function launchPlace({ file }: Problem) {
  const { original, language } = originalOf(file);
  const kind = kindOfFile(original);
  const rank = kinds.findIndex((one) => one === kind);
  return { rank, original, language: language === MAIN_LANGUAGE ? '' : language };
}

/** Sorts by kind, as in the handbook, then each original before its translations. */
function byLaunchOrder(one: Problem, other: Problem): number {
  const first = launchPlace(one);
  const second = launchPlace(other);
  return (
    first.rank - second.rank ||
    byText(first.original, second.original) ||
    byText(first.language, second.language) ||
    byPlace(one, other)
  );
}

/** Checks all files; `launchList` returns the content that is not the owner's yet. Never throws because of content. */
export function checkSources(sources: readonly Source[], surroundings: Surroundings) {
  const names = new Set(sources.map(({ file }) => withYamlEnding(file)));
  const all = missingTranslations(names);
  for (const { file, singular, isOfTranslations } of kinds) {
    if (!file || isOfTranslations || names.has(file)) continue;
    const message = `This file is missing: it is the ${singular}.`;
    all.push(atStart(file, '', { message, expected: 'Restore it from Git.' }));
  }
  for (const [file, diagnosis] of surroundings.noticed) all.push(atStart(file, '', diagnosis));
  const judge = nameJudge(sources.map(({ file }) => file));
  const files: ContentFile[] = [];
  for (const source of sources) {
    const { file, text, unreadable } = source;
    const unread = unreadable && { message: `This file cannot be read: ${unreadable}.` };
    const { kind, diagnosis = unread } = judge(file);
    if (diagnosis) all.push(atStart(file, text, diagnosis));
    if (kind && !unread) files.push(readContentFile(file, text, kind));
  }

  // What two files share is reported for the later one: a new file, a draft, or a copy (`risk - Copy.yaml`).
  const { committedFiles } = surroundings;
  const newness = (file: ContentFile): number =>
    (committedFiles && !committedFiles.has(file.file) ? 2 : 0) + (isDraft(file) ? 1 : 0);
  const ordered = [...files].sort(
    (one, other) =>
      newness(one) - newness(other) || byText(withoutEnding(one.file), withoutEnding(other.file)),
  );
  const originals = ordered.filter(({ language }) => language === MAIN_LANGUAGE);
  const shown = files.filter((file) => !isDraft(file));
  all.push(
    ...files.flatMap(({ problems }) => problems),
    ...problemsBy(rulesOfOriginals, originals, surroundings),
    ...problemsBy(rulesOfAllLanguages, ordered, surroundings),
  );
  all.sort(byPlace);
  const launch = [...launchRule(shown, surroundings)];
  return {
    files,
    /** Those that were there first, first. */
    ordered,
    launchCount: launch.length,
    // To locate them, their files are parsed again: a build needs only their number.
    launchList: () => launch.map((finding) => problemAt(...finding)).sort(byLaunchOrder),
    problems: all.filter(({ severity }) => severity === 'error'),
    warnings: all.filter(({ severity }) => severity === 'warning'),
  };
}
