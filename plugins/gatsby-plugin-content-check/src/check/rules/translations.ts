/** Checks translations against their originals. */
import { isRecord } from '../../../../../src/basics/isRecord';
import { kindNamed } from '../../../../../src/content/kinds';
import { items } from '../../../../../src/content/model/describe';
import { type Field, fieldOf } from '../../../../../src/content/model/introspect';
import type { FieldPath } from '../../../../../src/content/model/mapContent';
import { hasPairs } from '../../../../../src/content/model/translation';
import { isDraft } from '../../../../../src/content/pages/entries';
import { scriptOf } from '../../../../../src/content/text/languageNames';
import { MAIN_LANGUAGE, originalOf } from '../../../../../src/content/text/languages';
import { type ContentFile, contentIn } from '../readContentFile';
import { nameIn, nameOf, shown } from '../sentences';
import type { Surroundings } from '../surroundings';
import { fieldsIn, itemsIn, textsIn } from '../walk';
import { droppedFindings } from './dropped';
import { aliveLinks } from './links';
import { withoutLinks } from './markup';
import { movedFindings } from './moved';
import type { FileFinding, Rule } from './rule';

/** `data/services/risk.yaml:52` */
function placeIn({ file, lines, places }: ContentFile, path: FieldPath): string {
  const { line } = lines.placeAt(places.spanOf(path, 'name').start);
  return `${file}:${line}`;
}

/** Names a list item by its first text. */
const nameOfItem = (item: unknown): string => {
  const texts = isRecord(item) ? Object.values(item) : [item];
  const first = texts.find((text) => typeof text === 'string');
  return first === undefined ? 'an item' : `"${shown(first)}"`;
};

/** True for an optional group with required words, such as a quotation. */
const isOptionalUnit = ({ isRequired, fields }: Field): boolean =>
  !isRequired && [...fields.values()].some((field) => field.isRequired);

interface Files {
  original: ContentFile;
  translation: ContentFile;
}

/** A field in both models, with its value in both files. */
interface Twins {
  path: FieldPath;
  /** The field in the model of originals. */
  whole: Field;
  /** The field in the model of translations. */
  words: Field;
  /** What the original says. */
  source: unknown;
  /** What the translation says. */
  target: unknown;
}

const SAYS_THE_SAME = 'A page in one language says what it says in the other.';

/**
 * Reports differences from the original in structure, from a field downwards; for a draft, missing parts are advice
 * only.
 */
function* differences(files: Files, twins: Twins): Iterable<FileFinding> {
  if (twins.words.item && twins.whole.item) {
    yield* differencesInItems(files, twins, twins.whole.item, twins.words.item);
  } else if (isRecord(twins.source)) {
    yield* differencesInFields(files, twins, twins.source);
    yield* otherAlternatives(files, twins, twins.source);
  }
}

function* differencesInItems(
  files: Files,
  { path, whole, words, source, target }: Twins,
  wholeItem: Field,
  wordsItem: Field,
): Iterable<FileFinding> {
  if (!Array.isArray(source) || !hasPairs(whole)) return;
  const { original, translation } = files;
  const targetItems = itemsIn(target);
  const count = targetItems.length;
  if (count !== source.length) {
    const difference =
      count < source.length
        ? `${nameOfItem(source[count])} is missing, or one before it`
        : `${count - source.length} too many`;
    const originalPlace = placeIn(original, path);
    const message = `${nameOf(words, path)} has ${items(count)}, ${originalPlace} has ${source.length}: ${difference}.`;
    const expected = 'The items of both lists belong together, one by one, in the same order.';
    const isAdvice = isDraft(translation) && count < source.length;
    yield [translation, path, { message, expected, isAdvice, originalPlace }];
  }
  for (const [index, part] of source.slice(0, count).entries()) {
    yield* differences(files, {
      path: [...path, index],
      whole: wholeItem,
      words: wordsItem,
      source: part,
      target: targetItems[index],
    });
  }
}

function* differencesInFields(
  files: Files,
  { path, whole, words, target }: Twins,
  source: Record<string, unknown>,
): Iterable<FileFinding> {
  const { original, translation } = files;
  const targetFields = fieldsIn(target);
  for (const [name, field] of words.fields) {
    const model = whole.fields.get(name);
    const place = [...path, name];
    if (!model) continue;
    if (source[name] === undefined) {
      const isExtra = targetFields[name] !== undefined && field.translation === undefined;
      if (!isExtra || whole.alternatives.includes(name)) continue;
      const message = `${nameOf(field, place)} is in this language only: ${original.file} does not say it.`;
      yield [translation, place, { message, expected: SAYS_THE_SAME, isAdvice: true }];
      continue;
    }
    const isUnit = isOptionalUnit(field);
    const hasParts = (field.type === 'object' && !isUnit) || hasPairs(model);
    if (targetFields[name] !== undefined || hasParts) {
      yield* differences(files, {
        path: place,
        whole: model,
        words: field,
        source: source[name],
        target: targetFields[name],
      });
    } else if (!field.isRequired && field.translation === undefined) {
      // The schema reports missing required fields.
      const originalPlace = placeIn(original, place);
      const message = `${nameOf(field, place)} is missing; ${originalPlace} says it.`;
      const isAdvice = isDraft(translation) || (!isUnit && !whole.alternatives.includes(name));
      const expected = SAYS_THE_SAME;
      yield [translation, place, { message, expected, isAdvice, isOutdated: true, originalPlace }];
    }
  }
}

