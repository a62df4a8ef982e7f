/**
 * The validation rules of the forms, with messages from the content. Specification 5. They and yup load when a visitor
 * turns to a form.
 */
import { boolean, string } from 'yup';
import type { FormField } from './core/formContext';

export { object } from 'yup';

/** The longest address and the longest part before its "@" that mail servers accept (RFC 5321). */
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

/** Text without visible characters: only spaces, control characters, direction marks or blank letters. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Invisible characters that are pasted along with addresses and numbers, above all from Arabic text. */
const MARKS = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Control characters that stand for a space; the rest have no meaning in a text. */
const BLANK_CONTROLS = /[\t\v\f\u0085]/g;

/**
 * Control characters but the line break, halves of characters, and marks that turn round the text after them, in the
 * recipient's mail as well. Other invisible characters stay, because they may shape letters.
 */
const STRAY = /[^\P{Cc}\n]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

const plain = (value: string) => value.replace(BLANK_CONTROLS, ' ').replace(STRAY, '').trim();
const unmarked = (value: string) => value.replace(MARKS, '').trim();

/** The marks with which messengers make a word bold, slanted or crossed out. */
const EMPHASIS = /^([*_~])(.+)\1$/s;

// What stands around an address or a number when it is copied out of a sentence: punctuation and symbols. A pattern
// for the wanted part takes linear time, one like `[…]+$` for the unwanted would take quadratic time.
const ADDRESS = /[\p{L}\p{Nd}!#$%&+/=^_~-](?:.*(?!\u0640)[\p{L}\p{Nd}]\p{M}*)?/su;
const NUMBER = /[\p{L}\p{Nd}+＋(](?:.*[\p{L}\p{Nd}]\p{M}*)?/su;

const BULLET = /^[^\p{L}\p{Nd}]*\s/u;

/** The part of a pasted text that `wanted` describes. */
const within = (value: string, wanted: RegExp) =>
  wanted.exec(unmarked(value).replace(EMPHASIS, '$2').replace(BULLET, ''))?.[0] ?? '';

/** An address as it was meant, without what was pasted around it. */
const address = (value: string) =>
  within(within(value, ADDRESS).replace(/^mailto:([^?]*).*$/is, '$1'), ADDRESS);

const DIGIT = /\p{Nd}/u;

/** The value of a digit in any script: Unicode lists the ten digits of each one after the other, from its zero on. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let place = 0;
  while (DIGIT.test(String.fromCodePoint(code - place - 1))) place += 1;
  return String(place % 10);
}

/** A number as it was meant: in the digits 0 to 9, and without what was pasted around it. */
function number(value: string): string {
  const pasted = value.replace(/\p{Nd}/gu, latinDigit);
  const found = within(pasted, NUMBER).replace(/^tel:\s*/i, '');
  const isOpen = found.lastIndexOf('(') > found.lastIndexOf(')');
  return isOpen && pasted.includes(`${found})`) ? `${found})` : found;
}

/** A required text, validated and sent as `clean` returns it; invisible text counts as empty. */
const required = (field: FormField, clean: (value: string) => string) =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string' && !INVISIBLE.test(value) ? clean(plain(value)) : '',
    )
    .required(field.required);

/** A required text, without control characters and the spaces around it. */
export const requiredText = (field: FormField) => required(field, (value) => value);

/** A required username, without invisible characters. */
export const requiredUsername = (field: FormField) => required(field, unmarked);

/** A required phone number: free text with at least one digit. */
export const requiredPhone = (field: FormField) =>
  required(field, number).matches(DIGIT, {
    message: field.invalid || field.required,
    excludeEmptyString: true,
  });

/** A required e-mail address. */
export const requiredEmail = (field: FormField) =>
  required(field, address).test(
    'email',
    field.invalid || field.required,
    (value) => !value || isEmailAddress(value),
  );

/** A required choice among `choices`. */
export const requiredChoice = (field: FormField, choices: string[]) =>
  requiredText(field).oneOf(['', ...choices], field.required);

/**
 * A required password, sent as it was typed: every character counts, spaces included. Only one that consists of
 * nothing but marks is missing.
 */
export const requiredSecret = ({ required }: FormField) =>
  string()
    .required(required)
    .test('visible', required, (value) => value.includes(' ') || !INVISIBLE.test(value));

/** A checkbox that must be ticked. */
export const requiredConsent = (message: string) => boolean().oneOf([true], message);
