/**
 * Why a text is no YAML, in words. The library's own errors name tokens; this table names the mistakes
 * that people make: where one stands, what is said of it, and the correction where there is only one.
 */
import { type Document, visit, type YAMLError } from 'yaml';
import type { Span } from './edits';
import type { Finding } from './finding';
import type { Lines } from './lines';
import {
  beginsAnew,
  isFieldOrItem,
  indentBelow,
  indentOf,
  nextLine,
  possibleIndents,
  quote,
  quoteValue,
  valueStart,
} from './lineShapes';
import {
  type Code,
  type Explanation,
  findingBy,
  oneAt,
  spanBy,
  type Sentence,
  type Stumble,
  stumbleAt,
} from './stumble';

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "0, 2 or 4 spaces". */
const spaces = (...counts: readonly number[]): string =>
  `${OR.format(counts.map(String))} ${counts.at(-1) === 1 ? 'space' : 'spaces'}`;

/** The text that is to be written, where there is one. */
const writeOr =
  (otherwise: string): Sentence =>
  ({ fix }) =>
    fix ? `Write ${fix.text}` : otherwise;

/** A text that begins with a character which means something else to YAML. */
const mustBeQuoted: Explanation = {
  where: ({ at }) => oneAt(at),
  message: ({ mark }) => `A text that begins with "${mark}" must be in quotes.`,
  expected: writeOr('Put the whole text in quotes.'),
  fix: ({ lines, span }) => quoteValue(lines, span.start),
};

/** Where the quoted text begins that ends where the library stumbled, or just before. */
function quoteBefore({ document, at }: Stumble): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      const [start = 0, end = 0] = range ?? [];
      if (type?.startsWith('QUOTE') && start < at && end >= at - 2) found ??= start;
    },
  });
  return found;
}

/** A line that is indented unlike all above it: that of the error, or the second of a long name. */
function misfit({ lines, at, index: own, start: ownStart, code }: Stumble): Span | undefined {
  const isSecond = at > ownStart && IN_NAME.includes(code);
  const index = isSecond ? nextLine(lines, own, 1) : own;
  const [line, start] = [lines.textOf(index), lines.startOf(index)];
  const indent = indentOf(line);
  const above = possibleIndents(lines, index);
  const isMisfit = isFieldOrItem(line) && above.length > 0 && !above.includes(indent);
  return isMisfit && (isSecond || at <= start + indent)
    ? { start, end: start + Math.max(1, indent) }
    : undefined;
}

/** The line above ">-" and the like, as far as its indentation. */
const BLOCK_ABOVE = /(?:^|\n)( *)[^\n]*[>|][+-]?\s*$/;
const blockAbove = ({ text, start }: Stumble) => BLOCK_ABOVE.exec(text.slice(0, start));

const IN_NAME: readonly Code[] = ['MULTILINE_IMPLICIT_KEY', 'BLOCK_AS_IMPLICIT_KEY'];

const LINE_CODES: readonly Code[] = ['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR'];

