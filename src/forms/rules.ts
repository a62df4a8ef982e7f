/** The validation rules that the forms share, with messages from the content. Specification 5. */
import { string } from 'yup';
import type { FormFieldContent } from '../content/kinds/forms';

/** No marks that a mail program reads as something else. */
const LOCAL_PART = /^[^"(),:;<>@[\\\]]+$/;

/** Letters and digits of any script, and hyphens. */
const DOMAIN_LABEL = /^[a-z\d\u00a1-\uffff-]+$/i;

const isDomainLabel = (label: string) =>
  DOMAIN_LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-');

/**
 * True for what a person would call an e-mail address: something before the last @, and after it a
 * domain of at least two parts whose last is no number and more than one character. Plus tags,
 * subdomains and international addresses are fine, 'a@b' is not. There is no length bound, and the
 * time grows evenly with the length.
 */
export function isEmailAddress(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (at < 1 || /\s/.test(value) || !LOCAL_PART.test(value.slice(0, at))) return false;
  const labels = value.slice(at + 1).split('.');
  const last = labels[labels.length - 1] ?? '';
  return labels.length > 1 && last.length > 1 && !/^\d+$/.test(last) && labels.every(isDomainLabel);
}

/** A text that must be there; spaces round it do not count and are not sent. */
export const requiredText = ({ required }: FormFieldContent) => string().trim().required(required);

/** An e-mail address that must be there. */
export const requiredEmail = (field: FormFieldContent) =>
  requiredText(field).test(
    'email',
    field.invalid || field.required,
    (value) => !value || isEmailAddress(value),
  );

/** One of `choices`. */
export const requiredChoice = (field: FormFieldContent, choices: string[]) =>
  requiredText(field).oneOf(['', ...choices], field.required);

/** A password: every character counts, spaces included. */
export const requiredSecret = ({ required }: FormFieldContent) => string().required(required);
