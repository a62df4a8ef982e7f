/** Finds items of lists that the original has moved, while a translation has left their words where they were. */
import { kindNamed } from '../../../../../src/content/kinds';
import { type Field, fieldOf } from '../../../../../src/content/model/introspect';
import type { FieldPath } from '../../../../../src/content/model/mapContent';
import { hasPairs } from '../../../../../src/content/model/translation';
import { firstOf } from '../../yaml/diagnosis';
import { type ContentFile, contentIn } from '../readContentFile';
import { nameOf, shown } from '../sentences';
import type { Pair } from '../surroundings';
import { fieldsIn, itemsIn } from '../walk';
import { formerPlaces, wordsIn } from './formerPlaces';
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

/**
 * Returns a function that compares a translated item with the one that was at `place` before. True if one of its texts
 * differs, and was that of another item.
 */
function othersWords(item: Field, before: readonly unknown[]) {
  const byItem = before.map((value) => wordsIn(item, value));
  const asKey = (path: string, text: unknown) => JSON.stringify([path, text]);
  const all = new Set(
    byItem.flatMap((words) => [...words].map(([path, text]) => asKey(path, text))),
  );
  return (translation: unknown, place: number): boolean =>
    [...wordsIn(item, translation)].some(
      ([path, text]) => byItem[place]?.get(path) !== text && all.has(asKey(path, text)),
    );
}

/** The first words of an item: its name in a sentence. */
const firstWordsOf = (item: Field, value: unknown): string =>
  `"${shown(String([...wordsIn(item, value).values()][0] ?? 'an item'))}"`;

/** Makes the same of an original and of its translation. */
const inBoth = <From, To>({ original, translation }: Pair<From>, make: (from: From) => To) => ({
  original: make(original),
  translation: make(translation),
});

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
    const ofField = (pair: Pair<unknown>) => inBoth(pair, (value) => fieldsIn(value)[name]);
    yield* movesIn(field, [...path, name], ofField(then), ofField(now));
  }
  if (!item || !hasPairs(whole)) return;
  const before = inBoth(then, itemsIn);
  const after = inBoth(now, itemsIn);
  // Lists of different lengths are reported as such.
  if (after.original.length !== after.translation.length) return;
  const places = formerPlaces(item, before.original, after.original);
  const hasOthersWords = othersWords(item, before.translation);
  const moves = places.flatMap(({ former, isNewHere }, index) => {
    // An item that was only reworded, or given another's link, has not moved.
    if (former === undefined || former === index || !isNewHere) return [];
    if (!hasOthersWords(after.translation[index], former)) return [];
    const named = before.translation[former] ?? after.original[index];
    return [[firstWordsOf(item, named), index] as const];
  });
  if (moves.length > 0) {
    yield { path, list: whole, moves };
    return;
  }
  for (const [index, { former = index }] of places.entries()) {
    const itemThen = { original: before.original[former], translation: before.translation[former] };
    const itemNow = { original: after.original[index], translation: after.translation[index] };
    yield* movesIn(item, [...path, index], itemThen, itemNow);
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
  const then = inBoth(before, (source) => contentIn(kind, source));
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
