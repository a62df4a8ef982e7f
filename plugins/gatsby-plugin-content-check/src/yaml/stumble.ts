/** The place at which YAML's library stumbled over a text, and what an explanation makes of it. */
import type { Document, YAMLError } from 'yaml';
import type { Span, TextEdit } from './edits';
import type { Finding } from './finding';
import type { Lines } from './lines';

export type Code = YAMLError['code'];

/** A text, and the place at which the library stumbled. */
export interface Stumble {
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

/** The place of the mistake, too. */
interface Found extends Stumble {
  span: Span;
  /** The character at its start. */
  mark: string;
  fix?: TextEdit;
}

export type Sentence = string | ((found: Found) => string);

export interface Explanation {
  /** The library's codes for it; any code, where left out. */
  codes?: readonly Code[];
  /** Where it stands: a group of the line. By default, where the library says. */
  line?: RegExp;
  where?: (stumble: Stumble) => Span | undefined;
  message: Sentence;
  expected?: Sentence;
  fix?: (found: Found) => TextEdit | undefined;
}

export const oneAt = (start: number): Span => ({ start, end: start + 1 });

/** Where the library stumbled by one of its errors. */
export function stumbleAt(
  lines: Lines,
  document: Document,
  { code, message: reason, pos }: YAMLError,
): Stumble {
  const { text } = lines;
  const at = Math.min(pos[0], text.length);
  const end = Math.max(at + 1, Math.min(pos[1], at + 80));
  const index = lines.indexAt(at);
  const [start, line] = [lines.startOf(index), lines.textOf(index)];
  return { lines, text, document, code, reason, at, end, index, start, line };
}

/** Where the mistake stands that an explanation is about; undefined where it is another one. */
export function spanBy({ codes, line, where }: Explanation, stumble: Stumble): Span | undefined {
  const { code, at, end, start } = stumble;
  if (codes && !codes.includes(code)) return undefined;
  if (where) return where(stumble);
  if (!line) return { start: at, end };
  const [from, to] = line.exec(stumble.line)?.indices?.[1] ?? [];
  return from === undefined || to === undefined
    ? undefined
    : { start: start + from, end: start + to };
}

/** What an explanation says of a stumble. */
export function findingBy(explanation: Explanation, stumble: Stumble): Finding {
  const { message, expected, fix: correct } = explanation;
  const span = spanBy(explanation, stumble) ?? oneAt(stumble.at);
  const found: Found = { ...stumble, span, mark: stumble.text.charAt(span.start) };
  const fix = correct?.(found);
  const said = (sentence: Sentence) =>
    typeof sentence === 'string' ? sentence : sentence({ ...found, fix });
  return { span, message: said(message), expected: expected && said(expected), fix };
}
