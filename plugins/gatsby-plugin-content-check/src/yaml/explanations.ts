/** Why a text is not YAML, by the mistakes that people make; the library's errors name tokens. */
import { type Document, visit, type YAMLError } from 'yaml';
import type { Finding, Span } from './finding';
import { indentOf, isBlank, isFieldOrItem, type Lines, quote } from './lines';

type Code = YAMLError['code'];

/** A text, and the place where the library stumbled. */
interface Stumble {
  lines: Lines;
  text: string;
  document: Document;
  code: Code;
  /** The library's own sentence. */
  reason: string;
  /** The stretch that it names, and the line on which that begins. */
  at: number;
  end: number;
  index: number;
  start: number;
  line: string;
}

/** With the place of the mistake. */
interface Found extends Stumble, Pick<Finding, 'span' | 'fix'> {
  /** The character at its start. */
  mark: string;
}

type Sentence = string | ((found: Found) => string);

interface Explanation {
  /** The library's codes for it; any code, where left out. */
  codes?: readonly Code[];
  /** Where it is; undefined for another mistake. By default, where the library says. */
  where?: (stumble: Stumble) => Span | undefined;
  message: Sentence;
  expected?: Sentence;
  fix?: (found: Found) => Finding['fix'];
}

const oneAt = (start: number): Span => ({ start, end: start + 1 });

/** A place on the line of the error: what the group of a pattern matches. */
const onLine =
  (pattern: RegExp) =>
  ({ line, start }: Stumble): Span | undefined => {
    const group = pattern.exec(line)?.indices?.[1];
    return group && { start: start + group[0], end: start + group[1] };
  };

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "0, 2 or 4 spaces". */
const spaces = (...counts: readonly number[]): string =>
  `${OR.format(counts.map(String))} ${counts.at(-1) === 1 ? 'space' : 'spaces'}`;

/** Says the correction; `otherwise`, where there is none. */
const writeOr =
  (otherwise: string): Sentence =>
  ({ fix }) =>
    fix ? `Write ${fix.text}` : otherwise;

/** A text that begins with a character which means something else to YAML. */
const mustBeQuoted: Explanation = {
  where: ({ at }) => oneAt(at),
  message: ({ mark }) => `A text that begins with "${mark}" must be in quotes.`,
  expected: writeOr('Put the whole text in quotes.'),
  fix: ({ lines, span }) => lines.quoteValue(span.start),
};

/** The start of the quoted text that ends where the library stumbled, or just before. */
function quoteBefore({ document, at }: Stumble): Span | undefined {
  let found: Span | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      const [start = 0, end = 0] = range ?? [];
      if (type?.startsWith('QUOTE') && start < at && end >= at - 2) found ??= oneAt(start);
    },
  });
  return found;
}

/** A line that is indented unlike all above it: that of the error, or the second line of a name. */
function misfit({ lines, at, index: own, start: ownStart, code }: Stumble): Span | undefined {
  const isSecond = at > ownStart && IN_NAME.includes(code);
  const index = isSecond ? lines.nextLine(own, 1) : own;
  const [line, start] = [lines.textOf(index), lines.startOf(index)];
  const indent = indentOf(line);
  const above = lines.possibleIndents(index);
  const isMisfit = isFieldOrItem(line) && above.length > 0 && !above.includes(indent);
  if (!isMisfit || (!isSecond && at > start + indent)) return undefined;
  return { start, end: start + Math.max(1, indent) };
}

/** The line that ends with ">-" and the like, directly above; its group is the indentation. */
const BLOCK_ABOVE = /(?:^|\n)( *)[^\n]*[>|][+-]?\s*$/;
const blockAbove = ({ text, start }: Stumble) =>
  BLOCK_ABOVE.exec(text.slice(0, start)) ?? undefined;

const IN_NAME: readonly Code[] = ['MULTILINE_IMPLICIT_KEY', 'BLOCK_AS_IMPLICIT_KEY'];
const LINE_CODES: readonly Code[] = ['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR'];

