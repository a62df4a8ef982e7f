/** The four forms as a visitor fills them in: one table for the behaviour that they share. */
import { screen } from '@testing-library/react';
import { ContactForm } from '../../src/forms/ContactForm';
import { LeadForm } from '../../src/forms/LeadForm';
import { LoginForm } from '../../src/forms/LoginForm';
import { SignupForm } from '../../src/forms/SignupForm';
import { contactContent, leadContent, loginContent, signupContent } from './formContent';
import { type View, write } from './renderForm';

/** A field's name in the payload, the typed and (if different) the sent value, and its HTML attributes. */
interface FieldCase {
  name: string;
  types: string | true;
  sends?: string;
  is?: Record<string, string>;
}

const verbatim = { spellcheck: 'false', autocapitalize: 'none', autocorrect: 'off' };
const email = { type: 'text', inputmode: 'email', autocomplete: 'email', ...verbatim };
const tel = { type: 'tel', inputmode: 'tel', autocomplete: 'tel' };
const username = { type: 'text', autocomplete: 'username', ...verbatim };
const password = (autocomplete: string): FieldCase => ({
  name: 'password',
  types: ' secret ',
  is: { type: 'password', autocomplete, ...verbatim },
});

export interface FormCase {
  form: JSX.Element;
  button: RegExp;
  fields: Record<string, FieldCase>;
}

export const lead: FormCase = {
  form: <LeadForm content={leadContent()} />,
  button: /^Send/,
  fields: {
    Name: { name: 'name', types: '  Ada  ', sends: 'Ada', is: { autocomplete: 'name' } },
    'Company email': { name: 'co_email', types: 'ada@example.com', is: email },
    Service: { name: 'service', types: 'Sailing' },
    'I accept the Policy.': { name: 'privacyAccepted', types: true, is: { type: 'checkbox' } },
  },
};

export const contact: FormCase = {
  form: <ContactForm content={contactContent()} />,
  button: /^Send/,
  fields: {
    'First name': { name: 'first_name', types: 'Ada', is: { autocomplete: 'given-name' } },
    'Last name': { name: 'last_name', types: 'Lovelace', is: { autocomplete: 'family-name' } },
    Email: { name: 'email', types: 'ada@example.com', is: email },
    Phone: {
      name: 'phone',
      types: ' ٠٤ ١١١، ask for Ada',
      sends: '04 111، ask for Ada',
      is: tel,
    },
    Message: { name: 'message', types: 'Hello\nthere' },
  },
};

export const login: FormCase = {
  form: (
    <LoginForm content={loginContent()}>
      <a href="/contact">Forgotten</a>
    </LoginForm>
  ),
  button: /^Log/,
  fields: {
    Username: { name: 'username', types: ' ada ', sends: 'ada', is: username },
    Password: password('current-password'),
  },
};

export const signup: FormCase = {
  form: <SignupForm content={signupContent()} />,
  button: /^Sign/,
  fields: {
    Name: { name: 'name', types: 'Ada Lovelace', is: { autocomplete: 'name' } },
    Username: { name: 'username', types: 'ada ', sends: 'ada', is: username },
    Phone: { name: 'phone', types: '+971 4', is: tel },
    Email: { name: 'email', types: 'ada@example.com', is: email },
    Password: password('new-password'),
  },
};

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

export const send = ({ button }: FormCase = lead) => screen.getByRole('button', { name: button });

export const payloadOf = ({ fields }: FormCase): Record<string, string> =>
  Object.fromEntries(
    Object.values(fields).flatMap(({ name, types, sends = types }) =>
      sends === true ? [] : [[name, sends]],
    ),
  );

export const heldBy = ({ fields }: FormCase) =>
  Object.fromEntries(
    Object.keys(fields).map((label) => {
      const { type, checked, value } = field(label);
      return [label, type === 'checkbox' ? checked : value];
    }),
  );

/** Returns the typed values by label. */
export const typedInto = ({ fields }: FormCase) =>
  Object.fromEntries(Object.entries(fields).map(([label, { types }]) => [label, types]));

/** Returns the values of an empty form by label. */
export const empty = ({ fields }: FormCase) =>
  Object.fromEntries(
    Object.entries(fields).map(([label, { types }]) => [label, types === true ? false : '']),
  );

/** Fills in every field of an empty form; `instead` replaces some values. */
export async function fillIn(
  { user }: View,
  { fields }: FormCase,
  instead: Record<string, string> = {},
): Promise<void> {
  for (const [label, { types }] of Object.entries(fields)) {
    const control = field(label);
    if (types === true) await user.click(control);
    else if (control.localName === 'select') await user.selectOptions(control, types);
    else await write(user, control, instead[label] ?? types);
  }
}
