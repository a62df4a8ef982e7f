import { navigate } from 'gatsby';
import type { ReactNode } from 'react';
import type { ViewOf } from '../content/pages/pages';
import { usePath } from '../hooks/currentPage';
import { routes } from '../routes';
import { Form } from './core/Form';
import { failure, success } from './core/outcomes';
import type { FormDefinition } from './core/useForm';
import { PasswordField } from './fields/PasswordField';
import { TextField } from './fields/TextField';

type LoginFormContent = ViewOf<'login'>['form'];

/** Rules (specification 5) and outcomes (8) of the login form. A success has no message. */
export const loginForm: FormDefinition<LoginFormContent, 'login'> = {
  name: 'login',
  initialValues: { username: '', password: '' },
  schema: async ({ inputs }) => {
    const { object, requiredPassword, requiredUsername } = await import('./rules');
    return object({
      username: requiredUsername(inputs.username),
      password: requiredPassword(inputs.password),
    });
  },
  call: 'login',
  outcome: (result, { messages }) => {
    if (result.kind !== 'answer') return failure(messages.error);
    return result.status === 200 ? success() : failure(messages.invalid);
  },
};

interface LoginFormProps {
  content: LoginFormContent;
  /** A link for a forgotten password, beside the button. */
  children?: ReactNode;
}

/** The login form. On success it opens the home page, unless the visitor has moved on. Specification 4. */
export const LoginForm = ({ content, children }: LoginFormProps) => {
  const home = usePath(routes.home);
  return (
    <Form
      definition={loginForm}
      content={content}
      besideSubmit={children}
      onSuccess={() => void navigate(home)}
    >
      <TextField name="username" kind="username" autoComplete="username" />
      <PasswordField name="password" autoComplete="current-password" />
    </Form>
  );
};
