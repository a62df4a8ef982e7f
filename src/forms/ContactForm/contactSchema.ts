import { object } from 'yup';
import type { ContactFormContent } from '../../content/model/forms';
import { requiredEmail, requiredText } from '../rules';

export const initialContact = { first_name: '', last_name: '', email: '', phone: '', message: '' };

/** What a contact message must hold before it is sent; the phone is free text. Specification 5. */
export const contactSchema = ({ fields }: ContactFormContent) =>
  object({
    first_name: requiredText(fields.first_name),
    last_name: requiredText(fields.last_name),
    email: requiredEmail(fields.email),
    phone: requiredText(fields.phone),
    message: requiredText(fields.message),
  });
