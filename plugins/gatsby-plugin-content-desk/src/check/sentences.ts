/** Turns what yup finds wrong with a value into a sentence that says what to write instead. */
import * as yup from 'yup';
import {
  AnySchema,
  characters,
  choicesOf,
  describe,
  items,
  labelOf,
  metaOf,
} from '../../../../src/content/introspect';
import { isRecord } from './fieldNames';
import { FieldPath, readablePath } from './fieldPath';
import { quote } from './quote';
import { closest, didYouMean } from './similar';
import { inWords, lengthOf, shown } from './values';

/** What yup has against one value. */
export interface Complaint {
  path: FieldPath;
  schema: AnySchema;
  value: unknown;
  /** Name of the test that failed. */
  type: string;
  params: Readonly<Record<string, unknown>>;
  /** yup's own sentence. */
  message: string;
  /** True where the field stands in the file, if only with nothing behind its name. */
  isThere: boolean;
  /** The value as it is written; undefined where it takes more than one line. */
  written?: string;
}

export interface Sentence {
  message: string;
  expected?: string;
  suggestion?: string;
  /** What to write in the place of the value. */
  replacement?: string;
}

/** `"Title" (hero › title)`; the path is left out for the file as a whole. */
export function nameOf(schema: AnySchema, path: FieldPath): string {
  const name = [...path].reverse().find((step) => typeof step === 'string') ?? 'file';
  const label = `"${labelOf(schema) ?? name}"`;
  return path.length === 0 ? label : `${label} (${readablePath(path)})`;
}

/** What the field holds, followed by its hint. */
function expectation(schema: AnySchema): string {
  const { hint } = metaOf(schema);
  const what = describe(schema);
  return `Expected ${what}.${hint ? ` ${hint}` : ''}`;
}

export const absent = (schema: AnySchema, path: FieldPath, isThere: boolean): Sentence => ({
  message: `${nameOf(schema, path)} is ${isThere ? 'empty' : 'missing'}.`,
  expected: expectation(schema),
});

const TRUE = /^(?:true|yes|on|y)$/i;
const FALSE = /^(?:false|no|off|n)$/i;

function wrongKind({ schema, path, value, written }: Complaint): Sentence {
  const message = (kind: string) =>
    `${nameOf(schema, path)} should be ${kind}, but it is ${inWords(value)}.`;
  if (schema instanceof yup.StringSchema) {
    if (written === undefined) return { message: message('a text'), expected: expectation(schema) };
    const replacement = quote(written);
    return {
      message: message('a text'),
      expected: `Put it in quotes: ${replacement}`,
      replacement,
    };
  }
  if (schema instanceof yup.ArraySchema) {
    const isDashed = typeof value === 'string' && /^-\S/.test(value);
    return {
      message: message('a list'),
      expected: isDashed
        ? 'A dash that begins an item needs a space behind it: "- ".'
        : 'Each item stands on a line of its own that begins with "- ".',
    };
  }
  if (schema instanceof yup.BooleanSchema) {
    const meant = typeof value === 'string' ? value.trim() : '';
    const replacement = TRUE.test(meant) ? 'true' : FALSE.test(meant) ? 'false' : undefined;
    return { message: message('true or false'), expected: 'Write true or false.', replacement };
  }
  if (schema instanceof yup.NumberSchema) {
    const digits =
      typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? value.trim() : undefined;
    return {
      message: message('a number'),
      expected: 'Write digits, without quotes.',
      replacement: digits === undefined ? undefined : String(Number(digits)),
    };
  }
  return {
    message: message('a group of fields'),
    expected: `Its fields stand below its name, indented by two spaces more. ${expectation(schema)}`,
  };
}

function notAChoice({ schema, path, value }: Complaint): Sentence {
  const choices = choicesOf(schema);
  const match = typeof value === 'string' ? closest(value, choices) : undefined;
  return {
    message: `${nameOf(schema, path)} cannot be "${shown(String(value))}".`,
    expected: `Choose one of: ${choices.join(', ')}.`,
    suggestion: match && didYouMean(match.word),
    replacement: match?.isSure ? match.word : undefined,
  };
}

/** "has 81 characters", "has 1 item". */
const count = (value: unknown): string =>
  typeof value === 'string'
    ? characters(lengthOf(value))
    : items(Array.isArray(value) ? value.length : 0);

/** The sentence for one complaint. */
export function sentenceFor(complaint: Complaint): Sentence {
  const { schema, path, value, type, params, message } = complaint;
  const name = nameOf(schema, path);
  const hint = metaOf(schema).hint;
  switch (type) {
    case 'required':
    case 'optionality':
    case 'nullable':
    case 'defined':
      return absent(schema, path, complaint.isThere);
    case 'typeError':
      return wrongKind(complaint);
    case 'oneOf':
      return notAChoice(complaint);
    case 'length':
      return {
        message: `${name} has ${count(value)}; it needs exactly ${String(params.length)}.`,
        expected: hint,
      };
    case 'min':
      return typeof value === 'number'
        ? { message: `${name} is ${value}; it must be ${String(params.min)} or more.` }
        : {
            message: `${name} has ${count(value)}; it needs at least ${String(params.min)}.`,
            expected: hint,
          };
    case 'max':
      return {
        message: `${name} has ${count(value)}; it may have at most ${String(params.max)}.`,
        expected: hint,
      };
    case 'one-of': {
      const names = Array.isArray(params.names) ? params.names.map(String) : [];
      const held = names.filter((one) => isRecord(value) && value[one] !== undefined);
      const holds = held.length === 0 ? 'none' : held.map((one) => `"${one}"`).join(' and ');
      return { message: `${name} ${message}; it holds ${holds}.`, expected: hint };
    }
    case 'integer':
      return { message: `${name} is ${String(value)}; it must be a whole number.` };
    case 'email':
      return {
        message: `${name} is "${shown(String(value))}", which is no mail address.`,
        expected: 'Expected an address like info@company.com.',
      };
    default:
      return { message: `${name} ${message}.`, expected: hint };
  }
}
