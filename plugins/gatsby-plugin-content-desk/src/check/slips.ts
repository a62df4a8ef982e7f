/**
 * Why a text is no YAML, in words: the slips that people make, each with its place and, where there
 * is only one way to put it right, the correction. The library's own errors name tokens, not slips.
 */
import { Document, parseDocument, Scalar, visit, YAMLError } from 'yaml';
import { applyEdit } from './edits';
import { Lines } from './lines';
import { Finding, TextEdit } from './problem';
import { quote } from './quote';

/** A slip; the text reads on behind it once the correction is made. */
export type Slip = Omit<Finding, 'field'>;

interface Context {
  text: string;
  lines: Lines;
  error: YAMLError;
  /** Offset at which the library stumbled. */
  at: number;
  /** All errors of the text: two at one place say more than one. */
  errors: readonly YAMLError[];
  document: Document;
}

/** `  - name: ` or `  - ` or `name: `: what stands before a value on its line. */
const VALUE_START = /^(?:[ \t]|- )*(?:[\w-]+:[ \t]+)?/;
const NAME = /^(?:[ \t]|- )*([\w-]+):(?=\s|$)/;

const leadingSpaces = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;
const isBlank = (line: string): boolean => /^\s*(?:#|$)/.test(line);
const spaces = (count: number): string => `${count} ${count === 1 ? 'space' : 'spaces'}`;

/** The edit that puts the rest of a line into quotes; none where the text goes on below. */
function quoteFrom(text: string, lines: Lines, start: number): TextEdit | undefined {
  const index = lines.indexAt(start);
  const end = lines.endOf(index);
  const written = text.slice(start, end).trimEnd();
  if (written === '' || /\s#|\\/.test(written) || goesOn(lines, index)) return undefined;
  return { start, end: start + written.length, text: quote(written) };
}

/** True where the line below belongs to the value that begins on line `index`. */
function goesOn(lines: Lines, index: number): boolean {
  const line = lines.textOf(index);
  const next = lines.textOf(index + 1);
  if (isBlank(next)) return false;
  const isItem = /^\s*-\s/.test(line);
  const isDeeper = leadingSpaces(next) > leadingSpaces(line);
  return isDeeper && !(isItem && NAME.test(next)) && !/^\s*- /.test(next);
}

/** Offset at which the value of a line begins. */
function valueStart(lines: Lines, index: number): number {
  const line = lines.textOf(index);
  return lines.startOf(index) + (VALUE_START.exec(line)?.[0].length ?? 0);
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
  const dash = leadingSpaces(line);
  const isItem = /^\s*- /.test(lines.textOf(index));
  const behindDash = isItem ? dash : (/^ *(?:- +)*/.exec(line)?.[0].length ?? dash);
  return /(?::|[>|][+-]?)$/.test(line.trimEnd()) ? behindDash + 2 : behindDash;
}

/** The tabs before the words of a line, and the spaces that are meant. */
function tabOn(text: string, lines: Lines, index: number): (Slip & { fix: TextEdit }) | undefined {
  const indent = /^[ \t]*/.exec(lines.textOf(index))?.[0] ?? '';
  if (!indent.includes('\t') || isBlank(lines.textOf(index))) return undefined;
  const start = lines.startOf(index);
  const end = start + indent.length;
  return {
    span: { start: text.indexOf('\t', start), end },
    message: 'A tab stands at the start of this line.',
    expected: 'Only spaces may: two for each level.',
    fix: { start, end, text: ' '.repeat(indentBelow(lines, index)) },
  };
}

/** How far above the place where the reader gives up a tab may be the cause. */
const LINES_ABOVE = 10;

/** True where nothing is wrong up to the end of a line once an edit is made. */
function readsOn(text: string, edit: TextEdit, end: number): boolean {
  const repaired = applyEdit(text, edit);
  if (repaired === undefined) return false;
  const limit = end + repaired.length - text.length;
  return parseDocument(repaired, { prettyErrors: false, logLevel: 'error' }).errors.every(
    ({ pos }) => pos[0] > limit,
  );
}

function tab({ text, lines, at }: Context): Slip | undefined {
  const index = lines.indexAt(at);
  const own = tabOn(text, lines, index);
  if (own) return own;
  // A list behind a tab is read as a text: the reader stumbles over the lines below it.
  for (let above = index - 1; above >= Math.max(0, index - LINES_ABOVE); above -= 1) {
    const slip = tabOn(text, lines, above);
    if (slip && readsOn(text, slip.fix, lines.endOf(index))) return slip;
  }
  return undefined;
}

/** The quoted text that ends where the library stumbled, or just before. */
function quotedBefore({ document, at }: Context): Scalar | undefined {
  let found: Scalar | undefined;
  visit(document, {
    Scalar: (_key, node) => {
      const isQuoted = node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE';
      const [start = 0, end = 0] = node.range ?? [];
      if (isQuoted && start < at && end >= at - 2) found ??= node;
    },
  });
  return found;
}

function unclosedQuote(context: Context): Slip | undefined {
  const { text, lines, error, at } = context;
  const isUnclosed = error.message.startsWith('Missing closing');
  if (!isUnclosed && error.code !== 'UNEXPECTED_TOKEN') return undefined;
  const quoted = quotedBefore(context);
  const start = quoted?.range?.[0];
  if (start === undefined) return undefined;
  const mark = text[start] ?? '';
  const index = lines.indexAt(start);
  if (!isUnclosed && lines.indexAt(at) === index) return innerQuote(context, start, mark);
  const below = lines.textOf(index + 1);
  // The next line begins a field or an item of its own: the text was meant to end with its line.
  const endsHere = isBlank(below) || NAME.test(below) || /^\s*- /.test(below);
  const end = lines.endOf(index);
  const written = text.slice(start + 1, end).trimEnd();
  const isValue = start > lines.startOf(index) && !/[\\#]/.test(written) && !written.includes(mark);
  const close = start + 1 + written.length;
  return {
    span: { start, end: start + 1 },
    message: `The quote that opens here (${mark}) is never closed.`,
    expected: `The text ends with the same quote: ${mark}`,
    fix: endsHere && isValue ? { start: close, end: close, text: mark } : undefined,
  };
}

/** `'it's good'`: the quote in the middle ends the text. */
function innerQuote({ text, lines, at }: Context, start: number, mark: string): Slip {
  const end = lines.endOf(lines.indexAt(start));
  const whole = text.slice(start, end).trimEnd();
  const inner = whole.slice(1, -1);
  const isClosed = whole.length > 2 && whole.endsWith(mark);
  return {
    span: { start: at, end },
    message: `The quoted text has ended before "${text.slice(at, end).trim()}".`,
    expected:
      mark === "'"
        ? "An apostrophe inside single quotes is written twice (''), or the text stands in double quotes."
        : 'A double quote inside double quotes is written \\", or the text stands in single quotes.',
    fix:
      isClosed && !inner.includes('\\')
        ? { start, end: start + whole.length, text: quote(inner) }
        : undefined,
  };
}

/** `title: Airlines: a story`. */
function colon({ text, lines, error, errors, at }: Context): Slip | undefined {
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  const index = lines.indexAt(at);
  if (lines.textOf(index).trim() === '' || at !== valueStart(lines, index)) return undefined;
  const isTwoLines = errors.some(
    (one) => one.code === 'MULTILINE_IMPLICIT_KEY' && one.pos[0] === at,
  );
  if (isTwoLines) return undefined;
  const rest = text.slice(at, lines.endOf(index));
  const found = /:(?=\s|$)/.exec(rest)?.index;
  if (found === undefined) return undefined;
  const fix = quoteFrom(text, lines, at);
  return {
    span: { start: at + found, end: at + found + 1 },
    message: 'A text that holds a colon and a space must be in quotes.',
    expected: fix
      ? `Write ${fix.text}`
      : 'Put the text in quotes, or begin it on the line below ">-", indented by two spaces more.',
    fix,
  };
}

/** The bracket before `at` that is not closed by then. */
function openBracketBefore(text: string, at: number): number | undefined {
  for (let index = at - 1; index >= 0; index -= 1) {
    const sign = text[index] ?? '';
    if (sign === ']' || sign === '}') return undefined;
    if (sign === '[' || sign === '{') return index;
  }
  return undefined;
}

/** `title: {name} news`, `text: [words](/address) and more`. */
function bracket({ text, lines, error, at }: Context): Slip | undefined {
  if (
    error.code !== 'UNEXPECTED_TOKEN' &&
    error.code !== 'BAD_INDENT' &&
    error.code !== 'MISSING_CHAR'
  )
    return undefined;
  let index = lines.indexAt(at);
  if (error.code !== 'UNEXPECTED_TOKEN') {
    const open = openBracketBefore(text, at);
    if (open !== undefined) index = lines.indexAt(open);
  }
  const start = valueStart(lines, index);
  const mark = text[start] ?? '';
  if (!'[{'.includes(mark) || mark === '' || start >= at) return undefined;
  const fix = quoteFrom(text, lines, start);
  return {
    span: { start, end: start + 1 },
    message: `A text that begins with "${mark}" must be in quotes.`,
    expected: fix
      ? `Write ${fix.text}`
      : 'Begin the text on the line below ">-", indented by two spaces more.',
    fix,
  };
}

/** `text: > words`: the words begin on the line below. */
function blockOnOneLine({ text, lines, error, at }: Context): Slip | undefined {
  const index = lines.indexAt(at);
  const start = valueStart(lines, index);
  const mark = text[start] ?? '';
  if (error.code !== 'UNEXPECTED_TOKEN' || !'>|'.includes(mark) || mark === '') return undefined;
  return {
    span: { start, end: start + 1 },
    message: `Behind "${mark}" the line must end.`,
    expected: 'The text begins on the line below, indented by two spaces more.',
  };
}

/** `name: - one`: a list begins below its name. */
function listOnOneLine({ text, lines, error, at }: Context): Slip | undefined {
  if (error.code !== 'UNEXPECTED_TOKEN' || text[at] !== '-') return undefined;
  if (!NAME.test(text.slice(lines.startOf(lines.indexAt(at)), at))) return undefined;
  return {
    span: { start: at, end: at + 1 },
    message: 'A list cannot begin on the line of its name.',
    expected:
      'Its items stand below, each on a line that begins with "- ". A text is put in quotes.',
  };
}

/** `title:Airlines`. */
function missingSpace({ text, lines, error, at }: Context): Slip | undefined {
  if (error.code !== 'MULTILINE_IMPLICIT_KEY' && error.code !== 'MISSING_CHAR') return undefined;
  const index = lines.indexAt(at);
  const found = /^(?:[ \t]|- )*[\w-]+:(?=[^\s/])/.exec(lines.textOf(index));
  if (!found) return undefined;
  const end = lines.startOf(index) + found[0].length;
  if (text.slice(end - 1, end + 1) === '::') return undefined;
  return {
    span: { start: end - 1, end },
    message: 'A space is missing behind the colon.',
    expected: 'A field is written as "name: value".',
    fix: { start: end, end, text: ' ' },
  };
}

/** The text under ">-" that is not indented. */
function flatBlock({ lines, error, at }: Context): Slip | undefined {
  if (!['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR', 'BAD_INDENT'].includes(error.code))
    return undefined;
  const index = lines.indexAt(at);
  const above = nextLine(lines, index, -1);
  if (above === undefined || !/[>|][+-]?\s*$/.test(lines.textOf(above))) return undefined;
  return {
    span: { start: lines.startOf(index), end: lines.endOf(index) },
    message: 'The text below ">-" is not indented.',
    expected: `Each of its lines begins with ${spaces(leadingSpaces(lines.textOf(above)) + 2)} or more.`,
  };
}

/** Columns in which a line may begin, given the lines above it. */
function possibleIndents(lines: Lines, index: number): number[] {
  const indents: number[] = [];
  let limit = Infinity;
  for (let one = index - 1; one >= 0 && limit > 0; one -= 1) {
    const line = lines.textOf(one);
    if (isBlank(line) || !(NAME.test(line) || /^\s*- /.test(line))) continue;
    const dash = leadingSpaces(line);
    const behindDash = /^ *(?:- +)*/.exec(line)?.[0].length ?? dash;
    for (const indent of new Set([behindDash, dash])) {
      if (indent >= limit) continue;
      limit = indent;
      indents.unshift(indent);
    }
  }
  return indents;
}

/** "0, 2 or 4". */
const either = (numbers: readonly number[]): string =>
  [numbers.slice(0, -1).join(', '), numbers[numbers.length - 1]]
    .filter((part) => part !== '')
    .join(' or ');

const INDENT_CODES = [
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
  'MISSING_CHAR',
  'UNEXPECTED_TOKEN',
];

function indentation({ lines, error, errors, at }: Context): Slip | undefined {
  if (!INDENT_CODES.includes(error.code)) return undefined;
  const own = lines.indexAt(at);
  const two = errors.find((one) => one.code === 'MULTILINE_IMPLICIT_KEY' && one.pos[0] === at);
  const isBelow = two !== undefined && lines.indexAt(two.pos[1]) > own && at > lines.startOf(own);
  const index = isBelow ? (nextLine(lines, own, 1) ?? own) : own;
  const line = lines.textOf(index);
  const indent = leadingSpaces(line);
  const start = lines.startOf(index);
  const isAtStart = isBelow || at <= start + indent;
  const above = possibleIndents(lines, index);
  if (!isAtStart || above.length === 0 || above.includes(indent)) return undefined;
  if (!NAME.test(line) && !/^\s*- /.test(line)) return undefined;
  return {
    span: { start, end: start + Math.max(1, indent) },
    message: `This line is indented by ${spaces(indent)}, which fits none of the lines above it.`,
    expected: `The lines of one block begin in one column: here with ${either(above)} spaces.`,
  };
}

function missingColon({ lines, error, at }: Context): Slip | undefined {
  if (!['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR', 'BAD_INDENT'].includes(error.code))
    return undefined;
  const index = lines.indexAt(at);
  const line = lines.textOf(index);
  if (NAME.test(line) || line.trim() === '') return undefined;
  return {
    span: { start: lines.startOf(index) + leadingSpaces(line), end: lines.endOf(index) },
    message: 'This line is neither a field nor the rest of a text.',
    expected:
      'A field is written as "name: value"; the further lines of a text are indented more than its name.',
  };
}

function openBracket({ error, at }: Context): Slip | undefined {
  if (error.code !== 'BAD_INDENT' && error.code !== 'MISSING_CHAR') return undefined;
  if (!/^Flow /.test(error.message)) return undefined;
  return {
    span: { start: at, end: at + 1 },
    message: 'A bracket that opened above is not closed.',
    expected: 'A list is written with one item to a line, each behind "- ".',
  };
}

function badStart({ text, lines, error, at }: Context): Slip | undefined {
  if (error.code !== 'BAD_SCALAR_START' && error.code !== 'BAD_ALIAS') return undefined;
  return mustBeQuoted(text, lines, at);
}

/** A text that begins with a sign which means something else to YAML. */
export function mustBeQuoted(text: string, lines: Lines, at: number): Slip {
  const fix = at === valueStart(lines, lines.indexAt(at)) ? quoteFrom(text, lines, at) : undefined;
  return {
    span: { start: at, end: at + 1 },
    message: `A text that begins with "${text[at] ?? ''}" must be in quotes.`,
    expected: fix ? `Write ${fix.text}` : 'Put the whole text in quotes.',
    fix,
  };
}

function others({ text, error, at }: Context): Slip {
  const span = { start: at, end: Math.max(at + 1, Math.min(error.pos[1], at + 80)) };
  const sign = text[at] ?? '';
  switch (error.code) {
    case 'MULTIPLE_DOCS':
      return {
        span: { start: at, end: at + 3 },
        message: 'A line of three dashes begins a second document; a file holds one.',
        expected: 'Delete the line, or move what follows into a file of its own.',
      };
    case 'BAD_DQ_ESCAPE':
      return {
        span,
        message: 'In double quotes, a backslash begins a code, and this is none.',
        expected: 'Write the backslash twice, or put the text in single quotes.',
      };
    case 'NON_STRING_KEY':
      return { span, message: 'A field’s name must be a plain word.' };
    default:
      return {
        span,
        message: sign.trim() === '' ? 'This cannot be read.' : `"${sign}" cannot stand here.`,
        expected: `The reader of YAML says: ${error.message.split('\n')[0] ?? ''}.`,
      };
  }
}

const explanations: readonly ((context: Context) => Slip | undefined)[] = [
  tab,
  unclosedQuote,
  badStart,
  colon,
  blockOnOneLine,
  listOnOneLine,
  bracket,
  flatBlock,
  missingSpace,
  indentation,
  openBracket,
  missingColon,
];

/** Explains one error of the library. */
export function explain(
  text: string,
  lines: Lines,
  document: Document,
  error: YAMLError,
  errors: readonly YAMLError[],
): Slip {
  const context = { text, lines, document, error, errors, at: Math.min(error.pos[0], text.length) };
  for (const explanation of explanations) {
    const slip = explanation(context);
    if (slip) return slip;
  }
  return others(context);
}
