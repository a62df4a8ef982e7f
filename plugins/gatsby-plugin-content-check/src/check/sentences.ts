/** Formats values, fields and yup's errors for sentences that say what to write instead. */
import type * as yup from 'yup';
import { isRecord } from '../../../../src/basics/isRecord';
import { characters, describe, items } from '../../../../src/content/model/describe';
import type { Field } from '../../../../src/content/model/introspect';
import type { Kind } from '../../../../src/content/model/kind';
import type { FieldPath } from '../../../../src/content/model/mapContent';
import type { Diagnosis } from '../yaml/diagnosis';
import { BULLETED, HYPHEN, quote } from '../yaml/lines';
import { closest } from './closest';
import type { Places } from './places';
import { fieldAt } from './walk';

const MOST_SHOWN = 60;

/** Formats a text for quoting in a sentence: on one line, and truncated if it is long. */
export function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN).trimEnd()}…` : line;
}

/** Describes a value: `the number 5`, `a list`. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return `the text "${shown(value)}"`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return `the yes-or-no value ${String(value)}`;
  if (value instanceof Date) return 'a date';
  return Array.isArray(value) ? 'a list' : 'a group of fields';
}

/** Names a file by its kind: "a case study", "the navigation". */
export function inSentence({ folder, singular }: Kind): string {
  if (folder === undefined) return `the ${singular}`;
  return /^[aeiou]/i.test(singular) ? `an ${singular}` : `a ${singular}`;
}

/** The number of code points. */
export const lengthOf = (text: string): number => [...text].length;

/** `"Title" (hero › cards › 3 › title)`: items count from 1. An empty path means the whole file. */
export function nameOf({ label }: Field, path: FieldPath): string {
  const steps = path.map((step) => (typeof step === 'number' ? step + 1 : step));
  const quoted = `"${label ?? 'file'}"`;
  return steps.length === 0 ? quoted : `${quoted} (${steps.join(' › ')})`;
}

/** `nameOf` for the field at a path of a model. */
export const nameIn = (model: Field, path: FieldPath) => nameOf(fieldAt(model, path), path);

/** Offers a word. */
export const didYouMean = (word: string): string => `Did you mean "${word}"?`;

/** Suggests the word that was probably meant, formatted by `as`. */
export function meant(written: string, words: readonly string[], as = (word: string) => word) {
  const match = closest(written, words);
  return match ? { suggestion: didYouMean(as(match.word)) } : {};
}

const expectation = (field: Field): string =>
  `Expected ${describe(field)}.${field.hint ? ` ${field.hint}` : ''}`;

/** The diagnosis of a field without a value. */
export const absent = (field: Field, path: FieldPath, isThere: boolean): Diagnosis => ({
  message: `${nameOf(field, path)} is ${isThere ? 'empty' : 'missing'}.`,
  expected: expectation(field),
});

/** Diagnoses a picture's name that includes a folder or forbidden characters; undefined for any other fault. */
function pictureName(field: Field, path: FieldPath, value: unknown): Diagnosis | undefined {
  const { file, mustMatch } = field;
  if (!file || typeof value !== 'string') return undefined;
  const is = `${nameOf(field, path)} is "${shown(value)}", which`;
  const name = value.replace(/^.*[\\/]/, '').trim();
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.]+/g, '-')
    .replace(/^-|-(?=\.\w+$)/g, '')
    .replace(/^(?=\.)/, 'picture');
  if (!mustMatch?.regex.test(plain)) return undefined;
  return {
    message: `${is} holds characters that the name of a picture may not have.`,
    expected: `Rename the file in ${file.folder} with letters from a to z, digits, dots and hyphens only, and write the new name: ${plain}`,
  };
}

/** Lists the allowed words, and suggests the most likely one. */
export const choiceOf = (written: string, words: readonly string[]) => ({
  expected: words.length > 0 ? `Choose one of: ${words.join(', ')}.` : 'There is none yet.',
  ...meant(written, words),
});

/** The instruction for a value of the wrong type, by the expected type. */
const OF_TYPE: Readonly<Record<string, readonly [type: string, expected: string]>> = {
  array: ['a list', 'Each item stands on a line of its own that begins with "- ".'],
  boolean: ['true or false', 'Write true or false.'],
  number: ['a number', 'Write digits, without quotes.'],
  object: ['a group of fields', 'Its fields stand below its name, indented by two spaces more.'],
};

/** The diagnosis of a field without a value, or with a word that YAML reads as none. */
function withoutValue(field: Field, path: FieldPath, places: Places): Diagnosis {
  const written = places.written(path);
  if (field.type === 'string' && written && /^(?:null|~)$/i.test(written)) {
    const message = `${nameOf(field, path)} is ${written}, which YAML reads as nothing.`;
    return { message, expected: `Put it in quotes: '${written}'` };
  }
  return absent(field, path, places.has(path));
}

function ofWrongType(field: Field, path: FieldPath, places: Places, value: unknown): Diagnosis {
  const name = nameOf(field, path);
  if (field.type === 'array' && typeof value === 'string' && BULLETED.test(value)) {
    const message = `${name} should be a list; its items begin with "${value.charAt(0)}".`;
    return { message, expected: HYPHEN };
  }
  const written = places.written(path);
  const inQuotes = written ? `Put it in quotes: ${quote(written)}` : expectation(field);
  const [type, expected] = OF_TYPE[field.type] ?? ['a text', inQuotes];
  return { message: `${name} should be ${type}, but it is ${inWords(value)}.`, expected };
}

/** "12 characters", "3 items". */
function countOf(value: unknown): string {
  if (typeof value === 'string') return characters(lengthOf(value));
  return items(Array.isArray(value) ? value.length : 0);
}

/** Turns a yup error into a diagnosis, by the name of the test that failed. */
export function diagnose(
  error: yup.ValidationError,
  field: Field,
  path: FieldPath,
  places: Places,
): Diagnosis {
  const { type, params = {}, errors } = error;
  const value: unknown = error.value;
  const name = nameOf(field, path);
  const { hint, choices, alternatives } = field;
  const has = (limit: string): Diagnosis => ({
    message: `${name} has ${countOf(value)}; it ${limit}.`,
    expected: hint,
  });
  switch (type) {
    case 'required':
    case 'optionality':
    case 'nullable':
    case 'defined':
      return withoutValue(field, path, places);
    case 'typeError':
      return ofWrongType(field, path, places, value);
    case 'oneOf': {
      const message = `${name} cannot be "${shown(String(value))}".`;
      return { message, ...choiceOf(String(value), choices) };
    }
    case 'length':
      return has(`needs exactly ${String(params.length)}`);
    case 'min':
      if (typeof value !== 'number') return has(`needs at least ${String(params.min)}`);
      return { message: `${name} is ${value}; it must be ${String(params.min)} or more.` };
    case 'max':
      return has(`may have at most ${String(params.max)}`);
    case 'one-of': {
      const held = alternatives.filter((part) => isRecord(value) && value[part] !== undefined);
      const holds = held.length === 0 ? 'none' : held.map((part) => `"${part}"`).join(' and ');
      return { message: `${name} ${errors[0] ?? ''}; it holds ${holds}.`, expected: hint };
    }
    case 'integer':
      return { message: `${name} is ${String(value)}; it must be a whole number.` };
    case 'email':
      return {
        message: `${name} is "${shown(String(value))}", which is no mail address.`,
        expected: 'Expected an address like info@company.com.',
      };
    default: {
      const message = `${name} ${errors[0] ?? ''}.`;
      return pictureName(field, path, value) ?? { message, expected: hint };
    }
  }
}

/** The suggestion for a mistake that has only one possible fix. */
export const writeInstead = (right: string) => ({ suggestion: `Write ${right}` });
