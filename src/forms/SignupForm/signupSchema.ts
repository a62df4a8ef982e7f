import { object } from 'yup';
import type { SignupFormContent } from '../../content/model/forms';
import { requiredEmail, requiredSecret, requiredText } from '../rules';

export const initialSignup = { name: '', username: '', phone: '', email: '', password: '' };

/** What a registration must hold before it is sent. Specification 5. */
export const signupSchema = ({ fields }: SignupFormContent) =>
  object({
    name: requiredText(fields.name),
    username: requiredText(fields.username),
    phone: requiredText(fields.phone),
    email: requiredEmail(fields.email),
    password: requiredSecret(fields.password),
  });
