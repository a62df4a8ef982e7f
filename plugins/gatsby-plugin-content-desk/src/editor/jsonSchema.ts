/**
 * The model as JSON Schemas (draft-07), which editors complete and check YAML by. Derived from the
 * model alone, with the names that exist today: slugs of entries, addresses, files of pictures.
 */
import * as yup from 'yup';
import { Collection } from '../../../../src/content/fields';
import {
  alternativesOf,
  AnySchema,
  choicesOf,
  describe,
  fieldsOf,
  isRequired,
  itemOf,
  labelOf,
  limitsOf,
  metaOf,
  patternOf,
  sizeOf,
} from '../../../../src/content/introspect';
import { Snippet, snippetsOf } from './snippets';

/** The part of JSON Schema that the model needs, with the extensions of yaml-language-server. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  markdownDescription?: string;
  type: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: false;
  oneOf?: { required: string[] }[];
  dependencies?: Record<string, string[]>;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  patternErrorMessage?: string;
  format?: 'email';
  enum?: string[];
  markdownEnumDescriptions?: string[];
  examples?: string[];
  defaultSnippets?: Snippet[];
}

/** What exists today, for completion. */
export interface LiveNames {
  /** The names of the entries by their slugs, by collection. */
  entries: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The files in each folder of pictures. */
  pictures: Readonly<Record<string, readonly string[]>>;
  /** The addresses of all pages. */
  addresses: readonly string[];
}

/** What an editor shows beside a field: what it is for, what it holds, and an example. */
function help(schema: AnySchema): Pick<JsonSchema, 'description' | 'markdownDescription'> {
  const { hint, example } = metaOf(schema);
  const holds = describe(schema);
  const kind = `${holds.charAt(0).toUpperCase()}${holds.slice(1)}.`;
  const isMay = isRequired(schema) ? '' : ' May be left out.';
  const shown = example === undefined ? '' : `\n\nExample: \`${example}\``;
  return {
    description: hint ?? kind,
    markdownDescription: `${hint ? `${hint}\n\n` : ''}_${kind}${isMay}_${shown}`,
  };
}

function object(schema: AnySchema, live: LiveNames): JsonSchema {
  const required = fieldsOf(schema).flatMap(([name, field]) => (isRequired(field) ? [name] : []));
  const alternatives = alternativesOf(schema);
  const needs = Object.entries(metaOf(schema).needs ?? {});
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      fieldsOf(schema).map(([name, field]) => [name, schemaOf(field, live)]),
    ),
    ...(required.length > 0 ? { required } : {}),
    ...(alternatives.length > 0
      ? { oneOf: alternatives.map((name) => ({ required: [name] })) }
      : {}),
    ...(needs.length > 0
      ? { dependencies: Object.fromEntries(needs.map(([name, other]) => [name, [other]])) }
      : {}),
    defaultSnippets: snippetsOf(schema),
  };
}

/** The values that a text can have, where they are known. */
function values(schema: AnySchema, live: LiveNames): Partial<JsonSchema> {
  const { ref, imageFolder, link, options = {}, example } = metaOf(schema);
  const choices = choicesOf(schema);
  if (choices.length > 0) {
    return {
      enum: [...choices],
      markdownEnumDescriptions: choices.map((one) => options[one] ?? ''),
    };
  }
  const entries = Object.entries((ref && live.entries[ref]) || {});
  if (entries.length > 0) {
    return {
      enum: entries.map(([slug]) => slug),
      markdownEnumDescriptions: entries.map(([, name]) => name),
    };
  }
  const pictures = (imageFolder && live.pictures[imageFolder]) || [];
  if (pictures.length > 0) return { enum: [...pictures] };
  if (link) {
    const regex = patternOf(schema)?.regex;
    return { examples: live.addresses.filter((address) => !regex || regex.test(address)) };
  }
  return example === undefined ? {} : { examples: [example] };
}

/** The pattern of a text; JSON Schema knows none that makes no difference between letters' cases. */
function patternIn(schema: AnySchema): Pick<JsonSchema, 'pattern' | 'patternErrorMessage'> {
  const pattern = patternOf(schema);
  if (!pattern || pattern.regex.ignoreCase) return {};
  // A link that may be left out may also be empty.
  const isEmptyRight = metaOf(schema).link && !isRequired(schema);
  return {
    pattern: `${isEmptyRight ? '^$|' : ''}${pattern.regex.source}`,
    patternErrorMessage: `"${labelOf(schema) ?? ''}" ${pattern.message}.`,
  };
}

function text(schema: AnySchema, live: LiveNames): JsonSchema {
  const { min, max } = sizeOf(schema);
  const minLength = min ?? (isRequired(schema) ? 1 : undefined);
  return {
    type: 'string',
    ...(minLength === undefined ? {} : { minLength }),
    ...(max === undefined ? {} : { maxLength: max }),
    ...patternIn(schema),
    ...('email' in limitsOf(schema) ? { format: 'email' as const } : {}),
    ...values(schema, live),
  };
}

function list(schema: AnySchema, item: AnySchema, live: LiveNames): JsonSchema {
  const { min, max } = sizeOf(schema);
  return {
    type: 'array',
    items: schemaOf(item, live),
    ...(min === undefined ? {} : { minItems: min }),
    ...(max === undefined ? {} : { maxItems: max }),
  };
}

function typed(schema: AnySchema, live: LiveNames): JsonSchema {
  const item = itemOf(schema);
  if (item) return list(schema, item, live);
  if (schema instanceof yup.ObjectSchema) return object(schema, live);
  if (schema instanceof yup.BooleanSchema) return { type: 'boolean' };
  if (!(schema instanceof yup.NumberSchema)) return text(schema, live);
  const { min, max } = sizeOf(schema);
  return {
    type: 'integer',
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
  };
}

function schemaOf(schema: AnySchema, live: LiveNames): JsonSchema {
  const title = labelOf(schema);
  return { ...(title === undefined ? {} : { title }), ...help(schema), ...typed(schema, live) };
}

/** The JSON Schema of one kind of file. */
export const jsonSchema = ({ schema, about }: Collection, live: LiveNames): JsonSchema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...schemaOf(schema, live),
  description: about,
  markdownDescription: about,
});
