/** Finds the word that a mistyped one is closest to. */
import { distance } from 'fastest-levenshtein';

/** Ignores the most common mix-ups: case, hyphens, underscores and spaces. */
const comparable = (word: string) => word.toLowerCase().replace(/[-_ ]/g, '');

const LONGEST = 80;

/**
 * Finds the word closest to `written`; undefined if none is close. `isSure` is true if no other word is as close and
 * the difference is a typing mistake.
 */
export function closest(written: string, words: readonly string[]) {
  const wanted = comparable(written);
  if (wanted === '' || wanted.length > LONGEST) return undefined;
  const most = Math.min(Math.max(2, Math.floor(wanted.length / 3)), wanted.length - 1);
  const ranked = words
    // Quicker than to compare what cannot be close: a list may be long, and so may a word.
    .filter(({ length }) => length >= wanted.length - most && length <= 2 * LONGEST)
    .map((word) => ({ word, typos: distance(wanted, comparable(word)) }))
    .sort((first, second) => first.typos - second.typos);
  const [best, next] = ranked;
  if (!best || best.typos > most) return undefined;
  const mostSure = Math.min(2, Math.floor(wanted.length / 4));
  const isAlone = next === undefined || next.typos > best.typos;
  return { word: best.word, isSure: isAlone && best.typos <= mostSure };
}
