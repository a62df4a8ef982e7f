/** One file of `data/`, read and checked against its schema. */
import * as yup from 'yup';
import type { KindName } from '../../../../src/content/kinds';
import { fieldOf, isRecord } from '../../../../src/content/model/introspect';
import type { Kind } from '../../../../src/content/model/kind';
import { wordsOf } from '../../../../src/content/model/translation';
import type { PartlyEntry } from '../../../../src/content/pages/entries';
import { grouped } from '../../../../src/content/text/grouped';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/text/languages';
import { type Diagnosis, firstOf } from '../yaml/finding';
import { Lines } from '../yaml/lines';
import { readYaml } from '../yaml/readYaml';
import { addressFault } from './addressFaults';
import { correctNames } from './fieldNames';
import { problemAt, problemIn, type ReadFile } from './fileProblems';
import { Places } from './places';
import type { Problem } from './problem';
import { absent, diagnose, inSentence, nameOf } from './sentences';
import { fieldAt, type FieldPath, partlyEntry, readPath, type TextField, textsIn } from './walk';

/** A file of `data/` as it is on disk or in the forms; `unreadable` says why it could not be read. */
export interface Source {
  file: string;
  text: string;
  unreadable?: string;
}

/** A file with its content, as far as that can be read and fits the schema of its kind. */
export type ContentFile = ReadFile & PartlyEntry;

/** yup tests whose failures the link rule explains better. */
const LEFT_TO_LINKS = ['link', 'https'];

/** yup tests of a value's presence and type; when one fails, the value's other errors are noise. */
const DECISIVE = ['required', 'optionality', 'nullable', 'defined', 'typeError'];

/** yup's errors in content: only one for a value that is absent or of the wrong type. */
function errorsOf(schema: yup.Schema, content: unknown): yup.ValidationError[] {
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

/** Finds an entry's slug without parsing the text; undefined if it has none. */
export function slugLine(text: string): string | undefined {
  const written = /^slug:(.*)/m.exec(text)?.[1]?.trim() ?? '';
  const slug = /^(['"]).*\1$/.test(written) ? written.slice(1, -1) : written;
  return slug === '' ? undefined : slug;
}

/** A file without fields, or one that YAML cannot read: it keeps its slug, so that references to it are not reported too. */
function withoutContent(
  read: ReadFile,
  kind: Kind<KindName>,
  language: string,
  isReadable: boolean,
): ContentFile {
  if (isReadable) {
    const message = `This file holds no fields, so it cannot be ${inSentence(kind)}.`;
    const expected = `Each field stands on a line of its own, as "name: value": ${[...read.model.fields.keys()].join(', ')}.`;
    read.findings.push(problemAt(read, [], { message, expected }));
  }
  const slug = slugLine(read.source) ?? read.file.replace(/^.*\/|\.[^.]*$/g, '');
  return { ...read, ...partlyEntry(kind, { slug }, language) };
}

/** Faults that explain more than the schema would, by the path of their text. */
function faultsInTexts(texts: readonly TextField[]): Map<string, readonly [FieldPath, Diagnosis]> {
  const faults = new Map<string, readonly [FieldPath, Diagnosis]>();
  for (const text of texts) {
    const { field, path, value } = text;
    const isBlank = /^\s+$/.test(value) && field.isRequired && field.type === 'string';
    const fault = isBlank ? absent(field, path, true) : addressFault(text);
    if (fault) faults.set(path.join('.'), [path, fault]);
  }
  return faults;
}

/** The problems of the schema's errors; only the first of a kind are located, which takes long. */
function schemaProblems(errors: readonly yup.ValidationError[], read: ReadFile): Problem[] {
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

function readText(file: string, source: string, kind: Kind<KindName>): ContentFile {
  const { language } = originalOf(file);
  const schema = language === MAIN_LANGUAGE ? kind.schema : wordsOf(kind.schema);
  const model = fieldOf(schema);
  const reading = readYaml(source);
  const { document } = reading;
  const renames = new Map<string, string>();
  const places = new Places(source, renames, reading);
  const lines = new Lines(source);
  const findings = reading.findings.map((finding) => problemIn(file, lines, finding));
  const read = { file, source, lines, model, isWhole: false, findings, places, texts: [] };
  const content = correctNames(read, kind, document?.toJS(), renames);
  if (!document || !isRecord(content)) {
    return withoutContent(read, kind, language, document !== undefined);
  }

  const texts = textsIn(model, content);
  const faults = faultsInTexts(texts);
  for (const [path, fault] of faults.values()) findings.push(problemAt(read, path, fault));
  const errors = errorsOf(schema, content);
  const unexplained = errors.filter(
    ({ path, type = '' }) => !faults.has(readPath(path).join('.')) && !LEFT_TO_LINKS.includes(type),
  );
  findings.push(...schemaProblems(unexplained, read));
  if (findings.length === 0) places.forget();
  const isWhole = errors.length === 0 && findings.every(({ severity }) => severity === 'warning');
  return { ...read, isWhole, texts, ...partlyEntry(kind, content, language) };
}

/** The last result for each file, so that a change re-reads only the changed file. */
const lastRead = new Map<string, ContentFile>();

/** Parses a file's text and checks it against the schema of its kind. Never throws because of the text. */
export function readContentFile(file: string, source: string, kind: Kind<KindName>): ContentFile {
  const last = lastRead.get(file);
  if (last?.source === source) return last;
  const read = readText(file, source, kind);
  lastRead.set(file, read);
  return read;
}
