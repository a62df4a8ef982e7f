/** One file of `data/`, read and checked against its schema. */
import { isRecord } from '../../../../src/basics/isRecord';
import type { KindName } from '../../../../src/content/kinds';
import { fieldOf } from '../../../../src/content/model/introspect';
import type { Kind } from '../../../../src/content/model/kind';
import type { FieldPath } from '../../../../src/content/model/mapContent';
import { wordsOf } from '../../../../src/content/model/translation';
import type { PartlyEntry } from '../../../../src/content/pages/entries';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/text/languages';
import type { Diagnosis } from '../yaml/diagnosis';
import { Lines } from '../yaml/lines';
import { readYaml } from '../yaml/readYaml';
import { addressFault } from './addressFaults';
import { correctNames } from './fieldNames';
import { entryName } from './fileNames';
import { problemAt, problemIn, type ReadFile } from './fileProblems';
import { Places } from './places';
import { errorsOf, schemaProblems } from './schemaProblems';
import { absent, inSentence } from './sentences';
import { partlyEntry, readPath, type FieldText, textsIn } from './walk';

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

/** Finds an entry's slug without parsing the text; undefined if it has none. */
export function slugLine(text: string): string | undefined {
  const written = /^slug:(.*)/m.exec(text)?.[1]?.trim() ?? '';
  const slug = /^(['"]).*\1$/.test(written) ? written.slice(1, -1) : written;
  return slug === '' ? undefined : slug;
}

/**
 * A file without fields, or one that YAML cannot read: it keeps its slug, so that references to it are not reported
 * too.
 */
function withoutContent(
  read: ReadFile,
  kind: Kind<KindName>,
  language: string,
  isReadable: boolean,
): ContentFile {
  if (isReadable) {
    const message = `This file holds no fields, so it cannot be ${inSentence(kind)}.`;
    const expected = `Each field stands on a line of its own, as "name: value": ${[...read.model.fields.keys()].join(', ')}.`;
    read.problems.push(problemAt(read, [], { message, expected }));
  }
  const slug = slugLine(read.source) ?? entryName(read.file);
  return { ...read, ...partlyEntry(kind, { slug }, language) };
}

/** Faults that explain more than the schema would, by the path of their text. */
function faultsInTexts(texts: readonly FieldText[]): Map<string, readonly [FieldPath, Diagnosis]> {
  const faults = new Map<string, readonly [FieldPath, Diagnosis]>();
  for (const text of texts) {
    const { field, path, value } = text;
    const isBlank = /^\s+$/.test(value) && field.isRequired && field.type === 'string';
    const fault = isBlank ? absent(field, path, true) : addressFault(text);
    if (fault) faults.set(path.join('.'), [path, fault]);
  }
  return faults;
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
  const problems = reading.findings.map((finding) => problemIn(file, lines, finding));
  const read = { file, source, lines, model, isWhole: false, problems, places, texts: [] };
  const content = correctNames(read, kind, document?.toJS(), renames);
  if (!document || !isRecord(content)) {
    return withoutContent(read, kind, language, document !== undefined);
  }

  const texts = textsIn(model, content);
  const faults = faultsInTexts(texts);
  for (const [path, fault] of faults.values()) problems.push(problemAt(read, path, fault));
  const errors = errorsOf(schema, content);
  const unexplained = errors.filter(
    ({ path, type = '' }) => !faults.has(readPath(path).join('.')) && !LEFT_TO_LINKS.includes(type),
  );
  problems.push(...schemaProblems(unexplained, read));
  if (problems.length === 0) places.forget();
  const isWhole = errors.length === 0 && problems.every(({ severity }) => severity === 'warning');
  return { ...read, isWhole, texts, ...partlyEntry(kind, content, language) };
}

/** Reads the content of a text, as far as it fits its kind. */
export const contentIn = (kind: Kind<KindName>, source: string): PartlyEntry['content'] =>
  partlyEntry(kind, readYaml(source).document?.toJS()).content;

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
