/** Explains YAML errors by the mistake behind them; the library's own messages name tokens. */
import { type Document, visit, type YAMLError } from 'yaml';
import type { Finding, Span } from './finding';
import { indentOf, isFieldOrItem, type Lines } from './lines';

type Code = YAMLError['code'];

/** An error, where it begins, and the line on which that is. */
function failureOf(lines: Lines, document: Document, { code, message: reason, pos }: YAMLError) {
  const { text } = lines;
  const at = Math.min(pos[0], text.length);
  const index = lines.indexAt(at);
  const [start, line] = [lines.startOf(index), lines.textOf(index)];
  return { lines, text, document, code, reason, at, index, start, line };
}

/** The finding for one kind of mistake; undefined if the error has another cause. */
type Explanation = (failure: ReturnType<typeof failureOf>) => Finding | undefined;

const LINE_CODES: readonly Code[] = ['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR'];
const IN_NAME: readonly Code[] = ['MULTILINE_IMPLICIT_KEY', 'BLOCK_AS_IMPLICIT_KEY'];
const MISFIT_CODES: readonly Code[] = [...LINE_CODES, ...IN_NAME, 'BAD_INDENT', 'UNEXPECTED_TOKEN'];

const characterAt = (start: number): Span => ({ start, end: start + 1 });

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const spaces = (...counts: readonly number[]): string =>
  `${OR.format(counts.map(String))} ${counts.at(-1) === 1 ? 'space' : 'spaces'}`;

/** Explains errors with these codes, or with any code, on a line that matches; the pattern's group is the span. */
const lineMistake =
  (
    codes: readonly Code[] | undefined,
    pattern: RegExp,
    message: string,
    expected: string,
  ): Explanation =>
  ({ code, line, start }) => {
    const group = pattern.exec(line)?.indices?.[1];
    if (!group || codes?.includes(code) === false) return undefined;
    return { span: { start: start + group[0], end: start + group[1] }, message, expected };
  };

const BLOCK_ABOVE = /(?:^|\n)( *)[^\n]*[>|][+-]?\s*$/;

