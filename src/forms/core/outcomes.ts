/** What a form does after a call. Specification 8. */
import { fieldOf, type CallResult } from '../../backend/client';

/** A success or an error, and what the form says; nothing where there is no message. */
export interface Outcome {
  isSuccess: boolean;
  message?: string;
}

export const success = (message?: string): Outcome => ({ isSuccess: true, message });

export const failure = (message: string): Outcome => ({ isSuccess: false, message });

/** Longest text of a server that is shown. */
const MESSAGE_LIMIT = 300;

/** Cuts by whole characters, so that no half of an emoji is left. */
function cut(text: string): string {
  const characters = Array.from(text.slice(0, 2 * MESSAGE_LIMIT + 2));
  return characters.length > MESSAGE_LIMIT
    ? `${characters.slice(0, MESSAGE_LIMIT).join('')}…`
    : text;
}

/** What the server or the error itself says, at most 300 characters; '' where it says nothing. */
export function wordsOf(result: CallResult): string {
  if (result.kind === 'no-response') return '';
  const words = result.kind === 'other' ? result.message : fieldOf(result.body, 'message');
  return typeof words === 'string' ? cut(words.trim()) : '';
}

/** A text after a prefix of the content, with one space between them. */
export const prefixed = (prefix: string, words: string) => `${prefix.trimEnd()} ${words}`;
