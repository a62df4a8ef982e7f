import { object } from 'yup';
import type { ContactFormContent } from '../../content/kinds/forms';
import { requiredEmail, requiredText } from '../rules';

export const initialContact = { first_name: '', last_name: '', email: '', phone: '', message: '' };

/** What a contact message must hold before it is sent; the phone is free text. Specification 5. */
export const contactSchema = ({ inputs }: ContactFormContent) =>
  object({
    first_name: requiredText(inputs.first_name),
    last_name: requiredText(inputs.last_name),
    email: requiredEmail(inputs.email),
    phone: requiredText(inputs.phone),
    message: requiredText(inputs.message),
  });