const explanations: readonly Explanation[] = [
  // `→title: Airlines`, with a tab.
  lineMistake(
    undefined,
    /^ *(\t[ \t]*)(?![ \t]|\s*(?:#|$))/d,
    'A tab stands at the start of this line.',
    'Only spaces may: two for each level.',
  ),
  // `title: 'it's good'`
  ({ lines, text, code, at, start, line }) => {
    const quote = text.charAt(lines.valueStart(at));
    if (code !== 'UNEXPECTED_TOKEN' || lines.valueStart(at) >= at || !/['"]/.test(quote)) {
      return undefined;
    }
    const span = { start: at, end: start + line.length };
    return {
      span,
      message: `The quoted text has ended before "${text.slice(span.start, span.end).trim()}".`,
      expected:
        quote === "'"
          ? "An apostrophe inside single quotes is written twice (''), or the text stands in double quotes."
          : 'A double quote inside double quotes is written \\", or the text stands in single quotes.',
    };
  },
  // `title: 'Airlines`
  ({ document, text, code, reason, at }) => {
    const isMissing = code === 'MISSING_CHAR' && reason.startsWith('Missing closing');
    if (code !== 'UNEXPECTED_TOKEN' && !isMissing) return undefined;
    let span: Span | undefined;
    visit(document, {
      Scalar(_key, { type, range }) {
        const [start = 0, end = 0] = range ?? [];
        if (type?.startsWith('QUOTE') && start < at && end >= at - 2) span ??= characterAt(start);
      },
    });
    const mark = span && text.charAt(span.start);
    return (
      span && {
        span,
        message: `The quote that opens here (${mark}) is never closed.`,
        expected: `The text ends with the same quote: ${mark}`,
      }
    );
  },
  // `title: Airlines: a story`
  ({ lines, code, line, start, at }) => {
    const colon = line.slice(at - start).search(/:(?=\s|$)/);
    if (code !== 'BLOCK_AS_IMPLICIT_KEY' || colon === -1 || at !== lines.valueStart(at)) {
      return undefined;
    }
    const quoted = lines.quotedValue(at);
    return {
      span: characterAt(at + colon),
      message: 'A text that holds a colon and a space must be in quotes.',
      expected: quoted ? `Write ${quoted}` : 'Put the whole text in quotes.',
    };
  },
  // `text: >-` above a line in the first column
  ({ text, code, start, line }) => {
    const above = BLOCK_ABOVE.exec(text.slice(0, start));
    if (!above || ![...LINE_CODES, 'BAD_INDENT'].includes(code)) return undefined;
    return {
      span: { start, end: start + line.length },
      message: 'The text below ">-" is not indented.',
      expected: `Each of its lines begins with ${spaces((above[1]?.length ?? 0) + 2)} or more.`,
    };
  },
  // `title: *Airlines`, `title: [words](/address) and more`, `services: - risk`
  ({ lines, text, code, at }) => {
    let start = at;
    if (['UNEXPECTED_TOKEN', 'BAD_INDENT', 'MISSING_CHAR'].includes(code)) {
      const open = code === 'UNEXPECTED_TOKEN' ? -1 : text.slice(0, at).search(/[[{][^[\]{}]*$/);
      start = lines.valueStart(open === -1 ? at : open);
      if (start > at || !/[[{>|-]/.test(text.charAt(start))) return undefined;
    } else if (!['BAD_SCALAR_START', 'BAD_ALIAS', 'TAG_RESOLVE_FAILED'].includes(code)) {
      return undefined;
    }
    const [sign, quoted] = [text.charAt(start), lines.quotedValue(start)];
    const expected = quoted ? `Write ${quoted}` : 'Put the whole text in quotes.';
    return {
      span: characterAt(start),
      message: `A text that begins with "${sign}" must be in quotes.`,
      expected: sign === '-' ? `${expected} The items of a list stand below its name.` : expected,
    };
  },
  // `title:Airlines`
  lineMistake(
    LINE_CODES,
    /^(?:[ \t]|- )*[\w-]+(:)(?=[^\s/:])/d,
    'A space is missing behind the colon.',
    'A field is written as "name: value".',
  ),
  // A line whose indentation matches no line above: the error's own line, or the line after a broken name.
  ({ lines, at, index: errorIndex, start: errorStart, code }) => {
    const isSecond = at > errorStart && IN_NAME.includes(code);
    const index = isSecond ? lines.nextLine(errorIndex) : errorIndex;
    const [line, start] = [lines.textOf(index), lines.startOf(index)];
    const indent = indentOf(line);
    const above = lines.possibleIndents(index);
    const isMisfit = isFieldOrItem(line) && above.length > 0 && !above.includes(indent);
    if (!MISFIT_CODES.includes(code) || !isMisfit || (!isSecond && at > start + indent)) {
      return undefined;
    }
    return {
      span: { start, end: start + Math.max(1, indent) },
      message: `This line is indented by ${spaces(indent)}, which fits none of the lines above it.`,
      expected: `The lines of one block begin in one column: here with ${spaces(...above)}.`,
    };
  },
  // A line `Airlines` indented like the names
  lineMistake(
    [...LINE_CODES, 'BAD_INDENT'],
    /^ *(?!(?:[ \t]|- )*[\w-]+:(?:\s|$))(?=[^]*\S)([^ ][^]*)$/d,
    'This line is neither a field nor the rest of a text.',
    'A field is written as "name: value"; the further lines of a text are indented more than its name.',
  ),
];

/** Turns a library error into a finding: the first explanation that fits, or the library's message. */
export function explain(lines: Lines, document: Document, error: YAMLError): Finding {
  const failure = failureOf(lines, document, error);
  for (const explanation of explanations) {
    const finding = explanation(failure);
    if (finding) return finding;
  }
  const { text, at, reason } = failure;
  const mark = text.charAt(at).trim();
  return {
    span: { start: at, end: Math.max(at + 1, error.pos[1]) },
    message: mark === '' ? 'This cannot be read.' : `"${mark}" cannot stand here.`,
    expected: `The reader of YAML says: ${reason}.`,
  };
}
