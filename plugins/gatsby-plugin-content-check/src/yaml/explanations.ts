/** Explains YAML errors by the mistake behind them; the library's own messages name tokens. */
import { type Document, visit, type YAMLError } from 'yaml';
import type { Finding, Span } from './diagnosis';
import { BULLETED, HYPHEN, indentOf, isFieldOrItem, type Lines, quote } from './lines';

type Code = YAMLError['code'];

/** An error of the library, and where it begins. */
interface Failure {
  lines: Lines;
  text: string;
  document: Document;
  code: Code;
  /** The library's own message. */
  reason: string;
  /** Where the error begins in the text. */
  at: number;
  /** The number of that line, from 0, where it begins, and its text. */
  index: number;
  start: number;
  line: string;
}

function failureOf(
  lines: Lines,
  document: Document,
  { code, message: reason, pos }: YAMLError,
): Failure {
  const { text } = lines;
  const at = Math.min(pos[0], text.length);
  const index = lines.indexAt(at);
  const start = lines.startOf(index);
  const line = lines.textOf(index);
  return { lines, text, document, code, reason, at, index, start, line };
}

/** The finding for one kind of mistake; undefined if the error has another cause. */
type Explanation = (failure: Failure) => Finding | undefined;

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

/** `→title: Airlines`, with a tab. */
const tabAtStart = lineMistake(
  undefined,
  /^ *(\t[ \t]*)(?![ \t]|\s*(?:#|$))/d,
  'A tab stands at the start of this line.',
  'Only spaces may: two for each level.',
);

/** `title： Airlines`, with a colon of Chinese or Japanese. */
const otherColon = lineMistake(
  undefined,
  /^(?:[ \t]|- )*[\w-]+[ \t]*([：﹕︓∶꞉])/d,
  'A colon of another script stands here.',
  'A field is written as "name: value", with a plain colon and a space.',
);

/** `● First challenge.`. */
const bullet = lineMistake(undefined, BULLETED, 'This is no sign of a list.', HYPHEN);

/** `---` for the second time: the front matter of Markdown. */
const secondDocument: Explanation = ({ code, text, at }) => {
  if (code !== 'MULTIPLE_DOCS') return undefined;
  const isMarked = text.startsWith('---', at);
  return {
    span: { start: at, end: isMarked ? at + '---'.length : at + 1 },
    message: isMarked
      ? 'A line of three dashes begins a second document; a file holds one.'
      : 'Something stands behind the end of the document, which a line of three dots marks.',
    expected: `Delete the line${isMarked ? '' : ' with the dots'}; text that belongs to no field goes into one, or out of the file.`,
  };
};

/** `% a note`. */
const instruction: Explanation = ({ code, reason, lines, text, at, index }) => {
  if (code !== 'BAD_DIRECTIVE' && !reason.startsWith('Missing directives-end')) return undefined;
  const start = code === 'BAD_DIRECTIVE' ? lines.startOf(index) : text.search(/^%/m);
  return {
    span: { start, end: Math.max(start + 1, at) },
    message: 'A line that begins with "%" is an instruction to YAML, which content does not use.',
    expected: 'Delete it. A comment begins with "#".',
  };
};

/** `title: "C:\Users"`. */
const backslash: Explanation = ({ code, lines, line, start, at }) => {
  if (code !== 'BAD_DQ_ESCAPE') return undefined;
  const [, written] = /"(.*)"\s*$/.exec(line.slice(lines.valueStart(at) - start)) ?? [];
  const isPlain = written !== undefined && !/\\["\\]/.test(written);
  return {
    span: characterAt(at),
    message: 'In double quotes, a backslash begins a code, and this is none.',
    expected: isPlain
      ? `Write ${quote(written)}`
      : 'Write the backslash twice, or put the text in single quotes.',
  };
};

/** `text: >- words`. */
const textBehindSign: Explanation = ({ code, lines, text, line, start, at }) => {
  const value = lines.valueStart(at);
  const [, sign = '', words = ''] =
    /^([>|][-+\d]*)[ \t]*(\S.*)$/.exec(line.slice(value - start)) ?? [];
  const isHeader = code === 'UNEXPECTED_TOKEN' && sign !== '' && !words.startsWith('#');
  if (!isHeader || value > at) return undefined;
  const isWhole = lines.quotedValue(value) !== undefined;
  return {
    span: { start: value, end: value + sign.length },
    message: `Behind "${sign}" the line must end: the text begins on the line below.`,
    expected:
      isWhole && sign.length > 1
        ? `Write ${quote(words.trim())}`
        : `Begin the text on a line of its own, indented by two spaces more. Where "${text.charAt(value)}" belongs to the text, put the whole in quotes.`,
  };
};

/** `seo: &seo`, `<<: *seo`, `closing: *seo`, `title: !!str Airlines`. */
const reference: Explanation = ({ code, text, line, start, at }) => {
  const name = /^[&*!][^\s,[\]{}]+/.exec(text.slice(at))?.[0] ?? '';
  const isTag = name.startsWith('!!') || text.slice(at - 1, at + 1) === '!!';
  const isAnchor = name.startsWith('&');
  const isAlias = name.startsWith('*') && text.includes(`&${name.slice(1)}`);
  const isMerge = name !== '' && /<<[ \t]*:[ \t]*$/.test(line.slice(0, at - start));
  if (code !== 'BAD_ALIAS' || !(isTag || isAnchor || isAlias || isMerge)) return undefined;
  const sign = isTag ? '!!' : name;
  const begin = isTag && !name.startsWith('!!') ? at - 1 : at;
  return {
    span: { start: begin, end: begin + Math.max(1, name.length) },
    message: isTag
      ? 'A type ("!!") stands here; the fields of content have theirs already.'
      : `"${sign}" is an anchor or a reference of YAML, which content does not use.`,
    expected: isTag
      ? 'Delete it. Put a text in quotes that looks like something else.'
      : `Delete it, and write every field out in its own place. A text that begins with "${sign.charAt(0)}" is put in quotes.`,
  };
};

/** `title: 'it's good'`. */
const endedQuote: Explanation = ({ lines, text, code, at, start, line }) => {
  const mark = text.charAt(lines.valueStart(at));
  if (code !== 'UNEXPECTED_TOKEN' || lines.valueStart(at) >= at || !/['"]/.test(mark)) {
    return undefined;
  }
  const span = { start: at, end: start + line.length };
  return {
    span,
    message: `The quoted text has ended before "${text.slice(span.start, span.end).trim()}".`,
    expected:
      mark === "'"
        ? "An apostrophe inside single quotes is written twice (''), or the text stands in double quotes."
        : 'A double quote inside double quotes is written \\", or the text stands in single quotes.',
  };
};

/** `title: 'Airlines`. */
const openQuote: Explanation = ({ document, text, code, reason, at }) => {
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
};

/** `title: Airlines: a story`. */
const colonInText: Explanation = ({ lines, code, line, start, at }) => {
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
};

/** `text: >-` above a line in the first column. */
const textNotIndented: Explanation = ({ lines, text, code, start, line }) => {
  const before = text.slice(0, start).trimEnd();
  const above = lines.textOf(lines.indexAt(before.length));
  const sign = /[>|][+-]?$/.exec(before)?.[0];
  if (sign === undefined || ![...LINE_CODES, 'BAD_INDENT'].includes(code)) return undefined;
  return {
    span: { start, end: start + line.length },
    message: `The text below "${sign}" is not indented.`,
    expected: `Each of its lines begins with ${spaces(indentOf(above) + 2)} or more.`,
  };
};

/** Errors at the sign itself, and those that it causes further on. */
const AT_SIGN: readonly Code[] = ['BAD_SCALAR_START', 'BAD_ALIAS', 'TAG_RESOLVE_FAILED'];
const BEHIND_SIGN: readonly Code[] = ['UNEXPECTED_TOKEN', 'BAD_INDENT', 'MISSING_CHAR'];

/** Where a text begins with a sign that means something to YAML; undefined if that is not the mistake. */
function startOfSign({ lines, text, code, at }: Failure): number | undefined {
  const isClosing = at === lines.valueStart(at) && /[?\]}]/.test(text.charAt(at));
  if (isClosing || AT_SIGN.includes(code)) return at;
  if (!BEHIND_SIGN.includes(code)) return undefined;
  // A bracket that is never closed may be missed many lines later.
  const open = code === 'UNEXPECTED_TOKEN' ? -1 : text.slice(0, at).search(/[[{][^[\]{}]*$/);
  const start = lines.valueStart(open === -1 ? at : open);
  return start <= at && /[[{>|-]/.test(text.charAt(start)) ? start : undefined;
}

/** `title: *Airlines`, `title: [words](/address) and more`, `services: - risk`. */
const signAtStart: Explanation = (failure) => {
  const { lines, text } = failure;
  const start = startOfSign(failure);
  if (start === undefined) return undefined;
  const sign = text.charAt(start);
  const quoted = lines.quotedValue(start);
  const expected = quoted ? `Write ${quoted}` : 'Put the whole text in quotes.';
  return {
    span: characterAt(start),
    message: `A text that begins with "${sign}" must be in quotes.`,
    expected: sign === '-' ? `${expected} The items of a list stand below its name.` : expected,
  };
};

/** `title:Airlines`. */
const missingSpace = lineMistake(
  LINE_CODES,
  /^(?:[ \t]|- )*[\w-]+(:)(?=[^\s/:])/d,
  'A space is missing behind the colon.',
  'A field is written as "name: value".',
);

/** A line whose indentation matches no line above: the error's own line, or the line after a broken name. */
const misfitLine: Explanation = ({ lines, at, index: errorIndex, start: errorStart, code }) => {
  const isSecond = at > errorStart && IN_NAME.includes(code);
  const index = isSecond ? lines.nextLine(errorIndex) : errorIndex;
  const line = lines.textOf(index);
  const start = lines.startOf(index);
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
};

/** `- risk` in the first column, where the names of fields stand. */
const itemAmongFields = lineMistake(
  LINE_CODES,
  /^(-)(?: |$)/d,
  'An item of a list stands where the name of a field belongs.',
  'The items of a list stand below its name, indented by two spaces.',
);

/** A line `Airlines` indented like the names. */
const strayLine = lineMistake(
  [...LINE_CODES, 'BAD_INDENT'],
  /^(?!(?:[ \t]|- )*[\w-]+:(?:\s|$)) *([^ ][^]*)$/d,
  'This line is neither a field nor the rest of a text.',
  'A field is written as "name: value"; the further lines of a text are indented more than its name.',
);

/** The first that fits is said: those that recognise a mistake by its own signs stand before those that guess. */
const explanations: readonly Explanation[] = [
  tabAtStart,
  otherColon,
  bullet,
  secondDocument,
  instruction,
  backslash,
  textBehindSign,
  reference,
  endedQuote,
  openQuote,
  colonInText,
  textNotIndented,
  signAtStart,
  missingSpace,
  misfitLine,
  itemAmongFields,
  strayLine,
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
