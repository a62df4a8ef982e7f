/** Turns yup's errors into sentences that say what to write instead. */
import type * as yup from 'yup';
import {
  characters,
  describe,
  type Field,
  isRecord,
  items,
} from '../../../../src/content/introspect';
import type { Span, Diagnosis } from '../yaml/finding';
import { quote } from '../yaml/lines';
import type { Places } from './places';
import type { FieldPath } from './walk';
import { inWords, lengthOf, meant, nameOf, shown } from './wording';

export interface FieldDiagnosis extends Diagnosis {
  span?: Span;
}

const expectation = (field: Field): string =>
  `Expected ${describe(field)}.${field.hint ? ` ${field.hint}` : ''}`;

/** The diagnosis of a field without a value. */
export const absent = (field: Field, path: FieldPath, isThere: boolean): FieldDiagnosis => ({
  message: `${nameOf(field, path)} is ${isThere ? 'empty' : 'missing'}.`,
  expected: expectation(field),
});

/** A word that YAML reads as null: `name: Null`. */
const readAsNull = (field: Field, path: FieldPath, written = ''): FieldDiagnosis | undefined =>
  field.type === 'string' && /^(?:null|~)$/i.test(written)
    ? {
        message: `${nameOf(field, path)} is ${written}, which YAML reads as nothing.`,
        expected: `Put it in quotes: '${written}'`,
      }
    : undefined;

/** Diagnoses a picture's name that includes a folder or forbidden characters; undefined for any other fault. */
function pictureName(field: Field, path: FieldPath, value: unknown): FieldDiagnosis | undefined {
  const { file, pattern } = field;
  if (!file || typeof value !== 'string') return undefined;
  const is = `${nameOf(field, path)} is "${shown(value)}", which`;
  const name = value.replace(/^.*[\\/]/, '').trim();
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+|-+(?=\.\w+$)/g, '')
    .replace(/^(?=\.)/, 'picture');
  if (!pattern?.regex.test(plain)) return undefined;
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

const sizeOf = (value: unknown): string =>
  typeof value === 'string'
    ? characters(lengthOf(value))
    : items(Array.isArray(value) ? value.length : 0);

/** Turns a yup error into a diagnosis, by the name of the test that failed. */
export function diagnose(
  error: yup.ValidationError,
  field: Field,
  path: FieldPath,
  places: Places,
): FieldDiagnosis {
  const { type, params = {}, errors } = error;
  const value: unknown = error.value;
  const name = nameOf(field, path);
  const { hint, choices, alternatives } = field;
  const written = places.written(path);
  const inQuotes = written ? `Put it in quotes: ${quote(written)}` : expectation(field);
  const [kind, expected] = OF_TYPE[field.type] ?? ['a text', inQuotes];
  const has = (limit: string): FieldDiagnosis => ({
    message: `${name} has ${sizeOf(value)}; it ${limit}.`,
    expected: hint,
  });
  switch (type) {
    case 'required':
    case 'optionality':
    case 'nullable':
    case 'defined':
      return readAsNull(field, path, written) ?? absent(field, path, places.has(path));
    case 'typeError':
      return { message: `${name} should be ${kind}, but it is ${inWords(value)}.`, expected };
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
      const held = alternatives.filter((name) => isRecord(value) && value[name] !== undefined);
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
    default:
      return (
        pictureName(field, path, value) ?? {
          message: `${name} ${errors[0] ?? ''}.`,
          expected: hint,
        }
      );
  }
}
