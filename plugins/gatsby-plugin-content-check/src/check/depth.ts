/**
 * Texts that are nested deeper than any content. YAML's library reads them by calling itself, level by
 * level, and a stack that runs out in the middle can end the whole process; they are not read at all.
 */
import type { Lines } from './lines';
import type { Finding } from './problem';

const DEEPEST = 100;

/** A line that begins too far to the right, or opens a level by each of `- - - -`, `? ? ?`. */
const DEEP_LINE = new RegExp(`^(?:[ \\t]*(?:[-?:][ \\t]+){${DEEPEST}}|\\s{${2 * DEEPEST},}\\S)`);

/** Offset of the bracket that opens a level too many. */
function deepBracket(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    depth = '[{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > DEEPEST) return index;
  }
  return undefined;
}

function deepLine(lines: Lines): number | undefined {
  for (let index = 0; index < lines.count; index += 1) {
    const line = lines.textOf(index);
    if (line.length > 2 * DEEPEST && DEEP_LINE.test(line)) return lines.startOf(index);
  }
  return undefined;
}

/** The place at which a text is nested too deep, if it is. */
export function tooDeep(lines: Lines): Finding | undefined {
  const start = deepBracket(lines.text) ?? deepLine(lines);
  return start === undefined
    ? undefined
    : {
        span: { start, end: start + 1 },
        message: 'Too many levels are open here.',
        expected: 'Content has a handful of levels. Close the brackets, or indent the line less.',
      };
}
