/** One file of `data/`, read and checked against its schema. */
import * as yup from 'yup';
import type { PartlyEntry } from '../../../../src/content/entries';
import { type Field, fieldOf, isRecord } from '../../../../src/content/introspect';
import type { Kind } from '../../../../src/content/kind';
import type { KindName } from '../../../../src/content/kinds';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/languages';
import { wordsOf } from '../../../../src/content/translation';
import type { Finding } from '../yaml/finding';
import { Lines } from '../yaml/lines';
import { misread } from '../yaml/misread';
import { readYaml } from '../yaml/readYaml';
import { addressFault } from './addressFaults';
import { Places } from './places';
import { absent, type FieldDiagnosis, diagnose } from './sentences';
import { fieldAt, type FieldPath, partlyEntry, readPath, textsIn, writePath } from './walk';
import { closest, didYouMean, type Match, nameOf, shown } from './wording';

/** A file's source, with the findings in it. */
export interface ReadFile {
  /** Path relative to the project, with forward slashes. */
  file: string;
  source: string;
  lines: Lines;
  model: Field;
  /** True if the file was read and its content fits the schema. */
  isWhole: boolean;
  findings: Finding[];
  places: Places;
}

/** A file with its content, as far as that can be read and fits the schema of its kind. */
export type ContentFile = ReadFile & PartlyEntry;

/** Adds the field's path to a diagnosis, and its span unless the diagnosis has one. */
export function findingAt(
  { places }: ReadFile,
  path: FieldPath,
  { span = places.spanOf(path), ...diagnosis }: FieldDiagnosis,
): Finding {
  return { span, field: writePath(path), ...diagnosis };
}

/** yup tests whose failures the link rule explains better. */
const LEFT_TO_LINKS = ['link', 'https'];

/** yup tests of a list's length. */
const SIZES = ['length', 'min'];

/** yup tests of a value's presence and type; when one fails, the value's other errors are noise. */
const DECISIVE = ['required', 'optionality', 'nullable', 'defined', 'typeError'];

