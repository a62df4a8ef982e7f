/** The model as JSON Schemas (draft-07), for completion and validation in editors. */
import { describe, ownersNote } from '../../src/content/model/describe';
import { type Field, fieldOf } from '../../src/content/model/introspect';
import type { Kind } from '../../src/content/model/kind';

/** A JSON Schema, with the extensions of yaml-language-server. */
export interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  required?: string[];
  markdownDescription?: string;
  [word: string]: unknown;
}

/** Names that exist today, offered for completion. */
export interface LiveNames {
  /** Names of entries, by kind and slug. */
  entries: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** File names by picture folder. */
  pictures: Readonly<Record<string, readonly string[]>>;
  /** Addresses of all pages. */
  addresses: readonly string[];
}

/** The help that an editor shows for a field: its purpose, its type and an example. */
function help(field: Field): JsonSchema {
  const { label, hint, example, isRequired } = field;
  const holds = describe(field);
  const kind = `${holds.charAt(0).toUpperCase()}${holds.slice(1)}.`;
  const isMay = isRequired ? '' : ' May be left out.';
  const shown = example === undefined ? '' : `\n\nExample: \`${example}\``;
  return {
    title: label,
    description: hint ?? kind,
    markdownDescription: [hint, `_${kind}${isMay}_${shown}`, ownersNote(field)]
      .filter(Boolean)
      .join('\n\n'),
  };
}

function object(group: Field, live: LiveNames): JsonSchema {
  const { fields, alternatives, needs } = group;
  const required = [...fields].flatMap(([name, { isRequired }]) => (isRequired ? name : []));
  return {
    type: group.isNullable ? ['object', 'null'] : 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      [...fields].map(([name, field]) => [name, schemaOf(field, live)]),
    ),
    required: required.length > 0 ? required : undefined,
    oneOf: alternatives.length > 0 ? alternatives.map((name) => ({ required: [name] })) : undefined,
    dependencies:
      needs && Object.fromEntries(Object.entries(needs).map(([name, other]) => [name, [other]])),
  };
}

/** The known values of a text field. */
function values(field: Field, live: LiveNames): JsonSchema {
  const { ref, file, link, options = {}, choices, mustMatch, example } = field;
  const meanings = choices.length > 0 ? options : ref && live.entries[ref.name];
  if (meanings && Object.keys(meanings).length > 0) {
    return { enum: Object.keys(meanings), markdownEnumDescriptions: Object.values(meanings) };
  }
  const pictures = ((file && live.pictures[file.folder]) || []).filter(
    (name) => mustMatch?.regex.test(name) ?? true,
  );
  if (pictures.length > 0) return { enum: pictures };
  if (!link) return example === undefined ? {} : { examples: [example] };
  return { examples: live.addresses.filter((address) => mustMatch?.regex.test(address) ?? true) };
}

/** The pattern of a text field. JSON Schema has no case-insensitive patterns. */
function patternIn(field: Field): JsonSchema {
  const { label = '', mustMatch, link, isRequired } = field;
  if (!mustMatch || mustMatch.regex.ignoreCase) return {};
  // A link that may be left out may also be empty.
  const mayBeEmpty = link && !isRequired;
  return {
    pattern: `${mayBeEmpty ? '^$|' : ''}${mustMatch.regex.source}`,
    patternErrorMessage: `"${label}" ${mustMatch.message}.`,
  };
}

function typed(field: Field, live: LiveNames): JsonSchema {
  const { type, item, min, max, isRequired, isMail } = field;
  if (item) return { type: 'array', items: schemaOf(item, live), minItems: min, maxItems: max };
  if (type === 'object') return object(field, live);
  if (type === 'boolean') return { type: 'boolean' };
  if (type === 'number') return { type: 'integer', minimum: min, maximum: max };
  return {
    type: 'string',
    minLength: min ?? (isRequired ? 1 : undefined),
    maxLength: max,
    ...patternIn(field),
    format: isMail ? 'email' : undefined,
    ...values(field, live),
  };
}

const schemaOf = (field: Field, live: LiveNames): JsonSchema => ({
  ...help(field),
  ...typed(field, live),
});

/** The JSON Schema of one kind of file. */
export function jsonSchema(
  { schema, about }: Pick<Kind, 'schema' | 'about'>,
  live: LiveNames,
): JsonSchema {
  const own: JsonSchema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...schemaOf(fieldOf(schema), live),
    description: about,
    markdownDescription: about,
  };
  // Drops the keywords that are undefined.
  return JSON.parse(JSON.stringify(own));
}