/** The mistakes in the order in which they are tried. */
const explanations: readonly Explanation[] = [
  {
    where: onLine(/^ *(\t[ \t]*)(?![ \t]|\s*(?:#|$))/d),
    message: 'A tab stands at the start of this line.',
    expected: 'Only spaces may: two for each level.',
    fix: ({ lines, index, start, span: { end } }) => ({
      start,
      end,
      text: ' '.repeat(lines.indentBelow(index)),
    }),
  },
  {
    // `'it's good'`: the quote in the middle ends the text.
    codes: ['UNEXPECTED_TOKEN'],
    where: ({ lines, text, at, start, line }) => {
      const value = lines.valueStart(at);
      const isInside = value < at && /['"]/.test(text.charAt(value));
      return isInside ? { start: at, end: start + line.length } : undefined;
    },
    message: ({ text, span }) =>
      `The quoted text has ended before "${text.slice(span.start, span.end).trim()}".`,
    expected: ({ lines, text, at }) =>
      text[lines.valueStart(at)] === "'"
        ? "An apostrophe inside single quotes is written twice (''), or the text stands in double quotes."
        : 'A double quote inside double quotes is written \\", or the text stands in single quotes.',
    fix: ({ lines, text, at, span }) => {
      const start = lines.valueStart(at);
      const whole = text.slice(start, span.end).trimEnd();
      const inner = whole.slice(1, -1);
      const isClosed = whole.at(-1) === whole[0] && !inner.includes('\\');
      return isClosed ? { start, end: start + whole.length, text: quote(inner) } : undefined;
    },
  },
  {
    codes: ['UNEXPECTED_TOKEN', 'MISSING_CHAR'],
    where: (on) => {
      const isQuote = on.code === 'UNEXPECTED_TOKEN' || on.reason.startsWith('Missing closing');
      return isQuote ? quoteBefore(on) : undefined;
    },
    message: ({ mark }) => `The quote that opens here (${mark}) is never closed.`,
    expected: ({ mark }) => `The text ends with the same quote: ${mark}`,
    // Where the next line begins something of its own, the text was meant to end with its line.
    fix: ({ lines, text, span, mark }) => {
      const index = lines.indexAt(span.start);
      const written = text.slice(span.end, lines.endOf(index)).trimEnd();
      const end = span.end + written.length;
      const isUnclear = span.start === lines.startOf(index) || /[\\#]/.test(written);
      const below = lines.textOf(index + 1);
      const isLast = isBlank(below) || isFieldOrItem(below);
      if (isUnclear || written.includes(mark) || !isLast) return undefined;
      return { start: end, end, text: mark };
    },
  },
  { ...mustBeQuoted, codes: ['BAD_SCALAR_START', 'BAD_ALIAS', 'TAG_RESOLVE_FAILED'] },
  {
    // `title: Airlines: a story`.
    codes: ['BLOCK_AS_IMPLICIT_KEY'],
    where: ({ lines, line, start, at }) => {
      const colon = line.slice(at - start).search(/:(?=\s|$)/);
      return colon === -1 || at !== lines.valueStart(at) ? undefined : oneAt(at + colon);
    },
    message: 'A text that holds a colon and a space must be in quotes.',
    expected: writeOr(
      'Put the text in quotes, or begin it on the line below ">-", indented by two spaces more.',
    ),
    fix: ({ lines, at }) => lines.quoteValue(at),
  },
  {
    // `text: > words`.
    codes: ['UNEXPECTED_TOKEN'],
    where: onLine(/^(?:[ \t]|- )*(?:[\w-]+:[ \t]+)?([>|])/d),
    message: ({ mark }) => `Behind "${mark}" the line must end.`,
    expected: 'The text begins on the line below, indented by two spaces more.',
  },
  {
    // `name: - one`.
    codes: ['UNEXPECTED_TOKEN'],
    where: onLine(/^(?:[ \t]|- )*[\w-]+:\s+(-)/d),
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
      const start = lines.valueStart(open === -1 ? at : open);
      return start < at && /[[{]/.test(text.charAt(start)) ? oneAt(start) : undefined;
    },
    expected: writeOr('Begin the text on the line below ">-", indented by two spaces more.'),
  },
  {
    codes: [...LINE_CODES, 'BAD_INDENT'],
    where: (on) => blockAbove(on) && { start: on.start, end: on.start + on.line.length },
    message: 'The text below ">-" is not indented.',
    expected: (on) => {
      const indent = blockAbove(on)?.[1]?.length ?? 0;
      return `Each of its lines begins with ${spaces(indent + 2)} or more.`;
    },
  },
  {
    // `title:Airlines`.
    codes: LINE_CODES,
    where: onLine(/^(?:[ \t]|- )*[\w-]+(:)(?=[^\s/:])/d),
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
      const above = lines.possibleIndents(lines.indexAt(span.start));
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
    where: onLine(/^ *(?!(?:[ \t]|- )*[\w-]+:(?:\s|$))(?=[^]*\S)([^ ][^]*)$/d),
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

/** For any other mistake. */
const unexplained: Explanation = {
  message: ({ mark }) =>
    mark.trim() === '' ? 'This cannot be read.' : `"${mark}" cannot stand here.`,
  expected: ({ reason }) => `The reader of YAML says: ${reason}.`,
};

/** Explains an error of the library. */
export function explain(
  lines: Lines,
  document: Document,
  { code, message: reason, pos }: YAMLError,
): Finding {
  const { text } = lines;
  const at = Math.min(pos[0], text.length);
  const end = Math.max(at + 1, pos[1]);
  const index = lines.indexAt(at);
  const [start, line] = [lines.startOf(index), lines.textOf(index)];
  const stumble = { lines, text, document, code, reason, at, end, index, start, line };
  const spanBy = ({ codes, where }: Explanation): Span | undefined => {
    if (codes && !codes.includes(code)) return undefined;
    return where ? where(stumble) : { start: at, end };
  };
  const one = explanations.find(spanBy) ?? unexplained;
  const span = spanBy(one) ?? oneAt(at);
  const found: Found = { ...stumble, span, mark: text.charAt(span.start) };
  const fix = one.fix?.(found);
  const said = (sentence: Sentence) =>
    typeof sentence === 'string' ? sentence : sentence({ ...found, fix });
  return { span, message: said(one.message), expected: one.expected && said(one.expected), fix };
}
