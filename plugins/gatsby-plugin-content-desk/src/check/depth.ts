/**
 * Texts that are nested deeper than any content. YAML's library reads them by calling itself, level by
 * level, and a stack that runs out in the middle can end the whole process; they are not read at all.
 */
import type { Lines } from './lines';
import type { Finding } from './problem';

const DEEPEST = 100;
/** Columns; two for each level. */
const FARTHEST = 2 * DEEPEST;

/** `- - - -`, `? ? ?`: each opens one more level on the same line. */
const MARKS = new RegExp(`^[ \\t]*(?:[-?:][ \\t]+){${DEEPEST}}`);

/** Offset of the bracket that opens a level too many; undefined where none does. */
function deepBracket(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth = Math.max(0, depth - 1);
    if (depth > DEEPEST) return at;
  }
  return undefined;
}

/** Offset of the line that begins too far to the right. */
function deepLine(lines: Lines): number | undefined {
  for (let index = 0; index < lines.count; index += 1) {
    const line = lines.textOf(index);
    const isFar =
      line.length > FARTHEST && line.slice(0, FARTHEST).trim() === '' && line.trim() !== '';
    if (isFar || (line.length > FARTHEST && MARKS.test(line))) return lines.startOf(index);
  }
  return undefined;
}

/** The place at which a text is nested too deep, if it is. */
export function tooDeep(text: string, lines: Lines): Finding | undefined {
  const start = deepBracket(text) ?? deepLine(lines);
  return start === undefined
    ? undefined
    : {
        span: { start, end: start + 1 },
        message: 'Too many levels are open here.',
        expected: 'Content has a handful of levels. Close the brackets, or indent the line less.',
      };
}
