/** The validation rules of the forms, with messages from the content. Specification 5. */
import { string } from 'yup';
import type { FormField } from './core/formContext';

/** Excludes characters that have a special meaning in address lists. */
const LOCAL_PART = /^[^"(),:;<>@[\\\]]+$/;

/** Letters and digits of any script, and hyphens. */
const DOMAIN_LABEL = /^[a-z\d\u00a1-\uffff-]+$/i;

const isDomainLabel = (label: string) =>
  DOMAIN_LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-');

/**
 * True for what a person would call an e-mail address: something before the last "@", then a domain of at least
 * two labels, the last of which has at least two characters and is not a number. Takes linear time.
 */
export function isEmailAddress(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (at < 1 || /\s/.test(value) || !LOCAL_PART.test(value.slice(0, at))) return false;
  const labels = value.slice(at + 1).split('.');
  const last = labels[labels.length - 1] ?? '';
  return labels.length > 1 && last.length > 1 && !/^\d+$/.test(last) && labels.every(isDomainLabel);
}

/** Text without visible characters: only spaces, control characters, direction marks or blank letters. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Invisible marks that are pasted along with addresses and numbers, above all from Arabic text. */
const MARKS = /\p{Cf}/gu;

// Excludes punctuation and spaces at both ends; `[…]+$` would take quadratic time.
const NUMBER = /[^\s.,;،؛۔](?:.*[^\s.,;،؛۔])?/s;
const ADDRESS = /[^\s.,;،؛۔<>()«»"'“”‘’](?:.*[^\s.,;،؛۔<>()«»"'“”‘’])?/s;

const unmarked = (value: string) => value.replace(MARKS, '').trim();
const number = (value: string) => NUMBER.exec(unmarked(value))?.[0] ?? '';
const address = (value: string) =>
  (ADDRESS.exec(unmarked(value))?.[0] ?? '').replace(/^mailto:/i, '');

/** A required text, validated and sent as `clean` returns it; invisible text counts as empty. */
const required = (field: FormField, clean: (value: string) => string) =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string' && !INVISIBLE.test(value) ? clean(value) : '',
    )
    .required(field.required);

/** A required text without spaces around it. Invisible characters stay, because they may shape its letters. */
export const requiredText = (field: FormField) => required(field, (value) => value.trim());

/** A required username, without invisible characters. */
export const requiredUsername = (field: FormField) => required(field, unmarked);

/** A required phone number: free text, without invisible characters and punctuation around it. */
export const requiredPhone = (field: FormField) => required(field, number);

/** A required e-mail address, without invisible characters and punctuation around it. */
export const requiredEmail = (field: FormField) =>
  required(field, address).test(
    'email',
    field.invalid || field.required,
    (value) => !value || isEmailAddress(value),
  );

/** A required choice among `choices`. */
export const requiredChoice = (field: FormField, choices: string[]) =>
  requiredText(field).oneOf(['', ...choices], field.required);

/** A required password: every character counts, spaces included. */
export const requiredSecret = ({ required }: FormField) => string().required(required);
