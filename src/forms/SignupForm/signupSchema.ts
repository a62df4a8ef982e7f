import { object } from 'yup';
import type { SignupFormContent } from '../../content/kinds/forms';
import { requiredEmail, requiredSecret, requiredText } from '../rules';

export const initialSignup = { name: '', username: '', phone: '', email: '', password: '' };

/** What a registration must hold before it is sent. Specification 5. */
export const signupSchema = ({ inputs }: SignupFormContent) =>
  object({
    name: requiredText(inputs.name),
    username: requiredText(inputs.username),
    phone: requiredText(inputs.phone),
    email: requiredEmail(inputs.email),
    password: requiredSecret(inputs.password),
  });
