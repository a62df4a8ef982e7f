/** What a form does after a call. Specification 8. */
import { readField, type CallResult } from '../../backend/client';

/** Success or error, and the form's message, if there is one. */
export interface Outcome {
  isSuccess: boolean;
  message?: string;
  /** What follows the message in words that are not ours, in whatever language. */
  quote?: string;
}

export const success = (message?: string): Outcome => ({ isSuccess: true, message });

export const failure = (message: string): Outcome => ({ isSuccess: false, message });

/** Longest message of a server that is shown. */
const MESSAGE_LIMIT = 300;

/** Cuts between whole characters, so that no emoji is cut in half. */
function cut(text: string): string {
  const characters = Array.from(text.slice(0, 2 * MESSAGE_LIMIT + 2));
  return characters.length > MESSAGE_LIMIT
    ? `${characters.slice(0, MESSAGE_LIMIT).join('')}…`
    : text;
}

/** The message of the server or of the error, at most 300 characters; '' where there is none. */
export function serverWords(result: Exclude<CallResult, { kind: 'no-response' }>): string {
  const words = result.kind === 'other' ? result.message : readField(result.body, 'message');
  return typeof words === 'string' ? cut(words.trim()) : '';
}

/** An error in the words of the server or of the error, after a prefix of the content. */
export const quoting = (prefix: string, words: string): Outcome => ({
  ...failure(prefix.trimEnd()),
  quote: words,
});
