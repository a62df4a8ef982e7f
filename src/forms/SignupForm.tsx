import { navigate } from 'gatsby';
import { partOf } from '../basics/partOf';
import type { ViewOf } from '../content/pages/pages';
import { usePath } from '../hooks/currentPage';
import { useHasMovedOn } from '../navigation/navigationStore';
import { routes } from '../routes';
import { Form } from './core/Form';
import { failure, messageIn, quoting, success } from './core/outcomes';
import type { FormDefinition } from './core/useForm';
import { PasswordField } from './fields/PasswordField';
import { TextField } from './fields/TextField';

/** Milliseconds between the success message and the home page. Specification 9. */
const REDIRECT_DELAY = 2000;

type SignupFormContent = ViewOf<'signup'>['form'];

/** Rules (specification 5) and outcomes (8) of the signup form. */
export const signupForm: FormDefinition<SignupFormContent, 'register'> = {
  name: 'signup',
  initialValues: { name: '', username: '', phone: '', email: '', password: '' },
  schema: async ({ inputs }) => {
    const rules = await import('./rules');
    return rules.object({
      name: rules.requiredText(inputs.name),
      username: rules.requiredUsername(inputs.username),
      phone: rules.requiredPhone(inputs.phone),
      email: rules.requiredEmail(inputs.email),
      password: rules.requiredPassword(inputs.password),
    });
  },
  call: 'register',
  outcome: (result, { messages }) => {
    if (result.kind === 'no-response') return failure(messages.network);
    const message = messageIn(result);
    if (result.kind === 'other') {
      return message ? quoting(messages.otherPrefix, message) : failure(messages.failed);
    }
    const isRegistered = result.kind === 'answer' && partOf(result.body, 'success') === true;
    return isRegistered ? success(messages.success) : failure(message || messages.failed);
  },
};

/** The signup form. On success it opens the home page, unless the visitor has moved on. */
export const SignupForm = ({ content }: { content: SignupFormContent }) => {
  const home = usePath(routes.home);
  const hasMovedOn = useHasMovedOn();
  const leave = () => {
    if (!hasMovedOn()) void navigate(home);
  };
  return (
    <Form
      definition={signupForm}
      content={content}
      hasHoneypot
      onSuccess={() => setTimeout(leave, REDIRECT_DELAY)}
    >
      <TextField name="name" autoComplete="name" />
      <TextField name="username" kind="username" autoComplete="username" />
      <TextField name="phone" kind="tel" autoComplete="tel" />
      <TextField name="email" kind="email" autoComplete="email" />
      <PasswordField name="password" autoComplete="new-password" />
    </Form>
  );
};
