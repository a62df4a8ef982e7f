/** Finds items of lists that the original has moved, while a translation has left their words where they were. */
import { kindNamed } from '../../../../../src/content/kinds';
import { type Field, fieldOf } from '../../../../../src/content/model/introspect';
import type { FieldPath } from '../../../../../src/content/model/mapContent';
import { valuesIn } from '../../../../../src/content/model/mapContent';
import { hasPairs, isOwn } from '../../../../../src/content/model/translation';
import { firstOf } from '../../yaml/diagnosis';
import { type ContentFile, contentIn } from '../readContentFile';
import { nameOf, shown } from '../sentences';
import type { Pair } from '../surroundings';
import { fieldsIn, itemsIn } from '../walk';
import type { FileFinding } from './rule';

/** Numbers the list items of a text, and returns each line's; undefined for a line that stands there twice. */
function itemNumbers(text: string): Map<string, number | undefined> {
  const numbers = new Map<string, number | undefined>();
  let count = 0;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line.startsWith('- ')) count += 1;
    numbers.set(line, numbers.has(line) ? undefined : count);
  }
  return numbers;
}

/**
 * False if every line is in the list item with the same number as before. Quick, so that the texts of most files need
 * not be parsed.
 */
function mayHaveMoved(before: string, after: string): boolean {
  const former = itemNumbers(before);
  return [...itemNumbers(after)].some(([line, now]) => {
    const then = former.get(line);
    return now !== undefined && then !== undefined && now !== then;
  });
}

/** An item's values by path: with `areWords`, those that translations write themselves; otherwise those they share. */
const valuesOf = (item: Field, value: unknown, areWords: boolean): Map<string, unknown> =>
  new Map(
    valuesIn(item, value)
      .filter(({ field, value: held }) => isOwn(field) === areWords && held !== undefined)
      .map(({ path, value: held }) => [path.join('.'), held]),
  );

const asKey = (values: Iterable<unknown>): string => JSON.stringify([...values]);

/** What an item is recognised by, the surest first: all of it, its words, or what translations share of it. */
const PARTS = ['whole', 'words', 'shared'] as const;

type Keys = Record<(typeof PARTS)[number], string>;

/** Returns strings that are equal if those parts of two items are. */
function keysOf(item: Field, value: unknown): Keys {
  const words = asKey(valuesOf(item, value, true));
  const shared = asKey(valuesOf(item, value, false));
  return { whole: words + shared, words, shared };
}

/** Returns the index of each key; undefined for a key that several items have. */
function onlyIndexes(keys: readonly string[]): Map<string, number | undefined> {
  const indexes = new Map<string, number | undefined>();
  for (const [index, key] of keys.entries()) {
    indexes.set(key, indexes.has(key) ? undefined : index);
  }
  return indexes;
}

/** Returns the index that each item had before; undefined if no part of it is found only once both then and now. */
function formerPlaces(then: readonly Keys[], now: readonly Keys[]): (number | undefined)[] {
  const only = PARTS.map((part) => ({
    part,
    then: onlyIndexes(then.map((keys) => keys[part])),
    now: onlyIndexes(now.map((keys) => keys[part])),
  }));
  return now.map((keys) => {
    const found = only.find(({ part, ...known }) => {
      const key = keys[part];
      return known.now.get(key) !== undefined && known.then.get(key) !== undefined;
    });
    return found?.then.get(keys[found.part]);
  });
}

/**
 * Returns a function that compares a translated item with the one that was at `place` before. True if one of its texts
 * differs, and was that of another item.
 */
function formerWords(item: Field, before: readonly unknown[]) {
  const byItem = before.map((value) => valuesOf(item, value, true));
  const all = new Set(byItem.flatMap((values) => [...values].map(asKey)));
  return (words: unknown, place: number): boolean =>
    [...valuesOf(item, words, true)].some(
      ([path, text]) => byItem[place]?.get(path) !== text && all.has(asKey([path, text])),
    );
}

/** The first words of an item: its name in a sentence. */
const firstWordsOf = (item: Field, value: unknown): string =>
  `"${shown(String([...valuesOf(item, value, true).values()][0] ?? 'an item'))}"`;

interface Move {
  path: FieldPath;
  list: Field;
  /** Each item whose words are elsewhere, by the place at which they belong. */
  moves: readonly (readonly [name: string, place: number])[];
}

/** Finds the lists in which the words of a translation belong elsewhere. */
function* movesIn(
  whole: Field,
  path: FieldPath,
  then: Pair<unknown>,
  now: Pair<unknown>,
): Iterable<Move> {
  const { item, fields } = whole;
  for (const [name, field] of fields) {
    const at = ({ original, translation }: Pair<unknown>): Pair<unknown> => ({
      original: fieldsIn(original)[name],
      translation: fieldsIn(translation)[name],
    });
    yield* movesIn(field, [...path, name], at(then), at(now));
  }
  if (!item || !hasPairs(whole)) return;
  const before = itemsIn(then.original);
  const after = itemsIn(now.original);
  const wordsBefore = itemsIn(then.translation);
  const wordsAfter = itemsIn(now.translation);
  // Lists of different lengths are reported as such.
  if (after.length !== wordsAfter.length) return;
  const keysBefore = before.map((value) => keysOf(item, value));
  const keysAfter = after.map((value) => keysOf(item, value));
  const places = formerPlaces(keysBefore, keysAfter);
  const areOthers = formerWords(item, wordsBefore);
  const moves = after.flatMap((value, index) => {
    const place = places[index];
    if (place === undefined || place === index) return [];
    const here = keysAfter[index];
    const hereBefore = keysBefore[index];
    const isMoved = here?.words !== hereBefore?.words && here?.shared !== hereBefore?.shared;
    if (!isMoved || !areOthers(wordsAfter[index], place)) return [];
    return [[firstWordsOf(item, wordsBefore[place] ?? value), index] as const];
  });
  if (moves.length > 0) {
    yield { path, list: whole, moves };
    return;
  }
  for (const [index, original] of after.entries()) {
    const place = places[index] ?? index;
    const former = { original: before[place], translation: wordsBefore[place] };
    const present = { original, translation: wordsAfter[index] };
    yield* movesIn(item, [...path, index], former, present);
  }
}

/**
 * Reports each list that the original has put into another order while the translation has not: links, anchors and
 * pictures come from the original by place, so that the words would lead elsewhere.
 */
export function* movedFindings(
  original: ContentFile,
  translation: ContentFile,
  before: Pair,
): Iterable<FileFinding> {
  if (!mayHaveMoved(before.original, original.source)) return;
  const kind = kindNamed(original.kind);
  const then = {
    original: contentIn(kind, before.original),
    translation: contentIn(kind, before.translation),
  };
  const now = { original: original.content, translation: translation.content };
  for (const { path, list, moves } of movesIn(fieldOf(kind.schema), [], then, now)) {
    const first = moves[0]?.[1] ?? 0;
    const message = `${original.file} has moved items of ${nameOf(list, path)}, and their words have stayed here: they would stand at the links and pictures of others.`;
    const moved = firstOf(
      moves.map(([name, place]) => `${name} to place ${place + 1}`),
      (_next, sentence) => sentence.replace(/\.$/, ''),
    ).join(', ');
    const expected = `Move here, too, each with all its lines: ${moved}.`;
    yield [translation, [...path, first], { message, expected }];
  }
}
