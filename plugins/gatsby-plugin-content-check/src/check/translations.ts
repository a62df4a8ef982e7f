/** Translations: what pages show of them, and what is wrong with them beside their originals. */
import { isDraft, type PartlyEntry, pathsOf } from '../../../../src/content/entries';
import { type Field, fieldOf, isRecord, items } from '../../../../src/content/introspect';
import { kindNamed } from '../../../../src/content/kinds';
import { scriptOf } from '../../../../src/content/languageNames';
import { MAIN_LANGUAGE, originalOf, pathIn } from '../../../../src/content/languages';
import { linksIn } from '../../../../src/content/textLinks';
import { hasPairs, translated, withOwnLinks } from '../../../../src/content/translation';
import { codeOf } from '../yaml/misread';
import { readYaml } from '../yaml/readYaml';
import type { ContentFile } from './contentFile';
import type { FileFinding, Rule } from './rule';
import { type FieldPath, partlyEntry, textsIn, writePath } from './walk';
import { nameIn, nameOf, shown } from './wording';

/** `data/services/risk.yaml:52`: the place of a field in the original. */
function placeIn({ file, lines, places }: ContentFile, path: FieldPath): string {
  const { line } = lines.placeAt(places.spanOf(path, 'name').start);
  return `${file}:${line}`;
}

/** Names an item of a list by its first text. */
const nameOfItem = (item: unknown): string => {
  const texts = isRecord(item) ? Object.values(item) : [item];
  const first = texts.find((one) => typeof one === 'string');
  return first === undefined ? 'an item' : `"${shown(first)}"`;
};

/** True for a group that may be left out and, where it is there, has words that are required: a quotation. */
const isLeftOutAsWhole = ({ isRequired, fields }: Field): boolean =>
  !isRequired && [...fields.values()].some((field) => field.isRequired);

/** What the translation lacks of its original, from the top down; a draft need not have it yet. */
function* missing(original: ContentFile, translation: ContentFile): Iterable<FileFinding> {
  const isBegun = isDraft(translation);
  function* missingIn(
    whole: Field,
    words: Field,
    path: FieldPath,
    said: unknown,
    own: unknown,
  ): Iterable<FileFinding> {
    const { item } = words;
    if (item && whole.item) {
      if (!Array.isArray(said) || !hasPairs(whole)) return;
      const ownItems: unknown[] = Array.isArray(own) ? own : [];
      const count = ownItems.length;
      if (count !== said.length) {
        const difference =
          count < said.length
            ? `${nameOfItem(said[count])} is missing`
            : `${count - said.length} too many`;
        const message = `${nameOf(words, path)} has ${items(count)}, ${placeIn(original, path)} has ${said.length}: ${difference}.`;
        const expected = 'The items of both lists belong together, one by one, in the same order.';
        const isAdvice = isBegun && count < said.length;
        yield [translation, path, { message, expected, isAdvice }];
      }
      for (const [index, one] of said.slice(0, count).entries()) {
        yield* missingIn(whole.item, item, [...path, index], one, ownItems[index]);
      }
      return;
    }
    if (!isRecord(said)) return;
    const ownFields = isRecord(own) ? own : {};
    for (const [name, field] of words.fields) {
      const model = whole.fields.get(name);
      const there = [...path, name];
      if (!model || said[name] === undefined) continue;
      const isUnit = isLeftOutAsWhole(field);
      const hasParts = (field.type === 'object' && !isUnit) || hasPairs(model);
      if (ownFields[name] !== undefined || hasParts) {
        yield* missingIn(model, field, there, said[name], ownFields[name]);
      } else if (!field.isRequired && field.translation === undefined) {
        // The schema reports those that are required.
        const message = `${nameOf(field, there)} is missing; ${placeIn(original, there)} says it.`;
        const expected = 'A page in one language says what it says in the other.';
        const isAdvice = isBegun || (!isUnit && !whole.alternatives.includes(name));
        yield [translation, there, { message, expected, isAdvice, isOutdated: true }];
      }
    }
    const held = whole.alternatives.filter((name) => said[name] !== undefined);
    for (const name of whole.alternatives) {
      if (held.includes(name) || ownFields[name] === undefined) continue;
      const message = `${nameOf(words, path)} holds "${name}", ${placeIn(original, path)} holds "${held.join(', ')}".`;
      const expected = 'Both languages have the same pieces in the same order.';
      yield [translation, [...path, name], { message, expected }];
    }
  }
  const { schema } = kindNamed(original.kind);
  yield* missingIn(fieldOf(schema), translation.model, [], original.content, translation.content);
}

/** Invisible characters that change the direction of what follows. Pages set their own. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Not in numbers (10,000). */
const LATIN_MARK = /[,;?](?!\d)/;

/** A text without addresses and facts in braces, which may hold Latin marks. */
const withoutAddresses = (text: string): string =>
  linksIn(text)
    .reduce((rest, { whole, words }) => rest.replace(whole, () => words), text)
    .replace(/\{\w+\}/g, '');

