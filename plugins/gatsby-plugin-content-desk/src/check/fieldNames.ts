/** Field names that the model does not know, and what they were meant to be. */
import { AnySchema, fieldsOf, isRequired, itemOf } from '../../../../src/content/introspect';
import { FieldPath, writePath } from './fieldPath';
import { closest } from './similar';

export interface UnknownField {
  /** Path of the group that holds it. */
  group: FieldPath;
  schema: AnySchema;
  name: string;
  meant?: { name: string; isSure: boolean };
}

export interface NamedContent {
  /** The content with mistyped names put right and unknown fields left out. */
  content: unknown;
  unknown: UnknownField[];
  /** The path of each right name to the name as it is written. */
  renames: Map<string, string>;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/**
 * Puts mistyped names right, so that a field that is there but mistyped is not reported as missing,
 * and so that what it holds is checked in the same run.
 */
export function correctNames(schema: AnySchema, content: unknown): NamedContent {
  const unknown: UnknownField[] = [];
  const renames = new Map<string, string>();

  function correct(one: AnySchema | undefined, value: unknown, path: FieldPath): unknown {
    if (!one) return value;
    const item = itemOf(one);
    if (Array.isArray(value)) {
      return item ? value.map((entry, index) => correct(item, entry, [...path, index])) : value;
    }
    const fields = fieldsOf(one);
    if (!isRecord(value) || fields.length === 0) return value;
    const names = Object.keys(value);
    const absent = new Set(fields.map(([name]) => name).filter((name) => !names.includes(name)));
    const known = new Map(fields);
    const corrected = names.flatMap((name): [string, unknown][] => {
      if (known.has(name)) return [[name, correct(known.get(name), value[name], [...path, name])]];
      const match = closest(name, [...absent]);
      unknown.push({
        group: path,
        schema: one,
        name,
        meant: match && { name: match.word, isSure: match.isSure },
      });
      const meant = match && known.get(match.word);
      // A vague likeness to a field that may be left out says too little about the value.
      if (!match || !meant || (!match.isSure && !isRequired(meant))) return [];
      absent.delete(match.word);
      const place = [...path, match.word];
      renames.set(writePath(place), name);
      return [[match.word, correct(meant, value[name], place)]];
    });
    return Object.fromEntries(corrected);
  }

  return { content: correct(schema, content, []), unknown, renames };
}
