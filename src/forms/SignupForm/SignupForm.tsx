import { navigate } from 'gatsby';
import { useEffect, useMemo, useState } from 'react';
import { register } from '../../backend/register';
import type { FormWords, SignupFormContent } from '../../content/kinds/forms';
import { useHasMovedOn } from '../../navigation/useHasMovedOn';
import { Form } from '../core/Form';
import { PasswordField } from '../fields/PasswordField';
import { TextField } from '../fields/TextField';
import { signupOutcomes } from './signupOutcomes';
import { initialSignup, signupSchema } from './signupSchema';

/** From the message of success to the home page. Specification 9. */
export const REDIRECT_DELAY = 2000;

const SECRETS = ['password'];

interface SignupFormProps {
  content: SignupFormContent;
  words: FormWords;
}

/** The registration: leads to the home page after its message, unless the visitor has moved on. */
export const SignupForm = ({ content, words }: SignupFormProps) => {
  const { inputs, submit, messages } = content;
  const hasMovedOn = useHasMovedOn();
  const [isRegistered, setIsRegistered] = useState(false);
  const schema = useMemo(() => signupSchema(content), [content]);
  const outcomes = useMemo(() => signupOutcomes(messages), [messages]);

  useEffect(() => {
    if (!isRegistered) return undefined;
    const timer = setTimeout(() => {
      if (!hasMovedOn()) void navigate('/');
    }, REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [isRegistered, hasMovedOn]);

  return (
    <Form
      name="signup"
      initialValues={initialSignup}
      schema={schema}
      call={register}
      outcomes={outcomes}
      secrets={SECRETS}
      words={words}
      submit={submit}
      hasHoneypot
      onSuccess={() => setIsRegistered(true)}
    >
      <TextField name="name" content={inputs.name} autoComplete="name" />
      <TextField
        name="username"
        content={inputs.username}
        kind="username"
        autoComplete="username"
      />
      <TextField name="phone" content={inputs.phone} kind="tel" autoComplete="tel" />
      <TextField name="email" content={inputs.email} kind="email" autoComplete="email" />
      <PasswordField name="password" content={inputs.password} autoComplete="new-password" />
    </Form>
  );
};
