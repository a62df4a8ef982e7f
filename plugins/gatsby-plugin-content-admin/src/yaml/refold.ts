/**
 * Writes a changed paragraph into the lines of the old one. Lines whose words have not changed stay
 * as they are, so that one edited word is one edited line.
 */

/** New lines are filled up to this column, as Prettier fills them. */
export const LINE_WIDTH = 100;

/** An edited line may grow up to this column before it becomes two. */
const LONGEST_LINE = 120;

/** Text that can be broken at any of its spaces: one paragraph, single spaces, none at its ends. */
export const isFoldable = (text: string): boolean =>
  /^\S+(?: \S+)*$/.test(text) && !/[\u0085\u2028\u2029]/.test(text);

function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** How many items two lists have in common from their start. */
function commonStart(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((word, index) => word !== other[index]);
  return first === -1 ? one.length : first;
}

const countWords = (lines: readonly (readonly string[])[]): number => lines.flat().length;

/** How many whole lines lie within the first `count` words. */
function wholeLines(lines: readonly (readonly string[])[], count: number): number {
  const first = lines.findIndex((_line, index) => countWords(lines.slice(0, index + 1)) > count);
  return first === -1 ? lines.length : first;
}

/**
 * The lines of `text`, keeping as many of `oldLines` as hold the same words.
 * @param indent how far the lines will be indented
 */
export function refold(oldLines: readonly string[], text: string, indent: number): string[] {
  const old = oldLines.map((line) => line.split(' '));
  const words = text.split(' ');
  const oldWords = old.flat();
  const start = commonStart(oldWords, words);
  const end = commonStart([...oldWords.slice(start)].reverse(), [...words.slice(start)].reverse());
  let before = wholeLines(old, start);
  const after = Math.min(wholeLines([...old].reverse(), end), old.length - before);
  // Words that came in between two lines, or behind the last one, go on with the line before them.
  if (before + after === old.length && before > 0) before -= 1;
  const kept = countWords(old.slice(0, before));
  const middle = words.slice(kept, words.length - countWords(old.slice(old.length - after)));
  const isOneLine = before + after === old.length - 1;
  const width =
    isOneLine && indent + middle.join(' ').length <= LONGEST_LINE ? LONGEST_LINE : LINE_WIDTH;
  const changed = wrap(middle, width - indent);
  return [...oldLines.slice(0, before), ...changed, ...oldLines.slice(old.length - after)];
}
