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

/**
 * The lines of `text`, keeping as many of `oldLines` as hold the same words.
 * @param indent how far the lines will be indented
 */
export function refold(oldLines: readonly string[], text: string, indent: number): string[] {
  const count = oldLines.length;
  const start = (lines: number) => oldLines.slice(0, lines).join(' ');
  const end = (lines: number) => oldLines.slice(count - lines).join(' ');
  let before = 0;
  while (before < count && `${text} `.startsWith(`${start(before + 1)} `)) before += 1;
  const rest = ` ${text.slice(start(before).length)}`;
  let after = 0;
  while (before + after < count && rest.endsWith(` ${end(after + 1)}`)) after += 1;
  // Words that came in between two lines, or behind the last one, go on with the line before them.
  if (before + after === count && before > 0) before -= 1;
  const changed = text.slice(start(before).length, text.length - end(after).length).trim();
  const isOneLine = before + after === count - 1;
  const width = isOneLine && indent + changed.length <= LONGEST_LINE ? LONGEST_LINE : LINE_WIDTH;
  const lines = wrap(changed.split(' ').filter(Boolean), width - indent);
  return [...oldLines.slice(0, before), ...lines, ...oldLines.slice(count - after)];
}
