/**
 * Reads and checks every file of `data/` against the model, without Gatsby. The same code runs in
 * `npm run check:content` and first thing in every Gatsby build.
 */
import * as fs from 'fs';
import * as path from 'path';
import { parseDocument } from 'yaml';
import * as yup from 'yup';
import { routes } from '../routes';
import { collections } from './model/collections';
import { Collection } from './model/kit';
import { cardCounts, serviceGroupSchema, serviceSchema } from './model/service';

/** Something wrong with one file; `field` is the path in the file, "" for the file as a whole. */
export interface Problem {
  file: string;
  field: string;
  message: string;
}

/** One file of `data/` that fits the model. */
export interface Entry {
  collection: Collection;
  /** Path relative to the project, with forward slashes. */
  file: string;
  /** The file's content, checked against the collection's schema. */
  content: Record<string, unknown>;
}

export interface CheckedContent {
  entries: Entry[];
  problems: Problem[];
}

const YAML_FILE = /\.ya?ml$/;

/** Finds which collection a file of `data/` belongs to; undefined for a file that none of them wants. */
export function collectionOf(file: string): Collection | undefined {
  return collections.find((collection) =>
    collection.file
      ? collection.file === file
      : path.posix.dirname(file) === collection.folder && YAML_FILE.test(file),
  );
}

