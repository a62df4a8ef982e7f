/** Finds the names of a file that its model does not have, and takes a mistyped one for the field that was meant. */
import { isRecord } from '../../../../src/basics/isRecord';
import { type Field, fieldOf } from '../../../../src/content/model/introspect';
import type { Kind } from '../../../../src/content/model/kind';
import type { FieldPath } from '../../../../src/content/model/mapContent';
import { originalOf } from '../../../../src/content/text/languages';
import { type Diagnosis, firstOf, MOST_FINDINGS, type Span } from '../yaml/diagnosis';
import { codeOf } from '../yaml/misread';
import { closest } from './closest';
import { problemAt, type ReadFile } from './fileProblems';
import type { Problem } from './problem';
import { didYouMean, inSentence, nameOf, shown } from './sentences';

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

/** Says what is wrong with a name that the model does not have. */
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

/** A group of fields as the file holds it. */
interface Group {
  model: Field;
  /** The same group in the original's model, which has more fields than a translation's. */
  whole?: Field;
  path: FieldPath;
}

/** Walks through a file's content, and reports strays on the way. */
class NameCorrection {
  /** The names that the model does not have, by their group; those of a list's items count together. */
  private readonly strays = new Map<string, FieldPath[]>();

  constructor(
    private readonly file: ReadFile,
    private readonly kind: Kind,
    private readonly renames: Map<string, string>,
  ) {}

  /** Returns a value without stray fields. */
  correct(group: Group, value: unknown): unknown {
    const { model, whole, path } = group;
    const { item } = model;
    if (item && Array.isArray(value)) {
      return value.map((entry, index) =>
        this.correct({ model: item, whole: whole?.item, path: [...path, index] }, entry),
      );
    }
    if (!isRecord(value) || model.fields.size === 0) return value;
    return this.correctGroup(group, value);
  }

  /** Reports the number of those that were too many to be reported one by one. */
  reportRest(): void {
    for (const all of this.strays.values()) {
      firstOf(all, (next, message) => {
        const span = this.file.places.spanOf(next, 'name');
        this.file.problems.push(problemAt(this.file, next, { span, message }));
        return next;
      });
    }
  }

  private correctGroup(
    { model, whole, path }: Group,
    value: Record<string, unknown>,
  ): Record<string, unknown> {
    const known = [...model.fields.keys()];
    const where = path.length === 0 ? inSentence(this.kind) : nameOf(model, path);
    const absent = new Set(known.filter((name) => !Object.hasOwn(value, name)));
    const within = (name: string, field: Field, written: unknown): [string, unknown] => {
      const group = { model: field, whole: whole?.fields.get(name), path: [...path, name] };
      return [name, this.correct(group, written)];
    };
    const corrected = Object.entries(value).flatMap(([name, written]) => {
      const field = model.fields.get(name);
      if (field) return [within(name, field, written)];
      const place = [...path, name];
      if (!this.hasRoomFor(place)) return [];
      const isShared = whole?.fields.has(name) === true;
      // A name that is there already would stand there twice.
      const match = isShared ? undefined : closest(name, [...absent]);
      const stray = { path: place, known, where, right: match?.word, isShared };
      this.file.problems.push(strayName(this.file, stray));
      const meant = match && model.fields.get(match.word);
      // A vague match with an optional field is too weak a reason to validate the value as that field.
      if (!meant || !(match.isSure || meant.isRequired)) return [];
      absent.delete(match.word);
      this.renames.set([...path, match.word].join('.'), name);
      return [within(match.word, meant, written)];
    });
    return Object.fromEntries(corrected);
  }

  /** Counts a stray; false if its group has enough of them already. */
  private hasRoomFor(place: FieldPath): boolean {
    const group = place
      .slice(0, -1)
      .filter((step) => typeof step === 'string')
      .join('.');
    const inGroup = this.strays.get(group) ?? [];
    this.strays.set(group, inGroup);
    inGroup.push(place);
    return inGroup.length <= MOST_FINDINGS;
  }
}

/**
 * Corrects mistyped names, so that the field is not also reported as missing, and its value is checked in the same
 * run. Adds a finding to the file's for each name that the model does not have.
 * @param renames receives the names as written, by corrected path
 * @returns the content without stray fields
 */
export function correctNames(
  file: ReadFile,
  kind: Kind,
  written: unknown,
  renames: Map<string, string>,
): unknown {
  const correction = new NameCorrection(file, kind, renames);
  const whole = fieldOf(kind.schema);
  const corrected = correction.correct({ model: file.model, whole, path: [] }, written);
  correction.reportRest();
  return corrected;
}