const ARABIC_MARKS: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' };

function* characterFindings(file: ContentFile): Iterable<FileFinding> {
  const isArabic = scriptOf(file.language) === 'Arab';
  for (const { field, path, value } of textsIn(file.model, file.content)) {
    const name = nameOf(field, path);
    const [mark] = DIRECTION_MARKS.exec(value) ?? [];
    if (mark !== undefined) {
      const message = `${name} holds an invisible direction mark (${codeOf(mark)}).`;
      const expected = 'Delete it: the page sets the direction by itself.';
      yield [file, path, { message, expected }];
    }
    const latin = isArabic ? LATIN_MARK.exec(withoutAddresses(value))?.[0] : undefined;
    if (latin !== undefined) {
      const message = `${name} holds the Latin "${latin}".`;
      const expected = `Arabic has its own: "${ARABIC_MARKS[latin]}".`;
      yield [file, path, { message, expected }];
    }
  }
}

/** One piece of advice on all texts of the original that have been reworded since they were translated. */
function* reworded(
  original: ContentFile,
  translation: ContentFile,
  before: string,
): Iterable<FileFinding> {
  const { content } = partlyEntry(kindNamed(original.kind), readYaml(before).document?.toJS());
  const byPath = (some: unknown) =>
    new Map(textsIn(translation.model, some).map(({ path, value }) => [writePath(path), value]));
  const [own, then] = [byPath(translation.content), byPath(content)];
  const changed = textsIn(translation.model, original.content)
    .filter(
      ({ field, path }) => field.translation !== 'shared by default' || own.has(writePath(path)),
    )
    .filter(({ path, value }) => then.get(writePath(path)) !== value)
    .map(({ path }) => path);
  const [first] = changed;
  if (!first) return;
  const lines = changed.map((path) => placeIn(original, path).replace(/^.*:/, ''));
  const message = `${original.file} has been reworded since this was translated: line ${lines.join(', ')}.`;
  const expected = 'Translate it again. Where the words still fit, change a comment in this file.';
  yield [translation, first, { message, expected, isAdvice: true, isOutdated: true }];
}

/** The language that a company's file names is that of its folder. */
function* languageOf(file: ContentFile): Iterable<FileFinding> {
  if (file.kind !== 'site') return;
  const { language } = file.content;
  if (language === undefined || language === file.language) return;
  const path = ['language'];
  const message = `${nameIn(file.model, path)} is "${shown(language)}"; the files are in "${file.language}".`;
  yield [file, path, { message, expected: `Write ${file.language}` }];
}

export const translationRule: Rule = function* (files, { translatedOriginals }) {
  const byName = new Map(files.map((file) => [file.file, file]));
  for (const file of files) {
    yield* languageOf(file);
    if (file.language === MAIN_LANGUAGE) continue;
    const { original: name } = originalOf(file.file);
    const original = byName.get(name);
    if (!original) {
      if (kindNamed(file.kind).isOptional) continue;
      const message = `This file translates nothing: there is no ${name}.`;
      const expected = 'Delete it, or give it the name of its original.';
      yield [file, [], { message, expected, isAdvice: true }];
    } else if (original.isWhole) {
      yield* missing(original, file);
      yield* characterFindings(file);
      if (isDraft(file) && !isDraft(original)) {
        const message = `This translation is a draft: ${name} has no page in this language.`;
        yield [file, ['draft'], { message, isAdvice: true }];
      }
      const before = translatedOriginals.get(file.file);
      if (before !== undefined) yield* reworded(original, file, before);
    }
  }
};

/**
 * Files as pages show them: each translation with what it shares with its original, and with links to
 * pages of its own language, where there are such. Leaves out translations of nothing. Pure.
 * @param isShown false for a file without a page
 */
export function filesAsShown<File extends PartlyEntry & { file: string }>(
  files: readonly File[],
  isShown: (file: File) => boolean = () => true,
): File[] {
  const byName = new Map(files.map((file) => [file.file, file]));
  const shown = files
    .flatMap((file) => {
      const original = byName.get(originalOf(file.file).original);
      if (original === file) return file;
      if (!original) return [];
      const kind = kindNamed(original.kind);
      const content = translated(fieldOf(kind.schema), original.content, file.content);
      return { ...file, ...partlyEntry(kind, content, file.language) };
    })
    .filter(isShown);
  const paths = new Set(shown.flatMap(pathsOf));
  return shown.map((file) => {
    const { language } = file;
    if (language === MAIN_LANGUAGE) return file;
    const kind = kindNamed(file.kind);
    const has = (path: string) => paths.has(pathIn(language, path));
    const content = withOwnLinks(fieldOf(kind.schema), file.content, language, has);
    return { ...file, ...partlyEntry(kind, content, language) };
  });
}
