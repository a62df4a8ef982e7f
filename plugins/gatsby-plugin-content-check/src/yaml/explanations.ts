/**
 * Why a text is no YAML, in words: the slips that people make, each with its place and, where there
 * is only one way to put it right, the correction. The library's own errors name tokens, not slips.
 */
import { type Document, visit, type YAMLError } from 'yaml';
import type { Lines } from './lines';
import type { Finding, TextEdit } from './problem';
import { quote } from './wording';

type Code = YAMLError['code'];

/** An error of the library, and what is needed to explain it. */
interface Context {
  lines: Lines;
  text: string;
  document: Document;
  /** All errors of the text: two at one place say more than one. */
  errors: readonly YAMLError[];
  code: Code;
  /** The library's own sentence. */
  message: string;
  /** Offset at which the library stumbled. */
  at: number;
  /** Index of its line, and that line. */
  index: number;
  line: string;
}

/** Explains one kind of slip; undefined where the error has another cause. */
type Explanation = (context: Context) => Finding | undefined;

/** What stands before a value on its line: `  - name: ` or `  - ` or `name: `. */
const VALUE_START = /^(?:[ \t]|- )*(?:[\w-]+:[ \t]+)?/;
const NAME = /^(?:[ \t]|- )*([\w-]+):(?=\s|$)/;
const ITEM = /^\s*- /;

const lengthOf = (pattern: RegExp, line: string): number => pattern.exec(line)?.[0].length ?? 0;
const leadingSpaces = (line: string): number => lengthOf(/^ */, line);
const behindDashes = (line: string): number => lengthOf(/^ *(?:- +)*/, line);
const isBlank = (line: string): boolean => /^\s*(?:#|$)/.test(line);
const spaces = (count: number): string => `${count} ${count === 1 ? 'space' : 'spaces'}`;

/** The stretch of one character. */
const oneAt = (start: number) => ({ start, end: start + 1 });

/** The edit that puts the rest of a line into quotes; none where the text goes on below. */
function quoteFrom(lines: Lines, start: number): TextEdit | undefined {
  const index = lines.indexAt(start);
  const written = lines.text.slice(start, lines.endOf(index)).trimEnd();
  if (written === '' || /\s#|\\/.test(written) || goesOn(lines, index)) return undefined;
  return { start, end: start + written.length, text: quote(written) };
}

/** True where the line below belongs to the value that begins on line `index`. */
function goesOn(lines: Lines, index: number): boolean {
  const line = lines.textOf(index);
  const next = lines.textOf(index + 1);
  if (isBlank(next) || leadingSpaces(next) <= leadingSpaces(line) || ITEM.test(next)) return false;
  return !(/^\s*-\s/.test(line) && NAME.test(next));
}

/** Offset at which the value of a line begins. */
const valueStart = (lines: Lines, index: number): number =>
  lines.startOf(index) + lengthOf(VALUE_START, lines.textOf(index));

/** The finding with the quotes that put it right, where the text begins with its value. */
function inQuotes(lines: Lines, at: number, finding: Finding): Finding {
  const fix = at === valueStart(lines, lines.indexAt(at)) ? quoteFrom(lines, at) : undefined;
  return fix ? { ...finding, expected: `Write ${fix.text}`, fix } : finding;
}

/** The next line that is neither blank nor a comment, from `index` in steps of `step`. */
function nextLine(lines: Lines, index: number, step: 1 | -1): number | undefined {
  for (let one = index + step; one >= 0 && one < lines.count; one += step) {
    if (!isBlank(lines.textOf(one))) return one;
  }
  return undefined;
}

/** The spaces that a line is probably meant to begin with, given the line above it. */
function indentBelow(lines: Lines, index: number): number {
  const above = nextLine(lines, index, -1);
  if (above === undefined) return 0;
  const line = lines.textOf(above);
  const indent = ITEM.test(lines.textOf(index)) ? leadingSpaces(line) : behindDashes(line);
  return /(?::|[>|][+-]?)$/.test(line.trimEnd()) ? indent + 2 : indent;
}

/** The tabs before the words of a line, and the spaces that are meant. */
const tab: Explanation = ({ lines, index, line }) => {
  const spacesBefore = lengthOf(/^ *(?=\t)/, line);
  const start = lines.startOf(index);
  const end = start + lengthOf(/^[ \t]*/, line);
  if (!/^ *\t/.test(line) || isBlank(line)) return undefined;
  return {
    span: { start: start + spacesBefore, end },
    message: 'A tab stands at the start of this line.',
    expected: 'Only spaces may: two for each level.',
    fix: { start, end, text: ' '.repeat(indentBelow(lines, index)) },
  };
};

/** Where the quoted text begins that ends where the library stumbled, or just before. */
function quoteBefore({ document, at }: Context): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      const [start = 0, end = 0] = range ?? [];
      if (type?.startsWith('QUOTE') && start < at && end >= at - 2) found ??= start;
    },
  });
  return found;
}

