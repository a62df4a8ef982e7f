/** The validation rules of the forms, with messages from the content. Specification 5. */
import { string } from 'yup';
import type { FormField } from './core/formContext';

/** Without characters that have a meaning in address lists. */
const LOCAL_PART = /^[^"(),:;<>@[\\\]]+$/;

/** Letters and digits of any script, and hyphens. */
const DOMAIN_LABEL = /^[a-z\d\u00a1-\uffff-]+$/i;

const isDomainLabel = (label: string) =>
  DOMAIN_LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-');

/** Whether a person would call `value` an e-mail address: something before the last "@", then a domain of
 * at least two parts, the last one longer than a character and no number. Takes linear time. */
export function isEmailAddress(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (at < 1 || /\s/.test(value) || !LOCAL_PART.test(value.slice(0, at))) return false;
  const labels = value.slice(at + 1).split('.');
  const last = labels[labels.length - 1] ?? '';
  return labels.length > 1 && last.length > 1 && !/^\d+$/.test(last) && labels.every(isDomainLabel);
}

/** A required text; spaces around it do not count and are not sent. */
export const requiredText = ({ required }: FormField) => string().trim().required(required);

/** A required e-mail address. */
export const requiredEmail = (field: FormField) =>
  requiredText(field).test(
    'email',
    field.invalid || field.required,
    (value) => !value || isEmailAddress(value),
  );

/** A required choice out of `choices`. */
export const requiredChoice = (field: FormField, choices: string[]) =>
  requiredText(field).oneOf(['', ...choices], field.required);

/** A required password: every character counts, spaces included. */
export const requiredSecret = ({ required }: FormField) => string().required(required);
