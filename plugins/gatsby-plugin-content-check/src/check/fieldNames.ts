/** Field names that the model does not know, and what they were meant to be. */
import { type Field, isRecord } from '../../../../src/content/introspect';
import { closest, type Match } from './similar';
import { type FieldPath, writePath } from './walk';

/** A field that the model does not know, and the one that was probably meant. */
export interface UnknownName {
  /** The group that holds it. */
  group: Field;
  path: FieldPath;
  name: string;
  meant?: Match;
  /** True where the field is one of the original, which a translation must not say again. */
  isShared: boolean;
}

export interface CorrectedContent {
  /** The content with mistyped names put right and unknown fields left out. */
  content: unknown;
  unknown: UnknownName[];
  /** The path of each right name to the name as it is written. */
  renames: Map<string, string>;
}

/**
 * Puts mistyped names right, so that a field that is there but mistyped is not reported as missing,
 * and so that what it holds is checked in the same run.
 * @param original the model of the original, where `kind` is that of a translation
 */
export function correctNames(kind: Field, content: unknown, original = kind): CorrectedContent {
  const unknown: UnknownName[] = [];
  const renames = new Map<string, string>();

  function correct(group: Field, value: unknown, path: FieldPath, whole?: Field): unknown {
    const { item, fields } = group;
    if (item && Array.isArray(value)) {
      return value.map((entry, index) => correct(item, entry, [...path, index], whole?.item));
    }
    if (!isRecord(value) || fields.size === 0) return value;
    const absent = new Set([...fields.keys()].filter((name) => !Object.hasOwn(value, name)));
    const corrected = Object.keys(value).flatMap((name): [string, unknown][] => {
      const field = fields.get(name);
      const place = [...path, name];
      const same = whole?.fields.get(name);
      if (field) return [[name, correct(field, value[name], place, same)]];
      const isShared = same !== undefined;
      const match = isShared ? undefined : closest(name, [...absent]);
      unknown.push({ group, path: place, name, meant: match, isShared });
      const meant = match && fields.get(match.word);
      // A vague likeness to a field that may be left out says too little about the value.
      if (!match || !meant || !(match.isSure || meant.isRequired)) return [];
      absent.delete(match.word);
      const right = [...path, match.word];
      renames.set(writePath(right), name);
      const like = whole?.fields.get(match.word);
      return [[match.word, correct(meant, value[name], right, like)]];
    });
    return Object.fromEntries(corrected);
  }

  return { content: correct(kind, content, [], original), unknown, renames };
}
