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
import { addressWords } from './addressWords';
import { Places } from './places';
import { absent, type FieldWords, wordsFor } from './sentences';
import { fieldAt, type FieldPath, partlyEntry, readPath, textsIn, writePath } from './walk';
import { closest, didYouMean, type Match, nameOf, shown } from './wording';

/** A file as written, and what is wrong with it. */
export interface ReadFile {
  /** Path relative to the project, with forward slashes. */
  file: string;
  source: string;
  lines: Lines;
  model: Field;
  /** True where the file is read and its content fits the schema. */
  isWhole: boolean;
  findings: Finding[];
  places: Places;
}

/** A file with what it holds, as far as that can be read and fits the schema of its kind. */
export type ContentFile = ReadFile & PartlyEntry;

/** A finding about a field. */
export function findingAt(
  { places }: ReadFile,
  path: FieldPath,
  { span = places.spanOf(path), ...words }: FieldWords,
): Finding {
  return { span, field: writePath(path), ...words };
}

/** The rule of the links says more about these than their pattern. */
const LEFT_TO_LINKS = ['link', 'https'];

/** Errors about how full a list is. */
const SIZES = ['length', 'min'];

/** Errors about what a value is; with one of them the value's other errors say nothing. */
const FIRST = ['required', 'optionality', 'nullable', 'defined', 'typeError'];

/** yup's errors in content: one only for a value that is absent or of the wrong kind. */
function errorsOf(schema: yup.Schema, content: unknown): yup.ValidationError[] {
  try {
    schema.validateSync(content, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const decisive = error.inner.filter(({ type = '' }) => FIRST.includes(type)).reverse();
    const byPath = new Map(decisive.map((first) => [first.path, first]));
    return error.inner.filter((inner) => (byPath.get(inner.path) ?? inner) === inner);
  }
}

/** The finding for one of yup's errors. */
function findingFor(error: yup.ValidationError, file: ReadFile): Finding {
  const { model, places } = file;
  const path = readPath(error.path);
  const field = fieldAt(model, path);
  const span = places.has(path) ? undefined : places.swallowed(path);
  if (!span) return findingAt(file, path, wordsFor(error, field, path, places));
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

/** A field that does not belong where it stands. */
interface StrayField {
  path: FieldPath;
  group: Field;
  /** True in a translation, for a field that only the original has. */
  isShared?: true;
  /** The field that is probably meant. */
  match?: Match;
}

/** The finding for a field that does not belong where it stands. */
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
 * Corrects mistyped names, so that a mistyped field is not reported as missing as well, and its value is
 * checked in the same run.
 * @returns the content without stray fields, these, and for the path of each corrected name the name as written
 */
function correctNames(model: Field, original: Field, written: unknown) {
  const renames = new Map<string, string>();
  const strays: StrayField[] = [];
  /** @param whole the group in the model of the original, which differs from that of a translation */
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
      if (same) {
        strays.push({ path: place, group, isShared: true });
        return [];
      }
      const match = closest(name, [...absent]);
      strays.push({ path: place, group, match });
      const meant = match && fields.get(match.word);
      // A vague likeness to a field that may be left out says too little about the value.
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

/** The slug of an entry, read without reading the rest of its text. */
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
    // With its slug, references to the file are not reported as well.
    const slug = slugLine(source) ?? file.replace(/^.*\/|\.[^.]*$/g, '');
    return { ...read, ...partlyEntry(kind, { slug }, language) };
  }
  const misreadings = misread(source, document);
  findings.push(...misreadings);

  const texts = textsIn(model, content);
  const inAddresses = texts.flatMap((text) => {
    const words = addressWords(text);
    return words ? findingAt(read, text.path, words) : [];
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

/** The last reading of each file: when one changes, the others need not be read again. */
const lastRead = new Map<string, ContentFile>();

/** Reads a file's text and checks it against the schema of its kind. Never throws for the text. */
export function readContentFile(file: string, source: string, kind: Kind<KindName>): ContentFile {
  const last = lastRead.get(file);
  if (last?.source === source) return last;
  const read = readText(file, source, kind);
  lastRead.set(file, read);
  return read;
}
