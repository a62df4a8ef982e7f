import type { ContactFormContent } from '../../content/kinds/forms';
import {
  answered,
  either,
  prefixed,
  refused,
  unanswered,
  unsent,
  withWords,
  type OutcomeTable,
} from '../core/outcomes';

/** The contact form's rows of specification 8. */
export const contactOutcomes = (messages: ContactFormContent['messages']): OutcomeTable => [
  { on: answered(200), isSuccess: true, say: messages.success },
  { on: answered(), say: messages.unexpected },
  { on: withWords(refused), say: prefixed(messages.serverPrefix) },
  { on: refused, say: messages.error },
  { on: either(unanswered, unsent), say: messages.network },
];
