/** One file of `data/`, read and held against its schema. */
import * as yup from 'yup';
import { Collection } from '../../../../src/content/fields';
import { AnySchema, fieldsOf, isRequired } from '../../../../src/content/introspect';
import { complaintsOf, FieldComplaint } from './complaints';
import { correctNames, isRecord, UnknownField } from './fieldNames';
import { FieldPath, writePath } from './fieldPath';
import { misplaced } from './oddities';
import { Places } from './places';
import { Finding, MOST_PROBLEMS, Span } from './problem';
import { Reading, readYaml } from './readYaml';
import { absent, nameOf, Sentence, sentenceFor } from './sentences';
import { closest, didYouMean } from './similar';
import { slugLine } from './slugLine';
import { shown } from './values';
import { visit } from './visit';

export interface ContentFile {
  /** Path relative to the project, with forward slashes. */
  file: string;
  source: string;
  collection: Collection;
  /** What the file holds, as far as it can be read; it may not fit the schema. */
  content: Record<string, unknown>;
  /** True where the file is read and its content fits the schema. */
  isWhole: boolean;
  findings: Finding[];
  places: Places;
}

/** A sentence about a field, at its place. */
export function findingAt(
  { places }: Pick<ContentFile, 'places'>,
  path: FieldPath,
  { replacement, ...words }: Sentence,
): Finding {
  const fix = replacement === undefined ? undefined : places.replace(path, replacement);
  return { span: places.spanOf(path), field: writePath(path), ...words, fix };
}

/** The rule of the links says more about these than their pattern. */
const LEFT_TO_LINKS = ['link', 'https'];

/** Complaints about how full a list is. */
const SIZES = ['length', 'min'];

/** What is wrong with one field. */
function finding(complaint: FieldComplaint, file: Pick<ContentFile, 'places'>): Finding {
  const { path, schema } = complaint;
  const { places } = file;
  const isThere = places.has(path);
  const swallowed = isThere ? undefined : places.swallowed(path);
  if (swallowed) {
    return {
      span: swallowed,
      field: writePath(path),
      message: `${nameOf(schema, path)} is indented too far: it is read as the rest of the text above.`,
      expected: 'The fields of one group begin in the same column.',
    };
  }
  const sentence = sentenceFor({ ...complaint, isThere, written: places.written(path) });
  return findingAt(file, path, sentence);
}

/** Required texts that hold nothing but spaces. */
function blankTexts(schema: AnySchema, content: unknown, places: Places): Finding[] {
  const findings: Finding[] = [];
  visit(schema, content, (one, value, path) => {
    const isBlank = typeof value === 'string' && value !== '' && value.trim() === '';
    if (!isBlank || !isRequired(one) || !(one instanceof yup.StringSchema)) return;
    findings.push(findingAt({ places }, path, absent(one, path, true)));
  });
  return findings;
}

const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);

/** What a file is called in a sentence: "a case study", "the navigation". */
const kindOf = ({ folder, singular }: Collection): string =>
  folder === undefined ? `the ${singular}` : article(singular);

/** The slug of a file that cannot be read, so that references to it are not reported as well. */
const recoveredContent = (file: string, source: string): Record<string, unknown> => ({
  slug: slugLine(source) ?? file.replace(/^.*\/|\.[^.]*$/g, ''),
});

const namesOf = (schema: AnySchema): string =>
  fieldsOf(schema)
    .map(([name]) => name)
    .join(', ');

const noFields = (collection: Collection, span: Span): Finding => ({
  span,
  field: '',
  message: `This file holds no fields, so it cannot be ${kindOf(collection)}.`,
  expected: `Each field stands on a line of its own, as "name: value": ${namesOf(collection.schema)}.`,
});

function unknownField(one: UnknownField, collection: Collection, places: Places): Finding {
  const { group, schema, name, meant } = one;
  const path = [...group, name];
  const known = fieldsOf(schema).map(([field]) => field);
  const likely = meant?.name ?? closest(name, known)?.word;
  const span = places.spanOf(path, 'name');
  const where = group.length === 0 ? kindOf(collection) : nameOf(schema, group);
  return {
    span,
    field: writePath(path),
    message: `There is no field "${shown(name)}" in ${where}.`,
    expected: `Its fields: ${known.join(', ')}.`,
    suggestion: likely === undefined ? undefined : didYouMean(likely),
    fix: meant?.isSure ? { ...span, text: meant.name } : undefined,
  };
}

/** What was read last, by file: when one file has changed, the others need not be read again. */
const lastRead = new Map<string, ContentFile>();

/** Reads one file's text and holds it against the schema of its kind. Never throws for the text. */
export function readContentFile(file: string, source: string, collection: Collection): ContentFile {
  const last = lastRead.get(file);
  if (last?.source === source && last.collection === collection) return last;
  const read = readAnew(file, source, collection, readYaml(source));
  read.places.forget();
  lastRead.set(file, read);
  return read;
}

function readAnew(
  file: string,
  source: string,
  collection: Collection,
  reading: Reading,
): ContentFile {
  const { document, inFile, text } = reading;
  const { schema } = collection;
  const read: unknown = document?.toJS();
  const { content, unknown, renames } = correctNames(schema, read);
  const places = new Places(source, renames, reading);
  const findings = [...reading.findings];
  const base = { file, source, collection, findings, places };

  if (!document) return { ...base, content: recoveredContent(file, source), isWhole: false };
  if (!isRecord(content)) {
    findings.push(noFields(collection, places.spanOf([])));
    return { ...base, content: recoveredContent(file, source), isWhole: false };
  }
  findings.push(
    ...unknown.slice(0, MOST_PROBLEMS).map((one) => unknownField(one, collection, places)),
  );
  const oddities = misplaced(text, document);
  for (const slip of oddities) {
    findings.push({ ...slip, field: '', span: inFile(slip.span) });
  }
  const complaints = complaintsOf(schema, content);
  for (const complaint of complaints.slice(0, MOST_PROBLEMS)) {
    const { path, type } = complaint;
    if (LEFT_TO_LINKS.includes(type)) continue;
    // A swallowed item explains why its list is too short.
    const isExplained = oddities.some(
      ({ span, isAdvice }) => !isAdvice && places.holds(path, span),
    );
    if (isExplained && SIZES.includes(type)) continue;
    findings.push(finding(complaint, base));
  }
  findings.push(...blankTexts(schema, content, places));
  const isWhole =
    complaints.length + unknown.length === 0 && findings.every(({ isAdvice }) => isAdvice);
  return { ...base, content, isWhole };
}
