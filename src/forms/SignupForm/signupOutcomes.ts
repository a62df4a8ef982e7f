import type { SignupFormContent } from '../../content/kinds/forms';
import {
  answered,
  either,
  prefixed,
  refused,
  succeeded,
  unanswered,
  unsent,
  withWords,
  type OutcomeTable,
} from '../core/outcomes';

const asItStands = (words: string) => words;

/** The registration's rows of specification 8. */
export const signupOutcomes = (messages: SignupFormContent['messages']): OutcomeTable => [
  { on: succeeded, isSuccess: true, say: messages.success },
  { on: withWords(either(answered(), refused)), say: asItStands },
  { on: either(answered(), refused), say: messages.failed },
  { on: unanswered, say: messages.network },
  { on: withWords(unsent), say: prefixed(messages.otherPrefix) },
  { on: unsent, say: messages.failed },
];
