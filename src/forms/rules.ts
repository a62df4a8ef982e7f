/**
 * The validation rules of the forms, with messages from the content. Specification 5. They and yup load when a visitor
 * turns to a form.
 */
import { boolean, string } from 'yup';
import type { FormField } from './core/formContext';
import { isInvisible, tidyEmail, tidyPhone, tidyText, tidyUsername } from './pastedText';

/** Forms get yup from here, so that it loads with the rules alone. */
export { object } from 'yup';

/** The most characters of an address, and of the part before its "@", that mail servers accept (RFC 5321). */
const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;

/** Letters and digits of any script, and the symbols that mail servers accept, with single dots between them. */
const LOCAL_PART =
  /^[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/** Letters of any script, each with its marks, digits, and hyphens inside; no domain has an Arabic tatweel. */
const DOMAIN_LABEL = /^(?!-)(?:(?!\u0640)\p{L}\p{M}*|\p{Nd}|-)+$/u;

const isDomainLabel = (label: string) => DOMAIN_LABEL.test(label) && !label.endsWith('-');

/**
 * True for what a person would call an e-mail address: a local part, then a domain of at least two labels, the last
 * of which has at least two characters and is not a number. Takes linear time.
 */
export function isEmailAddress(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (value.length > LONGEST_ADDRESS || at > LONGEST_LOCAL_PART) return false;
  if (!LOCAL_PART.test(value.slice(0, Math.max(at, 0)))) return false;
  const labels = value.slice(at + 1).split('.');
  const last = labels[labels.length - 1] ?? '';
  const isNumber = /^\p{Nd}+$/u.test(last);
  return labels.length > 1 && last.length > 1 && !isNumber && labels.every(isDomainLabel);
}

/** A required text, validated and sent as `tidy` returns it; invisible text counts as empty. */
const required = (field: FormField, tidy: (text: string) => string) =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string' && !isInvisible(value) ? tidy(value) : '',
    )
    .required(field.required);

export const requiredText = (field: FormField) => required(field, tidyText);

export const requiredUsername = (field: FormField) => required(field, tidyUsername);

/** A required phone number: free text with at least one digit. */
export const requiredPhone = (field: FormField) =>
  required(field, tidyPhone).matches(/\d/, {
    message: field.invalid || field.required,
    excludeEmptyString: true,
  });

/** A required e-mail address. */
export const requiredEmail = (field: FormField) =>
  required(field, tidyEmail).test(
    'email',
    field.invalid || field.required,
    (value) => !value || isEmailAddress(value),
  );

/** A required choice among `choices`. */
export const requiredChoice = (field: FormField, choices: string[]) =>
  requiredText(field).oneOf(['', ...choices], field.required);

/**
 * A required password, sent as it was typed: every character counts, spaces included. Only one that consists of
 * nothing but invisible characters other than spaces is missing.
 */
export const requiredPassword = (field: FormField) =>
  string()
    .required(field.required)
    .test('visible', field.required, (value) => value.includes(' ') || !isInvisible(value));

/** A checkbox that must be ticked. */
export const requiredConsent = (message: string) => boolean().oneOf([true], message);
