/** The words in which a form's outcome table is written: one row per condition of specification 8. */
import type { CallResult } from '../../backend/callResult';

/** What a form does after a call: success or error, and what it says. */
export interface Outcome {
  isSuccess: boolean;
  /** Nothing is said where it is undefined. */
  message?: string;
}

type Condition = (result: CallResult) => boolean;

export interface OutcomeRow {
  on: Condition;
  isSuccess?: boolean;
  /** The message, or how it is made of what the server or the error says. */
  say?: string | ((words: string) => string);
}

/** Rows in order of precedence; the last one holds for whatever no row above it names. */
export type OutcomeTable = readonly [OutcomeRow, ...OutcomeRow[]];

/** Longest text of a server that is shown. */
const MESSAGE_LIMIT = 300;

/** Cuts by whole characters, so that no half of an emoji is left. */
function cut(text: string): string {
  const characters = Array.from(text.slice(0, 2 * MESSAGE_LIMIT + 2));
  return characters.length > MESSAGE_LIMIT
    ? `${characters.slice(0, MESSAGE_LIMIT).join('')}…`
    : text;
}

function messageField(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('message' in body)) return '';
  return typeof body.message === 'string' ? body.message.trim() : '';
}

/** What the server or the error itself says, at most 300 characters; '' where it says nothing. */
export function wordsOf(result: CallResult): string {
  if (result.kind === 'other') return cut(result.message.trim());
  return result.kind === 'no-response' ? '' : cut(messageField(result.body));
}

/** A successful answer, of one of these statuses where some are named. */
export const answered =
  (...statuses: number[]): Condition =>
  (result) =>
    result.kind === 'answer' && (statuses.length === 0 || statuses.includes(result.status));

/** A successful answer whose body says `success: true`. */
export const succeeded: Condition = (result) =>
  result.kind === 'answer' &&
  typeof result.body === 'object' &&
  result.body !== null &&
  'success' in result.body &&
  result.body.success === true;

/** An answer with an error status. */
export const refused: Condition = (result) => result.kind === 'response';

/** No answer came: refused connection, no network, cross-origin refusal, broken off. */
export const unanswered: Condition = (result) => result.kind === 'no-response';

/** Something failed before the request was sent. */
export const unsent: Condition = (result) => result.kind === 'other';

/** One of these conditions. */
export const either =
  (...conditions: Condition[]): Condition =>
  (result) =>
    conditions.some((condition) => condition(result));

/** The condition, and the server or the error says something. */
export const withWords =
  (condition: Condition): Condition =>
  (result) =>
    condition(result) && wordsOf(result) !== '';

export const anything: Condition = () => true;

/** Puts `prefix` before a text, with one space between them. */
export const prefixed = (prefix: string) => (words: string) => `${prefix.trimEnd()} ${words}`;

/** The outcome that `table` gives for `result`: that of the first row whose condition holds. */
export function decide(table: OutcomeTable, result: CallResult): Outcome {
  const row = table.find(({ on }) => on(result)) ?? table[table.length - 1] ?? table[0];
  const { isSuccess = false, say } = row;
  return { isSuccess, message: typeof say === 'function' ? say(wordsOf(result)) : say };
}