/** Reports an alternative that the translation holds and the original does not. */
function* otherAlternatives(
  { original, translation }: Files,
  { path, whole, words, target }: Twins,
  source: Record<string, unknown>,
): Iterable<FileFinding> {
  const targetFields = fieldsIn(target);
  const held = whole.alternatives.filter((name) => source[name] !== undefined);
  for (const name of whole.alternatives) {
    if (held.includes(name) || targetFields[name] === undefined) continue;
    const originalPlace = placeIn(original, path);
    const message = `${nameOf(words, path)} holds "${name}", ${originalPlace} holds "${held.join(', ')}".`;
    const expected = 'Both languages have the same pieces in the same order.';
    yield [translation, [...path, name], { message, expected, originalPlace }];
  }
}

/** Latin punctuation, except in numbers (10,000). */
const LATIN_MARK = /[,;?](?!\d)/;

const ARABIC_MARKS: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' };

/** Reports Latin punctuation in Arabic texts. */
function* latinMarkFindings(file: ContentFile): Iterable<FileFinding> {
  const isArabic = scriptOf(file.language) === 'Arab';
  for (const { field, path, value } of file.texts) {
    const words = withoutLinks(value).replace(/\{\w+\}/g, '');
    const latin = isArabic ? LATIN_MARK.exec(words)?.[0] : undefined;
    if (latin !== undefined) {
      const message = `${nameOf(field, path)} holds the Latin "${latin}".`;
      const expected = `Arabic has its own: "${ARABIC_MARKS[latin]}".`;
      yield [file, path, { message, expected }];
    }
  }
}

/**
 * Lists the texts of the original that have changed since they were translated, in one piece of advice.
 * @param isKnown true for texts of which something else has been said
 */
function* reworded(
  original: ContentFile,
  translation: ContentFile,
  before: string,
  isKnown: (path: FieldPath) => boolean,
): Iterable<FileFinding> {
  const content = contentIn(kindNamed(original.kind), before);
  const former = new Map(
    textsIn(translation.model, content).map(({ path, value }) => [path.join('.'), value]),
  );
  const changed = textsIn(translation.model, original.content)
    .filter(
      ({ path, value }) =>
        !isKnown(path) &&
        former.get(path.join('.')) !== value &&
        // What the translation lacks is named as missing, or shown as the original has it.
        translation.places.has(path),
    )
    .map(({ path }) => path);
  const [first] = changed;
  if (!first) return;
  const lines = changed.map((path) => placeIn(original, path).replace(/^.*:/, ''));
  const message = `${original.file} has been reworded since this was translated: line ${lines.join(', ')}.`;
  const expected =
    'Translate it again. Where the words still fit, change or add a comment in this file.';
  yield [translation, first, { message, expected, isAdvice: true, isOutdated: true }];
}

/** True for a field of the list that a finding is about. */
const isInList = (path: FieldPath, [, item]: FileFinding): boolean =>
  item.slice(0, -1).every((step, depth) => step === path[depth]);

/** Compares a translation with its original as both are, and as both were. */
function* pairFindings(
  files: Files,
  { translatedOriginals, formerPairs }: Surroundings,
  isAlive: (file: ContentFile, address: string) => boolean,
): Iterable<FileFinding> {
  const { original, translation } = files;
  yield* differences(files, {
    path: [],
    whole: fieldOf(kindNamed(original.kind).schema),
    words: translation.model,
    source: original.content,
    target: translation.content,
  });
  yield* latinMarkFindings(translation);
  if (isDraft(translation) && !isDraft(original)) {
    const message = `This translation is a draft: ${original.file} has no page in this language.`;
    yield [translation, ['draft'], { message, isAdvice: true }];
  }
  const pair = formerPairs.get(translation.file);
  const moved = pair ? [...movedFindings(original, translation, pair)] : [];
  yield* moved;
  const isMoved = (path: FieldPath) => moved.some((finding) => isInList(path, finding));
  if (translation.isWhole) {
    for (const finding of droppedFindings(original, translation, isAlive)) {
      if (!isMoved(finding[1])) yield finding;
    }
  }
  const before = translatedOriginals.get(translation.file);
  if (before !== undefined) yield* reworded(original, translation, before, isMoved);
}

/** Reports a site's language that is not that of its folder. */
function* languageFindings(file: ContentFile): Iterable<FileFinding> {
  if (file.kind !== 'site') return;
  const language = file.content.language ?? file.language;
  if (language === file.language) return;
  const message = `${nameIn(file.model, ['language'])} is "${shown(language)}"; the files are in "${file.language}".`;
  yield [file, ['language'], { message, expected: `Write ${file.language}` }];
}

export const translationRule: Rule = function* (files, surroundings) {
  const isAlive = aliveLinks(files, surroundings);
  const byName = new Map(files.map((file) => [file.file, file]));
  for (const file of files) {
    yield* languageFindings(file);
    if (file.language === MAIN_LANGUAGE) continue;
    const { original: name } = originalOf(file.file);
    const original = byName.get(name);
    if (original?.isWhole) {
      yield* pairFindings({ original, translation: file }, surroundings, isAlive);
    } else if (!original && !kindNamed(file.kind).isOfTranslations) {
      const message = `This file translates nothing: there is no ${name}.`;
      const expected = 'Delete it, or give it the name of its original.';
      yield [file, [], { message, expected, isAdvice: true }];
    }
  }
};
