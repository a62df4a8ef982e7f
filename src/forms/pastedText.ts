/** Tidies what visitors type and paste, before it is validated and sent. Pure; every pattern takes linear time. */

/** Text without visible characters: only spaces, control characters, direction marks or blank letters. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export const isInvisible = (text: string): boolean => INVISIBLE.test(text);

/** Control characters that stand for a space; the rest have no meaning in a text. */
const BLANK_CONTROLS = /[\t\v\f\u0085]/g;

/**
 * Control characters but the line break, halves of characters, and marks that turn round the text after them, in the
 * recipient's mail as well. Other invisible characters stay, because they may shape letters.
 */
const STRAY = /[^\P{Cc}\n]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Free text without control characters and the spaces around it. */
export const tidyText = (text: string): string =>
  text.replace(BLANK_CONTROLS, ' ').replace(STRAY, '').trim();

/** Invisible characters that are pasted along with addresses and numbers, above all from Arabic text. */
const MARKS = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const withoutMarks = (text: string): string => text.replace(MARKS, '').trim();

/** A username without invisible characters and the spaces around it. */
export const tidyUsername = (text: string): string => withoutMarks(tidyText(text));

/** A word in the marks of messengers. Without only the last of them, `_mona@example.com_` is another address. */
const EMPHASIS = /^([*_~])(.+)\1$/s;

// Patterns for an address and a number between punctuation and symbols. Patterns for what is around them, like
// `[…]+$`, would take quadratic time.
const EMAIL = /[\p{L}\p{Nd}!#$%&+/=^_~-](?:.*(?!\u0640)[\p{L}\p{Nd}]\p{M}*)?/su;
const PHONE = /[\p{L}\p{Nd}+＋(](?:.*[\p{L}\p{Nd}]\p{M}*)?/su;

/** What stands before an entry of a list. A hyphen alone could begin an address. */
const BULLET = /^[^\p{L}\p{Nd}]*\s/u;

/** The part of a text that matches `pattern`; empty if none does. */
const partOf = (text: string, pattern: RegExp): string =>
  pattern.exec(withoutMarks(text).replace(EMPHASIS, '$2').replace(BULLET, ''))?.[0] ?? '';

/** The e-mail address in a text: without the punctuation around it, and that of a link without `mailto:`. */
export const tidyEmail = (text: string): string =>
  partOf(partOf(tidyText(text), EMAIL).replace(/^mailto:([^?]*).*$/is, '$1'), EMAIL);

const DIGIT = /\p{Nd}/u;

/** The digit 0 to 9 for one of any script. Unicode lists the ten digits of each in order, from its zero on. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  // Some scripts follow directly on others.
  return String(value % 10);
}

/** A phone number in the digits 0 to 9: without the punctuation around it, and that of a link without `tel:`. */
export function tidyPhone(text: string): string {
  const digits = tidyText(text).replace(/\p{Nd}/gu, latinDigit);
  const phone = partOf(digits, PHONE).replace(/^tel:\s*/i, '');
  // The parenthesis that closes one in the number belongs to it.
  const isOpen = phone.lastIndexOf('(') > phone.lastIndexOf(')');
  return isOpen && digits.includes(`${phone})`) ? `${phone})` : phone;
}
