/** Says in words what yup finds in content. */
import * as yup from 'yup';
import { grouped } from '../../../../src/basics/grouped';
import { firstOf } from '../yaml/diagnosis';
import { problemAt, type ReadFile } from './fileProblems';
import type { Problem } from './problem';
import { diagnose, nameOf } from './sentences';
import { fieldAt, readPath } from './walk';

/** yup tests of a value's presence and type; when one fails, the value's other errors are noise. */
const DECISIVE = ['required', 'optionality', 'nullable', 'defined', 'typeError'];

/** yup's errors in content: only one for a value that is absent or of the wrong type. */
export function errorsOf(schema: yup.Schema, content: unknown): yup.ValidationError[] {
  try {
    schema.validateSync(content, { strict: true, abortEarly: false, disableStackTrace: true });
    return [];
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const decisive = error.inner.filter(({ type = '' }) => DECISIVE.includes(type)).reverse();
    const byPath = new Map(decisive.map((first) => [first.path, first]));
    return error.inner.filter((inner) => (byPath.get(inner.path) ?? inner) === inner);
  }
}

function problemFor(error: yup.ValidationError, file: ReadFile): Problem {
  const { model, places } = file;
  const path = readPath(error.path);
  const field = fieldAt(model, path);
  const span = places.has(path) ? undefined : places.swallowed(path);
  if (!span) return problemAt(file, path, diagnose(error, field, path, places));
  return problemAt(file, path, {
    span,
    message: `${nameOf(field, path)} is indented too far: it is read as the rest of the text above.`,
    expected: 'The fields of one group begin in the same column.',
  });
}

/** The problems of the schema's errors; only the first of a kind are located, which takes long. */
export function schemaProblems(errors: readonly yup.ValidationError[], read: ReadFile): Problem[] {
  // The items of a list count together.
  const byField = grouped(errors, ({ path = '' }) => path.replace(/\d+/g, ''));
  return [...byField.values()].flatMap((all) =>
    firstOf(
      all.map((error) => () => problemFor(error, read)),
      (next, message) => () => ({
        ...next(),
        message,
        expected: undefined,
        suggestion: undefined,
      }),
    ).map((located) => located()),
  );
}
