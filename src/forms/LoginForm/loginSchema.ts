import { object } from 'yup';
import type { LoginFormContent } from '../../content/kinds/forms';
import { requiredSecret, requiredText } from '../rules';

export const initialLogin = { username: '', password: '' };

/** What a login must hold before it is sent. Specification 5. */
export const loginSchema = ({ inputs }: LoginFormContent) =>
  object({ username: requiredText(inputs.username), password: requiredSecret(inputs.password) });
