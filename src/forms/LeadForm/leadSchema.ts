import { boolean, object } from 'yup';
import type { LeadFormContent } from '../../content/kinds/forms';
import { requiredChoice, requiredEmail, requiredText } from '../rules';

export const initialLead = { name: '', co_email: '', service: '', privacyAccepted: false };

/** What a lead form must hold before it is sent. Specification 5. */
export const leadSchema = ({ inputs, services, messages }: LeadFormContent) =>
  object({
    name: requiredText(inputs.name),
    co_email: requiredEmail(inputs.co_email),
    service: requiredChoice(inputs.service, services),
    privacyAccepted: boolean().oneOf([true], messages.privacy),
  });