const unclosedQuote: Explanation = (context) => {
  const { text, lines, code, at } = context;
  const isUnclosed = context.message.startsWith('Missing closing');
  if (!isUnclosed && code !== 'UNEXPECTED_TOKEN') return undefined;
  const start = quoteBefore(context);
  if (start === undefined) return undefined;
  const mark = text[start] ?? '';
  const index = lines.indexAt(start);
  if (!isUnclosed && lines.indexAt(at) === index) return innerQuote(context, start, mark);
  const below = lines.textOf(index + 1);
  // The next line begins a field or an item of its own: the text was meant to end with its line.
  const endsHere = isBlank(below) || NAME.test(below) || ITEM.test(below);
  const written = text.slice(start + 1, lines.endOf(index)).trimEnd();
  const isValue = start > lines.startOf(index) && !/[\\#]/.test(written) && !written.includes(mark);
  const close = start + 1 + written.length;
  return {
    span: oneAt(start),
    message: `The quote that opens here (${mark}) is never closed.`,
    expected: `The text ends with the same quote: ${mark}`,
    fix: endsHere && isValue ? { start: close, end: close, text: mark } : undefined,
  };
};

/** `'it's good'`: the quote in the middle ends the text. */
function innerQuote({ text, lines, index, at }: Context, start: number, mark: string): Finding {
  const end = lines.endOf(index);
  const whole = text.slice(start, end).trimEnd();
  const inner = whole.slice(1, -1);
  const isClosed = whole.length > 2 && whole.endsWith(mark) && !inner.includes('\\');
  return {
    span: { start: at, end },
    message: `The quoted text has ended before "${text.slice(at, end).trim()}".`,
    expected:
      mark === "'"
        ? "An apostrophe inside single quotes is written twice (''), or the text stands in double quotes."
        : 'A double quote inside double quotes is written \\", or the text stands in single quotes.',
    fix: isClosed ? { start, end: start + whole.length, text: quote(inner) } : undefined,
  };
}

/** True where the error says, too, that a name takes two lines. */
const takesTwoLines = ({ errors, at }: Context): YAMLError | undefined =>
  errors.find(({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && pos[0] === at);

/** `title: Airlines: a story`. */
const colon: Explanation = (context) => {
  const { text, lines, index, line, at } = context;
  if (line.trim() === '' || at !== valueStart(lines, index) || takesTwoLines(context)) {
    return undefined;
  }
  const found = /:(?=\s|$)/.exec(text.slice(at, lines.endOf(index)))?.index;
  if (found === undefined) return undefined;
  return inQuotes(lines, at, {
    span: oneAt(at + found),
    message: 'A text that holds a colon and a space must be in quotes.',
    expected:
      'Put the text in quotes, or begin it on the line below ">-", indented by two spaces more.',
  });
};

/** `title: {name} news`, `text: [words](/address) and more`. */
const bracket: Explanation = ({ text, lines, code, at }) => {
  // The bracket before it that is not closed by then.
  const open = code === 'UNEXPECTED_TOKEN' ? -1 : text.slice(0, at).search(/[[{][^[\]{}]*$/);
  const start = valueStart(lines, lines.indexAt(open === -1 ? at : open));
  const mark = text[start] ?? ' ';
  if (!'[{'.includes(mark) || start >= at) return undefined;
  return mustBeQuoted(
    lines,
    start,
    'Begin the text on the line below ">-", indented by two spaces more.',
  );
};

/** `text: > words`: the words begin on the line below. */
const blockOnOneLine: Explanation = ({ text, lines, index }) => {
  const start = valueStart(lines, index);
  const mark = text[start] ?? ' ';
  if (!'>|'.includes(mark)) return undefined;
  return {
    span: oneAt(start),
    message: `Behind "${mark}" the line must end.`,
    expected: 'The text begins on the line below, indented by two spaces more.',
  };
};

/** `name: - one`: a list begins below its name. */
const listOnOneLine: Explanation = ({ text, lines, index, at }) => {
  if (text[at] !== '-' || !NAME.test(text.slice(lines.startOf(index), at))) return undefined;
  return {
    span: oneAt(at),
    message: 'A list cannot begin on the line of its name.',
    expected:
      'Its items stand below, each on a line that begins with "- ". A text is put in quotes.',
  };
};

/** `title:Airlines`. */
const missingSpace: Explanation = ({ text, lines, index, line }) => {
  const found = /^(?:[ \t]|- )*[\w-]+:(?=[^\s/])/.exec(line);
  if (!found) return undefined;
  const end = lines.startOf(index) + found[0].length;
  if (text[end] === ':') return undefined;
  return {
    span: oneAt(end - 1),
    message: 'A space is missing behind the colon.',
    expected: 'A field is written as "name: value".',
    fix: { start: end, end, text: ' ' },
  };
};

/** The text under ">-" that is not indented. */
const flatBlock: Explanation = ({ lines, index }) => {
  const above = nextLine(lines, index, -1);
  if (above === undefined || !/[>|][+-]?\s*$/.test(lines.textOf(above))) return undefined;
  return {
    span: { start: lines.startOf(index), end: lines.endOf(index) },
    message: 'The text below ">-" is not indented.',
    expected: `Each of its lines begins with ${spaces(leadingSpaces(lines.textOf(above)) + 2)} or more.`,
  };
};

/** Columns in which a line may begin, given the lines above it. */
function possibleIndents(lines: Lines, index: number): number[] {
  const indents: number[] = [];
  let limit = Infinity;
  for (let one = index - 1; one >= 0 && limit > 0; one -= 1) {
    const line = lines.textOf(one);
    if (isBlank(line) || !(NAME.test(line) || ITEM.test(line))) continue;
    for (const indent of [behindDashes(line), leadingSpaces(line)]) {
      if (indent >= limit) continue;
      limit = indent;
      indents.unshift(indent);
    }
  }
  return indents;
}

/** "0, 2 or 4 spaces". */
const eitherOf = (counts: readonly number[]): string =>
  [...counts.slice(0, -1), spaces(counts.at(-1) ?? 0)].join(', ').replace(/, (\d+ \w+)$/, ' or $1');

const indentation: Explanation = (context) => {
  const { lines, at, index: own } = context;
  const two = takesTwoLines(context);
  const isBelow = two !== undefined && lines.indexAt(two.pos[1]) > own && at > lines.startOf(own);
  const index = isBelow ? (nextLine(lines, own, 1) ?? own) : own;
  const line = lines.textOf(index);
  const indent = leadingSpaces(line);
  const start = lines.startOf(index);
  const above = possibleIndents(lines, index);
  if (!isBelow && at > start + indent) return undefined;
  if (above.length === 0 || above.includes(indent)) return undefined;
  if (!NAME.test(line) && !ITEM.test(line)) return undefined;
  return {
    span: { start, end: start + Math.max(1, indent) },
    message: `This line is indented by ${spaces(indent)}, which fits none of the lines above it.`,
    expected: `The lines of one block begin in one column: here with ${eitherOf(above)}.`,
  };
};

const missingColon: Explanation = ({ lines, index, line }) => {
  if (NAME.test(line) || line.trim() === '') return undefined;
  return {
    span: { start: lines.startOf(index) + leadingSpaces(line), end: lines.endOf(index) },
    message: 'This line is neither a field nor the rest of a text.',
    expected:
      'A field is written as "name: value"; the further lines of a text are indented more than its name.',
  };
};

const openBracket: Explanation = ({ message, at }) => {
  if (!message.startsWith('Flow ')) return undefined;
  return {
    span: oneAt(at),
    message: 'A bracket that opened above is not closed.',
    expected: 'A list is written with one item to a line, each behind "- ".',
  };
};

/** A text that begins with a character which means something else to YAML. */
export const mustBeQuoted = (
  lines: Lines,
  at: number,
  expected = 'Put the whole text in quotes.',
): Finding =>
  inQuotes(lines, at, {
    span: oneAt(at),
    message: `A text that begins with "${lines.text[at] ?? ''}" must be in quotes.`,
    expected,
  });

const badStart: Explanation = ({ lines, at }) => mustBeQuoted(lines, at);

const secondDocument: Explanation = ({ at }) => ({
  span: { start: at, end: at + 3 },
  message: 'A line of three dashes begins a second document; a file holds one.',
  expected: 'Delete the line, or move what follows into a file of its own.',
});

const LINE_CODES: readonly Code[] = ['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR'];

/** The explanations in the order in which they are tried, each with the library's codes for it. */
const explanations: readonly (readonly [Explanation, (readonly Code[])?])[] = [
  [tab],
  [unclosedQuote],
  [badStart, ['BAD_SCALAR_START', 'BAD_ALIAS']],
  [colon, ['BLOCK_AS_IMPLICIT_KEY']],
  [blockOnOneLine, ['UNEXPECTED_TOKEN']],
  [listOnOneLine, ['UNEXPECTED_TOKEN']],
  [bracket, ['UNEXPECTED_TOKEN', 'BAD_INDENT', 'MISSING_CHAR']],
  [flatBlock, [...LINE_CODES, 'BAD_INDENT']],
  [missingSpace, LINE_CODES],
  [indentation, [...LINE_CODES, 'BAD_INDENT', 'BLOCK_AS_IMPLICIT_KEY', 'UNEXPECTED_TOKEN']],
  [openBracket, ['BAD_INDENT', 'MISSING_CHAR']],
  [missingColon, [...LINE_CODES, 'BAD_INDENT']],
  [secondDocument, ['MULTIPLE_DOCS']],
];

/** What is said of an error that none of them explains. */
function unexplained({ text, code, message, at }: Context, end: number): Finding {
  const span = { start: at, end: Math.max(at + 1, Math.min(end, at + 80)) };
  if (code === 'BAD_DQ_ESCAPE') {
    return {
      span,
      message: 'In double quotes, a backslash begins a code, and this is none.',
      expected: 'Write the backslash twice, or put the text in single quotes.',
    };
  }
  if (code === 'NON_STRING_KEY') return { span, message: 'A field’s name must be a plain word.' };
  const character = text[at] ?? '';
  return {
    span,
    message: character.trim() === '' ? 'This cannot be read.' : `"${character}" cannot stand here.`,
    expected: `The reader of YAML says: ${message.split('\n')[0] ?? ''}.`,
  };
}

/** Explains the first of the library's errors. */
export function explain(
  lines: Lines,
  document: Document,
  errors: readonly [YAMLError, ...YAMLError[]],
): Finding {
  const [{ code, message, pos }] = errors;
  const { text } = lines;
  const at = Math.min(pos[0], text.length);
  const index = lines.indexAt(at);
  const line = lines.textOf(index);
  const context = { lines, text, document, errors, code, message, at, index, line };
  for (const [explanation, codes] of explanations) {
    const finding = !codes || codes.includes(code) ? explanation(context) : undefined;
    if (finding) return finding;
  }
  return unexplained(context, pos[1]);
}
