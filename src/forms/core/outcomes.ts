/** The outcomes of a form's call. Specification 8. */
import { type CallResult } from '../../backend/client';
import { partOf } from '../../basics/partOf';

/** What the form does with the answer to its call. */
export interface Outcome {
  /** True if the form is emptied. */
  isSuccess: boolean;
  /** A toast's words; a failure always has some. */
  message?: string;
  /** The server's words, in any language, that follow the message. */
  quote?: string;
}

/** A success, with a message unless the form shows none. */
export const success = (message?: string): Outcome => ({ isSuccess: true, message });

/** A failure with the form's own message. */
export const failure = (message: string): Outcome => ({ isSuccess: false, message });

const MESSAGE_LIMIT = 300;

/** The message of the server or of the error, at most 300 characters; '' without one. */
export function messageIn(result: Exclude<CallResult, { kind: 'no-response' }>): string {
  const message = result.kind === 'other' ? result.message : partOf(result.body, 'message');
  if (typeof message !== 'string') return '';
  // Code points, so that no emoji is cut in half.
  const characters = [...message.trim()];
  const end = characters.length > MESSAGE_LIMIT ? '…' : '';
  return characters.slice(0, MESSAGE_LIMIT).join('') + end;
}

/** A failure that quotes the server or the error after the form's own prefix, which ends in a space. */
export const quoting = (prefix: string, quote: string): Outcome => ({
  ...failure(prefix.trimEnd()),
  quote,
});
