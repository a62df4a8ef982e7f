/** Turns yup's errors into sentences that say what to write instead. */
import type * as yup from 'yup';
import {
  characters,
  describe,
  type Field,
  isRecord,
  items,
} from '../../../../src/content/introspect';
import type { Span, TextEdit, Words } from '../yaml/finding';
import { quote } from '../yaml/lines';
import type { FieldPath } from './walk';
import { closest, didYouMean, inWords, lengthOf, nameOf, shown, sureWord } from './wording';

/** What is said about a field. */
export interface FieldWords extends Words {
  /** Where; by default, at the field. */
  span?: Span;
  /** What to write in the place of its value, or another correction. */
  replacement?: string;
  fix?: TextEdit;
}

/** How a field with an error is written in its file. */
interface Written {
  path: FieldPath;
  /** True where the file has the field, even with nothing behind its name. */
  isThere: boolean;
  /** The value as written; undefined where it takes more than one line. */
  written?: string;
}

/** What the field holds, followed by its hint. */
const expectation = (field: Field): string =>
  `Expected ${describe(field)}.${field.hint ? ` ${field.hint}` : ''}`;

export const absent = (field: Field, path: FieldPath, isThere: boolean): FieldWords => ({
  message: `${nameOf(field, path)} is ${isThere ? 'empty' : 'missing'}.`,
  expected: expectation(field),
});

/** One of some words, with the one that was probably meant; `none` says that there are none. */
export function choiceOf(written: string, words: readonly string[], none?: string) {
  const match = closest(written, words);
  return {
    expected: words.length > 0 ? `Choose one of: ${words.join(', ')}.` : none,
    suggestion: match && didYouMean(match.word),
    replacement: sureWord(match),
  };
}

const TRUE = /^(?:true|yes|on|y)$/i;
const FALSE = /^(?:false|no|off|n)$/i;

/** A value of the wrong kind: a number where a text belongs. */
function wrongType(field: Field, { path, written }: Written, value: unknown): FieldWords {
  const message = (kind: string) =>
    `${nameOf(field, path)} should be ${kind}, but it is ${inWords(value)}.`;
  const text = typeof value === 'string' ? value.trim() : '';
  switch (field.type) {
    case 'string': {
      const replacement = written && quote(written);
      const expected = replacement ? `Put it in quotes: ${replacement}` : expectation(field);
      return { message: message('a text'), expected, replacement };
    }
    case 'array':
      return {
        message: message('a list'),
        expected:
          typeof value === 'string' && /^-\S/.test(value)
            ? 'A dash that begins an item needs a space behind it: "- ".'
            : 'Each item stands on a line of its own that begins with "- ".',
      };
    case 'boolean':
      return {
        message: message('true or false'),
        expected: 'Write true or false.',
        replacement: TRUE.test(text) ? 'true' : FALSE.test(text) ? 'false' : undefined,
      };
    case 'number':
      return {
        message: message('a number'),
        expected: 'Write digits, without quotes.',
        replacement: /^\d{1,9}$/.test(text) ? String(Number(text)) : undefined,
      };
    default:
      return {
        message: message('a group of fields'),
        expected: `Its fields stand below its name, indented by two spaces more. ${expectation(field)}`,
      };
  }
}

/** "81 characters", "1 item". */
const count = (value: unknown): string =>
  typeof value === 'string'
    ? characters(lengthOf(value))
    : items(Array.isArray(value) ? value.length : 0);

/** The sentence for one of yup's errors, by the name of the test that failed. */
export function wordsFor(error: yup.ValidationError, field: Field, written: Written): FieldWords {
  const { path, isThere } = written;
  const { type, params = {}, errors } = error;
  const value: unknown = error.value;
  const name = nameOf(field, path);
  const { hint, choices, alternatives } = field;
  const has = (limit: string): FieldWords => ({
    message: `${name} has ${count(value)}; it ${limit}.`,
    expected: hint,
  });
  switch (type) {
    case 'required':
    case 'optionality':
    case 'nullable':
    case 'defined':
      return absent(field, path, isThere);
    case 'typeError':
      return wrongType(field, written, value);
    case 'oneOf':
      return {
        message: `${name} cannot be "${shown(String(value))}".`,
        ...choiceOf(String(value), choices),
      };
    case 'length':
      return has(`needs exactly ${String(params.length)}`);
    case 'min':
      if (typeof value !== 'number') return has(`needs at least ${String(params.min)}`);
      return { message: `${name} is ${value}; it must be ${String(params.min)} or more.` };
    case 'max':
      return has(`may have at most ${String(params.max)}`);
    case 'one-of': {
      const held = alternatives.filter((one) => isRecord(value) && value[one] !== undefined);
      const holds = held.length === 0 ? 'none' : held.map((one) => `"${one}"`).join(' and ');
      return { message: `${name} ${errors[0] ?? ''}; it holds ${holds}.`, expected: hint };
    }
    case 'integer':
      return { message: `${name} is ${String(value)}; it must be a whole number.` };
    case 'email':
      return {
        message: `${name} is "${shown(String(value))}", which is no mail address.`,
        expected: 'Expected an address like info@company.com.',
      };
    default:
      return { message: `${name} ${errors[0] ?? ''}.`, expected: hint };
  }
}
