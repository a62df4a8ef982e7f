/**
 * What each call may carry: exactly the fields of specification 7, all of them text, none of them
 * empty (specification 5). Anything else is refused, so that a passing test proves that the site
 * sends nothing more.
 */
import * as yup from 'yup';

const whiteSpace = /\s/u;

/**
 * Whether a text looks like an e-mail address: a name, an @, a domain of at least two parts.
 * Written without one big pattern, because that takes quadratic time on 100,000 dots.
 */
export function isEmail(text: string): boolean {
  const address = text.trim();
  const at = address.lastIndexOf('@');
  const labels = address.slice(at + 1).split('.');
  return (
    at > 0 &&
    !whiteSpace.test(address) &&
    labels.length > 1 &&
    labels.every((label) => label !== '' && !label.includes('@'))
  );
}

function text(field: string) {
  return (
    yup
      .string()
      .typeError(`The field "${field}" must be text.`)
      .required(`The field "${field}" is missing.`)
      // An empty text counts as missing already.
      .test(
        'filled',
        `The field "${field}" is empty.`,
        (value) => value === '' || value.trim() !== '',
      )
  );
}

function email(field: string) {
  return text(field).test(
    'email',
    `The field "${field}" must be an e-mail address.`,
    (value) => value.trim() === '' || isEmail(value),
  );
}

/** Spaces are a password too. */
function password(field: string) {
  return yup
    .string()
    .typeError(`The field "${field}" must be text.`)
    .required(`The field "${field}" is missing.`);
}

function shorten(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}

function unexpectedFields({ properties }: { properties: string }): string {
  return `Not expected: ${shorten(properties)}.`;
}

function payload<Fields extends yup.ObjectShape>(fields: Fields) {
  return yup
    .object(fields)
    .exact(unexpectedFields)
    .typeError('The body must be a JSON object.')
    .required('The body must be a JSON object.');
}

export const leadSchema = payload({
  name: text('name'),
  co_email: email('co_email'),
  service: text('service'),
});

export const contactMessageSchema = payload({
  first_name: text('first_name'),
  last_name: text('last_name'),
  email: email('email'),
  phone: text('phone'),
  message: text('message'),
});

export const loginSchema = payload({
  username: text('username'),
  password: password('password'),
});

export const registrationSchema = payload({
  name: text('name'),
  username: text('username'),
  phone: text('phone'),
  email: email('email'),
  password: password('password'),
});

/** Takes values as they are (no number becomes a text) and finds every problem, not the first. */
export const asSent = { strict: true, abortEarly: false } as const;

/** All problems of a refused body as one text of sentences. */
export function problemsOf(error: yup.ValidationError): string {
  return error.errors.join(' ');
}
