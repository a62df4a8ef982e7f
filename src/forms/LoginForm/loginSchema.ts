import { object } from 'yup';
import type { LoginFormContent } from '../../content/model/forms';
import { requiredSecret, requiredText } from '../rules';

export const initialLogin = { username: '', password: '' };

/** What a login must hold before it is sent. Specification 5. */
export const loginSchema = ({ fields }: LoginFormContent) =>
  object({ username: requiredText(fields.username), password: requiredSecret(fields.password) });