/** yup's errors in content: only one for a value that is absent or of the wrong type. */
function errorsOf(schema: yup.Schema, content: unknown): yup.ValidationError[] {
  try {
    schema.validateSync(content, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const decisive = error.inner.filter(({ type = '' }) => DECISIVE.includes(type)).reverse();
    const byPath = new Map(decisive.map((first) => [first.path, first]));
    return error.inner.filter((inner) => (byPath.get(inner.path) ?? inner) === inner);
  }
}

function findingFor(error: yup.ValidationError, file: ReadFile): Finding {
  const { model, places } = file;
  const path = readPath(error.path);
  const field = fieldAt(model, path);
  const span = places.has(path) ? undefined : places.swallowed(path);
  if (!span) return findingAt(file, path, diagnose(error, field, path, places));
  return findingAt(file, path, {
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

/** A field that the model does not have at this place. */
interface StrayField {
  path: FieldPath;
  group: Field;
  /** True in a translation, for a field that only its original may have. */
  isShared?: true;
  /** The field that was probably meant. */
  match?: Match;
}

function strayFinding(
  file: ReadFile,
  kind: Kind,
  { path, group, isShared, match }: StrayField,
): Finding {
  const name = String(path.at(-1));
  const known = [...group.fields.keys()];
  const span = file.places.spanOf(path, 'name');
  if (isShared) {
    return findingAt(file, path, {
      span,
      message: `"${shown(name)}" is the same in every language: ${originalOf(file.file).original} says it.`,
      expected: `Delete it here. A translation holds words: ${known.join(', ')}.`,
    });
  }
  const likely = match ?? closest(name, known);
  const where = path.length === 1 ? inSentence(kind) : nameOf(group, path.slice(0, -1));
  return findingAt(file, path, {
    span,
    message: `There is no field "${shown(name)}" in ${where}.`,
    expected: `Its fields: ${known.join(', ')}.`,
    suggestion: likely && didYouMean(likely.word),
  });
}

/**
 * Corrects mistyped names, so that the field is not also reported as missing, and its value is checked in the
 * same run.
 * @returns the content without stray fields, the stray fields, and the names as written by corrected path
 */
function correctNames(model: Field, original: Field, written: unknown) {
  const renames = new Map<string, string>();
  const strays: StrayField[] = [];
  /** @param whole the same group in the original's model, which has more fields than a translation's */
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
      const inOriginal = whole?.fields.get(name);
      if (field) return [[name, correct(field, value[name], place, inOriginal)]];
      if (inOriginal) {
        strays.push({ path: place, group, isShared: true });
        return [];
      }
      const match = closest(name, [...absent]);
      strays.push({ path: place, group, match });
      const meant = match && fields.get(match.word);
      // A vague match with an optional field is too weak a reason to validate the value as that field.
      if (!match || !meant || !(match.isSure || meant.isRequired)) return [];
      absent.delete(match.word);
      const right = [...path, match.word];
      renames.set(writePath(right), name);
      return [[match.word, correct(meant, value[name], right, whole?.fields.get(match.word))]];
    });
    return Object.fromEntries(corrected);
  }
  return { content: correct(model, written, [], original), renames, strays };
}

/** Finds an entry's slug without parsing the text; undefined if it has none. */
export function slugLine(text: string): string | undefined {
  const written = /^slug:(.*)/m.exec(text)?.[1]?.trim() ?? '';
  const slug = /^(['"]).*\1$/.test(written) ? written.slice(1, -1) : written;
  return slug === '' ? undefined : slug;
}

function readText(file: string, source: string, kind: Kind<KindName>): ContentFile {
  const { language } = originalOf(file);
  const schema = language === MAIN_LANGUAGE ? kind.schema : wordsOf(kind.schema);
  const model = fieldOf(schema);
  const { document, findings } = readYaml(source);
  const { content, renames, strays } = correctNames(model, fieldOf(kind.schema), document?.toJS());
  const places = new Places(source, renames);
  const lines = new Lines(source);
  const read: ReadFile = { file, source, lines, model, isWhole: false, findings, places };
  findings.push(...strays.map((stray) => strayFinding(read, kind, stray)));

  if (!document || !isRecord(content)) {
    if (document) {
      findings.push({
        span: places.spanOf([]),
        message: `This file holds no fields, so it cannot be ${inSentence(kind)}.`,
        expected: `Each field stands on a line of its own, as "name: value": ${[...model.fields.keys()].join(', ')}.`,
      });
    }
    // Keep the slug, so that references to the file are not reported too.
    const slug = slugLine(source) ?? file.replace(/^.*\/|\.[^.]*$/g, '');
    return { ...read, ...partlyEntry(kind, { slug }, language) };
  }
  const misreadings = misread(source, document);
  findings.push(...misreadings);

  const texts = textsIn(model, content);
  const inAddresses = texts.flatMap((text) => {
    const fault = addressFault(text);
    return fault ? findingAt(read, text.path, fault) : [];
  });
  findings.push(...inAddresses);
  const errors = errorsOf(schema, content);
  for (const error of errors) {
    const { path, type = '' } = error;
    if (inAddresses.some(({ field }) => field === path)) continue;
    // A swallowed item explains why its list is too short.
    const isExplained = misreadings.some(
      ({ span, isAdvice }) => !isAdvice && places.holds(readPath(path), span),
    );
    if (LEFT_TO_LINKS.includes(type) || (isExplained && SIZES.includes(type))) continue;
    findings.push(findingFor(error, read));
  }
  for (const { field, path, value } of texts) {
    if (/^\s+$/.test(value) && field.isRequired && field.type === 'string') {
      findings.push(findingAt(read, path, absent(field, path, true)));
    }
  }
  const isWhole = errors.length === 0 && findings.every(({ isAdvice }) => isAdvice);
  return { ...read, isWhole, ...partlyEntry(kind, content, language) };
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
