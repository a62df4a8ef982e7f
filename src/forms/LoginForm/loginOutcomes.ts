import type { LoginFormContent } from '../../content/kinds/forms';
import { answered, anything, type OutcomeTable } from '../core/outcomes';

/** The login form's rows of specification 8. Success says nothing: it leads to the home page. */
export const loginOutcomes = (messages: LoginFormContent['messages']): OutcomeTable => [
  { on: answered(200), isSuccess: true },
  { on: answered(), say: messages.invalid },
  { on: anything, say: messages.error },
];