/** The mistakes in the order in which they are tried. */
const explanations: readonly Explanation[] = [
  {
    line: /^ *(\t[ \t]*)(?![ \t]|\s*(?:#|$))/d,
    message: 'A tab stands at the start of this line.',
    expected: 'Only spaces may: two for each level.',
    fix: ({ lines, index, start, span: { end } }) => ({
      start,
      end,
      text: ' '.repeat(indentBelow(lines, index)),
    }),
  },
  {
    // `'it's good'`: the quote in the middle ends the text.
    codes: ['UNEXPECTED_TOKEN'],
    where: ({ lines, text, at, start, line }) => {
      const value = valueStart(lines, at);
      const isInside = value < at && /['"]/.test(text.charAt(value));
      return isInside ? { start: at, end: start + line.length } : undefined;
    },
    message: ({ text, span }) =>
      `The quoted text has ended before "${text.slice(span.start, span.end).trim()}".`,
    expected: ({ lines, text, at }) =>
      text[valueStart(lines, at)] === "'"
        ? "An apostrophe inside single quotes is written twice (''), or the text stands in double quotes."
        : 'A double quote inside double quotes is written \\", or the text stands in single quotes.',
    fix: ({ lines, text, at, span }) => {
      const start = valueStart(lines, at);
      const whole = text.slice(start, span.end).trimEnd();
      const inner = whole.slice(1, -1);
      const isClosed = whole.length > 2 && whole.at(-1) === whole[0] && !inner.includes('\\');
      return isClosed ? { start, end: start + whole.length, text: quote(inner) } : undefined;
    },
  },
  {
    codes: ['UNEXPECTED_TOKEN', 'MISSING_CHAR'],
    where: (on) => {
      const isQuote = on.code === 'UNEXPECTED_TOKEN' || on.reason.startsWith('Missing closing');
      const start = isQuote ? quoteBefore(on) : undefined;
      return start === undefined ? undefined : oneAt(start);
    },
    message: ({ mark }) => `The quote that opens here (${mark}) is never closed.`,
    expected: ({ mark }) => `The text ends with the same quote: ${mark}`,
    // Where the next line begins something of its own, the text was meant to end with its line.
    fix: ({ lines, text, span, mark }) => {
      const index = lines.indexAt(span.start);
      const written = text.slice(span.end, lines.endOf(index)).trimEnd();
      const end = span.end + written.length;
      const isUnclear = span.start === lines.startOf(index) || /[\\#]/.test(written);
      return isUnclear || written.includes(mark) || !beginsAnew(lines.textOf(index + 1))
        ? undefined
        : { start: end, end, text: mark };
    },
  },
  { ...mustBeQuoted, codes: ['BAD_SCALAR_START', 'BAD_ALIAS', 'TAG_RESOLVE_FAILED'] },
  {
    // `title: Airlines: a story`.
    codes: ['BLOCK_AS_IMPLICIT_KEY'],
    where: ({ lines, line, start, at }) => {
      const colon = line.slice(at - start).search(/:(?=\s|$)/);
      return colon === -1 || at !== valueStart(lines, at) ? undefined : oneAt(at + colon);
    },
    message: 'A text that holds a colon and a space must be in quotes.',
    expected: writeOr(
      'Put the text in quotes, or begin it on the line below ">-", indented by two spaces more.',
    ),
    fix: ({ lines, at }) => quoteValue(lines, at),
  },
  {
    // `text: > words`.
    codes: ['UNEXPECTED_TOKEN'],
    line: /^(?:[ \t]|- )*(?:[\w-]+:[ \t]+)?([>|])/d,
    message: ({ mark }) => `Behind "${mark}" the line must end.`,
    expected: 'The text begins on the line below, indented by two spaces more.',
  },
  {
    // `name: - one`.
    codes: ['UNEXPECTED_TOKEN'],
    line: /^(?:[ \t]|- )*[\w-]+:\s+(-)/d,
    message: 'A list cannot begin on the line of its name.',
    expected:
      'Its items stand below, each on a line that begins with "- ". A text is put in quotes.',
  },
  {
    // `title: {name} news`, `text: [words](/address) and more`.
    ...mustBeQuoted,
    codes: ['UNEXPECTED_TOKEN', 'BAD_INDENT', 'MISSING_CHAR'],
    where: ({ lines, text, code, at }) => {
      // The bracket before it that is not closed by then.
      const open = code === 'UNEXPECTED_TOKEN' ? -1 : text.slice(0, at).search(/[[{][^[\]{}]*$/);
      const start = valueStart(lines, open === -1 ? at : open);
      return start < at && /[[{]/.test(text.charAt(start)) ? oneAt(start) : undefined;
    },
    expected: writeOr('Begin the text on the line below ">-", indented by two spaces more.'),
  },
  {
    codes: [...LINE_CODES, 'BAD_INDENT'],
    where: (on) =>
      blockAbove(on) ? { start: on.start, end: on.start + on.line.length } : undefined,
    message: 'The text below ">-" is not indented.',
    expected: (on) => {
      const indent = blockAbove(on)?.[1]?.length ?? 0;
      return `Each of its lines begins with ${spaces(indent + 2)} or more.`;
    },
  },
  {
    // `title:Airlines`.
    codes: LINE_CODES,
    line: /^(?:[ \t]|- )*[\w-]+(:)(?=[^\s/:])/d,
    message: 'A space is missing behind the colon.',
    expected: 'A field is written as "name: value".',
    fix: ({ span: { end } }) => ({ start: end, end, text: ' ' }),
  },
  {
    codes: [...LINE_CODES, 'BAD_INDENT', 'BLOCK_AS_IMPLICIT_KEY', 'UNEXPECTED_TOKEN'],
    where: misfit,
    message: ({ lines, span }) => {
      const indent = indentOf(lines.textOf(lines.indexAt(span.start)));
      return `This line is indented by ${spaces(indent)}, which fits none of the lines above it.`;
    },
    expected: ({ lines, span }) => {
      const above = possibleIndents(lines, lines.indexAt(span.start));
      return `The lines of one block begin in one column: here with ${spaces(...above)}.`;
    },
  },
  {
    codes: ['BAD_INDENT', 'MISSING_CHAR'],
    where: ({ reason, at }) => (reason.startsWith('Flow ') ? oneAt(at) : undefined),
    message: 'A bracket that opened above is not closed.',
    expected: 'A list is written with one item to a line, each behind "- ".',
  },
  {
    codes: [...LINE_CODES, 'BAD_INDENT'],
    line: /^ *(?!(?:[ \t]|- )*[\w-]+:(?:\s|$))(?=[^]*\S)([^ ][^]*)$/d,
    message: 'This line is neither a field nor the rest of a text.',
    expected:
      'A field is written as "name: value"; the further lines of a text are indented more than its name.',
  },
  {
    codes: ['MULTIPLE_DOCS'],
    message: 'A line of three dashes begins a second document; a file holds one.',
    expected: 'Delete the line, or move what follows into a file of its own.',
  },
  {
    codes: ['BAD_DQ_ESCAPE'],
    message: 'In double quotes, a backslash begins a code, and this is none.',
    expected: 'Write the backslash twice, or put the text in single quotes.',
  },
  { codes: ['NON_STRING_KEY'], message: 'A field’s name must be a plain word.' },
];

/** Whatever it is. */
const unexplained: Explanation = {
  message: ({ mark }) =>
    mark.trim() === '' ? 'This cannot be read.' : `"${mark}" cannot stand here.`,
  expected: ({ reason }) => `The reader of YAML says: ${reason.split('\n')[0] ?? ''}.`,
};

/** Explains an error of the library. */
export function explain(lines: Lines, document: Document, error: YAMLError): Finding {
  const stumble = stumbleAt(lines, document, error);
  const one = explanations.find((explanation) => spanBy(explanation, stumble));
  return findingBy(one ?? unexplained, stumble);
}
