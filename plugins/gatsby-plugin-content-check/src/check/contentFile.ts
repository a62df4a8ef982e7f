/** One file of `data/`, read and checked against its schema. */
import * as yup from 'yup';
import type { KindName } from '../../../../src/content/kinds';
import { type Field, fieldOf, isRecord } from '../../../../src/content/model/introspect';
import type { Kind } from '../../../../src/content/model/kind';
import { wordsOf } from '../../../../src/content/model/translation';
import type { PartlyEntry } from '../../../../src/content/pages/entries';
import { grouped } from '../../../../src/content/text/grouped';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/text/languages';
import { type Diagnosis, firstOf, MOST_FINDINGS, type Span } from '../yaml/finding';
import { Lines } from '../yaml/lines';
import { codeOf } from '../yaml/misread';
import { readYaml } from '../yaml/readYaml';
import { addressFault } from './addressFaults';
import { closest } from './closest';
import { Places } from './places';
import type { Problem } from './problem';
import { absent, diagnose, didYouMean, nameOf, shown } from './sentences';
import { fieldAt, type FieldPath, partlyEntry, readPath, type TextField, textsIn } from './walk';

/** A file of `data/` as it is on disk or in the forms; `unreadable` says why it could not be read. */
export interface Source {
  file: string;
  text: string;
  unreadable?: string;
}

export interface ReadFile {
  /** Path relative to the project, with forward slashes. */
  file: string;
  source: string;
  lines: Lines;
  model: Field;
  /** True if the file was read and its content fits the schema. */
  isWhole: boolean;
  findings: Problem[];
  places: Places;
  /** The texts as written, in the model's order. */
  texts: readonly TextField[];
}

/** A file with its content, as far as that can be read and fits the schema of its kind. */
export type ContentFile = ReadFile & PartlyEntry;

/** Turns a diagnosis into a problem with its line and column; without a span, at the start of the file. */
export function problemIn(
  file: string,
  lines: Lines,
  { span, isAdvice, ...diagnosis }: Diagnosis,
  field = '',
): Problem {
  const from = lines.placeAt(span?.start ?? 0);
  const { line: endLine, column: endColumn } = lines.placeAt(span?.end ?? 0);
  const sourceLine = lines.textOf(from.line - 1);
  const severity = isAdvice ? 'warning' : 'error';
  return { ...diagnosis, field, file, severity, ...from, endLine, endColumn, sourceLine };
}

/** Turns a diagnosis of a field into a problem, at the field's value unless the diagnosis has a span. */
export function problemAt(read: ReadFile, path: FieldPath, diagnosis: Diagnosis): Problem {
  const span = diagnosis.span ?? read.places.spanOf(path);
  return problemIn(read.file, read.lines, { ...diagnosis, span }, path.join('.'));
}

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

/** "a case study", "the navigation". */
function inSentence({ folder, singular }: Kind): string {
  if (folder === undefined) return `the ${singular}`;
  return /^[aeiou]/i.test(singular) ? `an ${singular}` : `a ${singular}`;
}

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
function correctNames(
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
