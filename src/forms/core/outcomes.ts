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

/** The message of the server or of the error, at most 300 characters; '' where there is none. */
export function serverWords(result: Exclude<CallResult, { kind: 'no-response' }>): string {
  const words = result.kind === 'other' ? result.message : readField(result.body, 'message');
  if (typeof words !== 'string') return '';
  // Whole characters: no emoji is cut in half.
  const characters = [...words.trim()];
  const end = characters.length > MESSAGE_LIMIT ? '…' : '';
  return characters.slice(0, MESSAGE_LIMIT).join('') + end;
}

/** An error in the words of the server or of the error, after a prefix of the content. */
export const quoting = (prefix: string, words: string): Outcome => ({
  ...failure(prefix.trimEnd()),
  quote: words,
});