/** Every YAML file below `data/`, relative to the project, in alphabetical order. */
function yamlFiles(projectRoot: string): string[] {
  const walk = (folder: string): string[] =>
    fs.readdirSync(path.join(projectRoot, folder), { withFileTypes: true }).flatMap((found) => {
      const name = `${folder}/${found.name}`;
      if (found.isDirectory()) return walk(name);
      return YAML_FILE.test(found.name) ? [name] : [];
    });
  return walk('data').sort();
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a limit counts. */
const unitOf = (value: unknown) => (typeof value === 'string' ? 'characters' : 'items');

/** Turns one complaint of yup into a sentence that says what to write instead. */
function sentenceOf(error: yup.ValidationError): string {
  const { type, params = {}, message, value } = error;
  // yup begins its own sentences with the field's label.
  const label = String(params.label ?? error.path);
  const own = (message.startsWith(label) ? message.slice(label.length) : message).trim();
  switch (type) {
    case 'required':
    case 'optionality':
    case 'nullable':
    case 'defined':
      return 'is missing or empty. Write a value.';
    case 'exact':
    case 'noUnknown':
      return `holds a field that nothing here is called: ${String(params.properties ?? params.unknown)}. Remove it or correct its name.`;
    case 'length':
      return `must hold exactly ${String(params.length)} items.`;
    case 'min':
      return typeof value === 'number'
        ? `must be ${String(params.min)} or more.`
        : `holds too little; at least ${String(params.min)} ${unitOf(value)} are needed.`;
    case 'max':
      return `holds too much; at most ${String(params.max)} ${unitOf(value)} are allowed.`;
    case 'typeError': {
      const isPlain = typeof value !== 'object' || value instanceof Date;
      const hint = isPlain && params.type === 'string' ? ' Put it in quotes if it is a text.' : '';
      return `has the wrong kind of value; expected ${String(params.type)}.${hint}`;
    }
    case 'oneOf':
      return `must be one of: ${String(params.values)}.`;
    default:
      return `${own}.`;
  }
}

/** The value of a YAML text, or the sentence that says why it has none. */
function parseYaml(source: string): { value?: unknown; fault?: string } {
  // Without the tag a date that is not in quotes would pass for a text here, while the build's own
  // parser (gatsby-transformer-yaml) makes a moment of it.
  const document = parseDocument(source, { prettyErrors: true, customTags: ['timestamp'] });
  const [syntaxError] = document.errors;
  if (syntaxError) return { fault: syntaxError.message };
  try {
    return { value: document.toJS() };
  } catch (error) {
    // A text that begins with "*" is an alias to YAML; an alias of nothing shows only here.
    if (error instanceof ReferenceError) return { fault: error.message };
    throw error;
  }
}

/** Checks one file's text. Gives its content where there is nothing wrong with it. */
export function checkFile(
  file: string,
  source: string,
  collection: Collection,
): { content?: Record<string, unknown>; problems: Problem[] } {
  const { value: content, fault } = parseYaml(source);
  if (fault !== undefined) {
    return { problems: [{ file, field: '', message: `is not valid YAML: ${fault}` }] };
  }
  if (!isRecord(content)) {
    return { problems: [{ file, field: '', message: 'must hold fields ("name: value" lines).' }] };
  }
  try {
    collection.schema.validateSync(content, { strict: true, abortEarly: false });
    return { content, problems: [] };
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const complaints = error.inner.length > 0 ? error.inner : [error];
    return {
      problems: complaints.map((complaint) => ({
        file,
        field: complaint.path ?? '',
        message: sentenceOf(complaint),
      })),
    };
  }
}

/** The slug of an entry, or undefined where its collection has none. */
export const slugOf = (entry: Entry): string | undefined =>
  typeof entry.content.slug === 'string' ? entry.content.slug : undefined;

const otherSpellingsOf = (entry: Entry): string[] => {
  const spellings = entry.content.otherSpellings;
  return Array.isArray(spellings)
    ? spellings.filter((one): one is string => typeof one === 'string')
    : [];
};

/** Two files must not claim one address; a case study may claim a second spelling of its own. */
function addressProblems(entries: Entry[]): Problem[] {
  const problems: Problem[] = [];
  const claims = new Map<string, string>();
  for (const [name, address] of Object.entries(routes)) {
    claims.set(address.toLowerCase(), `the ${name} page`);
  }
  for (const entry of entries.filter(({ collection }) => collection.hasPages)) {
    const slug = slugOf(entry) ?? '';
    const own = new Set([slug, ...otherSpellingsOf(entry)].map((one) => `/${one}`.toLowerCase()));
    for (const address of own) {
      const holder = claims.get(address);
      if (holder === undefined) claims.set(address, entry.file);
      else
        problems.push({
          file: entry.file,
          field: 'slug',
          message: `claims the address ${address}, which ${holder} has too. Give one of them another slug.`,
        });
    }
  }
  return problems;
}

/** References name an entry by its slug: two of one kind must not share it, with pages or without. */
function slugProblems(entries: Entry[]): Problem[] {
  const problems: Problem[] = [];
  const holders = new Map<string, string>();
  for (const entry of entries.filter(({ collection }) => !collection.hasPages)) {
    const slug = slugOf(entry);
    if (slug === undefined) continue;
    const key = `${entry.collection.name}/${slug}`;
    const holder = holders.get(key);
    if (holder === undefined) holders.set(key, entry.file);
    else
      problems.push({
        file: entry.file,
        field: 'slug',
        message: `is "${slug}", which ${holder} has too. Give one of them another slug.`,
      });
  }
  return problems;
}

/** The pages of a group all show the same number of cards. Specification 2, "Service pages". */
function cardProblems(entries: Entry[]): Problem[] {
  const groups = new Map(
    entries
      .filter(({ collection }) => collection.schema === serviceGroupSchema)
      .map(({ content }) => serviceGroupSchema.validateSync(content, { strict: true }))
      .map(({ slug, cards }) => [slug, cards]),
  );
  return entries
    .filter(({ collection }) => collection.schema === serviceSchema)
    .flatMap(({ file, content }) => {
      const { group, how } = serviceSchema.validateSync(content, { strict: true });
      const look = groups.get(group);
      if (look === undefined) return [];
      if (how.cards.length !== cardCounts[look]) {
        return [
          {
            file,
            field: 'how.cards',
            message: `must hold exactly ${cardCounts[look]} items, as all of the group "${group}" do.`,
          },
        ];
      }
      return how.cards.flatMap(({ glyph }, index) =>
        look === 'glyphs' && glyph === undefined
          ? [
              {
                file,
                field: `how.cards[${index}].glyph`,
                message: 'is missing or empty. Write a value.',
              },
            ]
          : [],
      );
    });
}

/** Visits each value of `content` together with its schema. */
function visit(
  schema: unknown,
  value: unknown,
  field: string,
  seen: (schema: yup.Schema, value: unknown, field: string) => void,
): void {
  if (!yup.isSchema(schema) || value === undefined || value === null) return;
  if (schema instanceof yup.Schema) seen(schema, value, field);
  if (schema instanceof yup.ObjectSchema && isRecord(value)) {
    for (const [name, child] of Object.entries(schema.fields)) {
      visit(child, value[name], field ? `${field}.${name}` : name, seen);
    }
  }
  if (schema instanceof yup.ArraySchema && Array.isArray(value)) {
    value.forEach((item, index) => visit(schema.innerType, item, `${field}[${index}]`, seen));
  }
}

/** A reference must name an entry that exists; a picture must be a file that exists. */
function referenceProblems(entries: Entry[], projectRoot: string): Problem[] {
  const problems: Problem[] = [];
  const slugs = new Map<string, Set<string>>();
  for (const entry of entries) {
    const known = slugs.get(entry.collection.name) ?? new Set<string>();
    known.add(slugOf(entry) ?? '');
    slugs.set(entry.collection.name, known);
  }
  for (const { collection, content, file } of entries) {
    visit(collection.schema, content, '', (schema, value, field) => {
      const { ref, imageFolder } = schema.describe().meta ?? {};
      if (ref && typeof value === 'string' && !slugs.get(ref)?.has(value)) {
        problems.push({
          file,
          field,
          message: `names "${value}", but ${ref} has no entry with that slug. Known: ${[...(slugs.get(ref) ?? [])].join(', ')}.`,
        });
      }
      if (
        imageFolder &&
        typeof value === 'string' &&
        !fs.existsSync(path.join(projectRoot, imageFolder, value))
      ) {
        problems.push({
          file,
          field,
          message: `names "${value}", but there is no such file in ${imageFolder}.`,
        });
      }
    });
  }
  return problems;
}

/** Reads and checks all of `data/`. Never throws for what is in the files: it reports. */
export function checkContent(projectRoot: string): CheckedContent {
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  const files = yamlFiles(projectRoot);
  for (const { file } of collections) {
    if (file && !files.includes(file)) problems.push({ file, field: '', message: 'is missing.' });
  }
  for (const file of files) {
    const collection = collectionOf(file);
    if (!collection) {
      problems.push({
        file,
        field: '',
        message: 'belongs to no kind of content. Move it into one of the folders of data/.',
      });
      continue;
    }
    const checked = checkFile(
      file,
      fs.readFileSync(path.join(projectRoot, file), 'utf8'),
      collection,
    );
    problems.push(...checked.problems);
    if (checked.content) entries.push({ collection, file, content: checked.content });
  }
  if (problems.length === 0) {
    problems.push(
      ...addressProblems(entries),
      ...slugProblems(entries),
      ...referenceProblems(entries, projectRoot),
      ...cardProblems(entries),
    );
  }
  return { entries, problems };
}

/** One line per problem: file, field, sentence. */
export const formatProblem = ({ file, field, message }: Problem): string =>
  field ? `${file}: "${field}" ${message}` : `${file}: ${message}`;
