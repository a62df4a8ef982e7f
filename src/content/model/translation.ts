/** Merges translations with originals. A translation holds only texts; the model says which. Pure. */
import * as yup from 'yup';
import { isRecord } from '../../basics/isRecord';
import { group, list, optionalList } from './fields';
import { type Field, fieldOf } from './introspect';
import type { ContentSchema } from './kind';

/** True for a field with its own value in each translation. */
export const isOwn = ({ translation, holdsWords }: Field): boolean =>
  translation === undefined ? holdsWords : translation !== 'shared';

const isLeaf = ({ item, type }: Field) => !item && type !== 'object';

/** The fields with a value in a field: all that are neither group nor list. */
function leavesOf(field: Field): Field[] {
  if (isLeaf(field)) return [field];
  const { item, fields } = field;
  return (item ? [item] : [...fields.values()]).flatMap(leavesOf);
}

/** True for a list whose items pair with the original's by index, because they share some fields. */
export function hasPairs({ item, isPaired }: Field): boolean {
  if (!item) return false;
  const leaves = leavesOf(item);
  return isPaired ?? (leaves.some(isOwn) && !leaves.every(isOwn));
}

const hasFields = (schema: yup.Schema): schema is ContentSchema =>
  schema instanceof yup.ObjectSchema;

function wordsIn(schema: yup.Schema): yup.Schema | undefined {
  const { label = '', isRequired, translation, length, min, max, hint } = fieldOf(schema);
  if (hasFields(schema)) {
    const fields = Object.entries<unknown>(schema.fields).flatMap(([name, part]) => {
      const words = part instanceof yup.Schema ? wordsIn(part) : undefined;
      return words ? [[name, words] as const] : [];
    });
    if (fields.length === 0) return undefined;
    const words = group(label, Object.fromEntries(fields), { hint });
    const isAllOptional = fields.every(([, part]) => part.spec.optional);
    // An item with nothing to translate is a bare dash, which YAML reads as null.
    return isRequired && !isAllOptional ? words : words.nullable().optional();
  }
  if (schema instanceof yup.ArraySchema) {
    const innerType: unknown = schema.innerType;
    const item = innerType instanceof yup.Schema ? wordsIn(innerType) : undefined;
    if (!item) return undefined;
    if (!isRequired) return optionalList(label, item, { hint });
    // The original decides the number of items.
    if (hasPairs(fieldOf(schema))) return list(label, item, { min: 0, hint });
    return list(label, item, length === undefined ? { min, max, hint } : { length, hint });
  }
  if (!isOwn(fieldOf(schema))) return undefined;
  return translation === 'shared by default' ? schema.optional() : schema;
}

const cache = new WeakMap<ContentSchema, ContentSchema>();

/** The schema of translations of the files that `schema` describes. */
export function wordsOf(schema: ContentSchema): ContentSchema {
  const words = cache.get(schema) ?? wordsIn(schema) ?? yup.object({}).exact();
  if (!hasFields(words)) throw new Error('The words of a group are a group.');
  cache.set(schema, words);
  return words;
}

/** True for a group that makes no sense without its words, like a quotation. */
const needsWords = ({ fields }: Field): boolean =>
  [...fields.values()].some((field) => field.isRequired && isLeaf(field) && isOwn(field));

/**
 * Returns the original with the words of a translation; words that a draft still lacks stay untranslated. Both
 * must fit their schemas, and their lists must pair.
 */
export function translated(field: Field, original: unknown, words: unknown): unknown {
  const { item, fields, translation } = field;
  if (item) {
    if (!leavesOf(item).some(isOwn)) return original;
    if (!hasPairs(field) || !Array.isArray(original)) return words;
    const items: unknown[] = Array.isArray(words) ? words : [];
    return original.map((part, index) => translated(item, part, items[index]));
  }
  if (fields.size > 0) {
    if (!isRecord(original)) return words;
    if (words === undefined && needsWords(field)) return original;
    const parts = isRecord(words) ? words : {};
    const merged = [...fields].map(([name, part]) => [
      name,
      translated(part, original[name], parts[name]),
    ]);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  if (!isOwn(field)) return original;
  // If the original is a draft, so is every translation.
  return translation === undefined ? words : words || original;
}
