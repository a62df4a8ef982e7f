import { navigate } from 'gatsby';
import { useMemo, type ReactNode } from 'react';
import { login } from '../../backend/login';
import type { FormWords, LoginFormContent } from '../../content/kinds/forms';
import { Form } from '../core/Form';
import { PasswordField } from '../fields/PasswordField';
import { TextField } from '../fields/TextField';
import { loginOutcomes } from './loginOutcomes';
import { initialLogin, loginSchema } from './loginSchema';

const SECRETS = ['password'];

interface LoginFormProps {
  content: LoginFormContent;
  words: FormWords;
  /** Stands beside the button: the way to a forgotten password. */
  children?: ReactNode;
}

/** The login: leads to the home page, unless the visitor has moved on. Specification 4. */
export const LoginForm = ({ content, words, children }: LoginFormProps) => {
  const { inputs, submit, messages } = content;
  const schema = useMemo(() => loginSchema(content), [content]);
  const outcomes = useMemo(() => loginOutcomes(messages), [messages]);
  return (
    <Form
      name="login"
      initialValues={initialLogin}
      schema={schema}
      call={login}
      outcomes={outcomes}
      secrets={SECRETS}
      words={words}
      submit={submit}
      beside={children}
      onSuccess={() => void navigate('/')}
    >
      <TextField
        name="username"
        content={inputs.username}
        kind="username"
        autoComplete="username"
      />
      <PasswordField name="password" content={inputs.password} autoComplete="current-password" />
    </Form>
  );
};
