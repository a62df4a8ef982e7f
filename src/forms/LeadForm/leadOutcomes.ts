import type { LeadFormContent } from '../../content/kinds/forms';
import { answered, anything, type OutcomeTable } from '../core/outcomes';

/** The lead form's rows of specification 8; 'privacy unticked' is in leadSchema.ts. */
export const leadOutcomes = (messages: LeadFormContent['messages']): OutcomeTable => [
  { on: answered(200, 204), isSuccess: true, say: messages.success },
  { on: answered(), say: messages.unexpected },
  { on: anything, say: messages.error },
];
