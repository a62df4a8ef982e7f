/** Names that the model does not have: what was probably meant, and a sentence for each. */
import { type Field, fieldOf, isRecord } from '../../../../src/content/model/introspect';
import type { Kind } from '../../../../src/content/model/kind';
import { originalOf } from '../../../../src/content/text/languages';
import { type Diagnosis, firstOf, MOST_FINDINGS, type Span } from '../yaml/finding';
import { codeOf } from '../yaml/misread';
import { closest } from './closest';
import { problemAt, type ReadFile } from './fileProblems';
import type { Problem } from './problem';
import { didYouMean, inSentence, nameOf, shown } from './sentences';
import type { FieldPath } from './walk';

/** Explains a name with a letter of another script or an invisible one, which looks like the right name. */
function oddLetter(
  { source }: ReadFile,
  name: string,
  { start, end }: Span,
  right?: string,
): Diagnosis | undefined {
  const letter = /[^ -~]/u.exec(name)?.[0];
  if (letter === undefined) return undefined;
  const at = source.indexOf(letter, start);
  return {
    // In double quotes, it may stand there as an escape.
    span: at === -1 || at >= end ? { start, end } : { start: at, end: at + letter.length },
    message: `The name "${shown(name)}" holds the character ${codeOf(letter)}, which the name of no field does.`,
    suggestion: right === undefined ? undefined : `Write ${right}`,
  };
}

/** A name that the model does not have. */
interface Stray {
  path: FieldPath;
  /** The names that its group has. */
  known: readonly string[];
  /** What holds it: "a case study". */
  where: string;
  /** The name that was probably meant. */
  right?: string;
  /** True if the original has this field, and translations share it. */
  isShared: boolean;
}

function strayName(file: ReadFile, { path, known, where, right, isShared }: Stray): Problem {
  const name = String(path.at(-1));
  const span = file.places.spanOf(path, 'name');
  if (isShared) {
    const { original } = originalOf(file.file);
    return problemAt(file, path, {
      span,
      message: `"${shown(name)}" is the same in every language: ${original} says it.`,
      expected: `Delete it here. A translation holds words: ${known.join(', ')}.`,
    });
  }
  return problemAt(file, path, {
    span,
    message: `There is no field "${shown(name)}" in ${where}.`,
    expected: `Its fields: ${known.join(', ')}.`,
    suggestion: right && didYouMean(right),
    ...oddLetter(file, name, span, right),
  });
}

/**
 * Corrects mistyped names, so that the field is not also reported as missing, and its value is checked in the same
 * run. Adds a finding for each name that the model does not have.
 * @param renames receives the names as written, by corrected path
 * @returns the content without stray fields
 */
export function correctNames(
  file: ReadFile,
  kind: Kind,
  written: unknown,
  renames: Map<string, string>,
): unknown {
  /** The names that the model does not have, by their group; those of a list's items count together. */
  const strays = new Map<string, FieldPath[]>();
  /** @param whole the same group in the original's model, which has more fields than a translation's */
  function correct(model: Field, value: unknown, path: FieldPath, whole?: Field): unknown {
    const { item, fields } = model;
    if (item && Array.isArray(value)) {
      return value.map((entry, index) => correct(item, entry, [...path, index], whole?.item));
    }
    if (!isRecord(value) || fields.size === 0) return value;
    const known = [...fields.keys()];
    const where = path.length === 0 ? inSentence(kind) : nameOf(model, path);
    const group = path.filter((step) => typeof step === 'string').join('.');
    const inGroup = strays.get(group) ?? [];
    strays.set(group, inGroup);
    const absent = new Set(known.filter((name) => !Object.hasOwn(value, name)));
    const corrected = Object.keys(value).flatMap((name): [string, unknown][] => {
      const field = fields.get(name);
      const place = [...path, name];
      const inOriginal = whole?.fields.get(name);
      if (field) return [[name, correct(field, value[name], place, inOriginal)]];
      inGroup.push(place);
      if (inGroup.length > MOST_FINDINGS) return [];
      // A name that is there already would stand there twice.
      const match = inOriginal ? undefined : closest(name, [...absent]);
      const isShared = inOriginal !== undefined;
      const stray = { path: place, known, where, right: match?.word, isShared };
      file.findings.push(strayName(file, stray));
      const meant = match && fields.get(match.word);
      // A vague match with an optional field is too weak a reason to validate the value as that field.
      if (!meant || !(match.isSure || meant.isRequired)) return [];
      absent.delete(match.word);
      const right = [...path, match.word];
      renames.set(right.join('.'), name);
      return [[match.word, correct(meant, value[name], right, whole?.fields.get(match.word))]];
    });
    return Object.fromEntries(corrected);
  }
  const corrected = correct(file.model, written, [], fieldOf(kind.schema));
  for (const all of strays.values()) {
    firstOf(all, (next, message) => {
      const span = file.places.spanOf(next, 'name');
      file.findings.push(problemAt(file, next, { span, message }));
      return next;
    });
  }
  return corrected;
}
