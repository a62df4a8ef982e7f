/** A reference must name an entry that exists; a picture must be a file that exists. */
import { AnySchema, metaOf, patternOf } from '../../../../src/content/introspect';
import { collectionNamed } from '../../../../src/content/kindOf';
import { ContentFile, findingAt } from './contentFile';
import { isDraft } from './drafts';
import { FieldPath } from './fieldPath';
import { Found, Rule, Surroundings } from './rule';
import { nameOf, Sentence } from './sentences';
import { closest, didYouMean } from './similar';
import { slugIn } from './slugs';
import { shown } from './values';
import { visit } from './visit';

/** The entries of each collection by their slugs. */
type Entries = ReadonlyMap<string, ReadonlyMap<string, ContentFile>>;

function entriesBySlug(files: readonly ContentFile[]): Entries {
  const entries = new Map<string, Map<string, ContentFile>>();
  for (const file of files) {
    const slug = slugIn(file);
    if (slug === undefined) continue;
    const known = entries.get(file.collection.name) ?? new Map<string, ContentFile>();
    known.set(slug, file);
    entries.set(file.collection.name, known);
  }
  return entries;
}

/** The choice among the names that exist, and the one that was probably meant. */
function choice(
  written: string,
  names: readonly string[],
  none: string,
): Omit<Sentence, 'message'> {
  const match = closest(written, names);
  return {
    expected: names.length > 0 ? `Choose one of: ${names.join(', ')}.` : none,
    suggestion: match && didYouMean(match.word),
    replacement: match?.isSure ? match.word : undefined,
  };
}

function reference(
  schema: AnySchema,
  written: string,
  path: FieldPath,
  entries: Entries,
): Sentence | { draft: ContentFile } | undefined {
  const { ref } = metaOf(schema);
  if (!ref) return undefined;
  const known = entries.get(ref);
  const entry = known?.get(written);
  if (entry) return isDraft(entry.content) ? { draft: entry } : undefined;
  return {
    message: `${nameOf(schema, path)} names "${shown(written)}", but no ${collectionNamed(ref)?.singular ?? ref} has that slug.`,
    ...choice(written, [...(known?.keys() ?? [])], `There is no file in data/${ref} yet.`),
  };
}

function picture(
  schema: AnySchema,
  written: string,
  path: FieldPath,
  { picturesIn }: Surroundings,
): Sentence | undefined {
  const { imageFolder } = metaOf(schema);
  if (!imageFolder || written === '') return undefined;
  const pictures = picturesIn(imageFolder);
  const isName = patternOf(schema)?.regex.test(written) ?? true;
  if (pictures.includes(written) || !isName) return undefined;
  return {
    message: `${nameOf(schema, path)} names "${shown(written)}", but there is no such file in ${imageFolder}.`,
    ...choice(written, pictures, `${imageFolder} holds no pictures yet.`),
  };
}

/** A reference that its list holds already. */
function repeated(
  schema: AnySchema,
  written: string,
  path: FieldPath,
  seen: Set<string>,
): Sentence | undefined {
  const isItem = typeof path[path.length - 1] === 'number';
  if (!metaOf(schema).ref || !isItem) return undefined;
  const key = [...path.slice(0, -1), written].join('\n');
  if (!seen.has(key)) {
    seen.add(key);
    return undefined;
  }
  return {
    message: `${nameOf(schema, path)} names "${shown(written)}" for the second time.`,
    expected: 'Delete one of the two.',
  };
}

export const referenceRule: Rule = (files, surroundings) => {
  const found: Found[] = [];
  const entries = entriesBySlug(files);
  for (const file of files) {
    const seen = new Set<string>();
    visit(file.collection.schema, file.content, (schema, value, path) => {
      if (typeof value !== 'string') return;
      const fault =
        repeated(schema, value, path, seen) ??
        reference(schema, value, path, entries) ??
        picture(schema, value, path, surroundings);
      if (!fault) return;
      if (!('draft' in fault)) {
        found.push({ in: file, finding: findingAt(file, path, fault) });
        return;
      }
      // Two drafts may know each other: neither is on the published site.
      if (isDraft(file.content)) return;
      const sentence = {
        message: `${nameOf(schema, path)} names "${value}", which is a draft (${fault.draft.file}).`,
        expected: 'Leave it out until it is published, or take "draft: true" out of that file.',
      };
      const finding = findingAt(file, path, sentence);
      found.push({ in: file, finding: { ...finding, isAdvice: !surroundings.isProduction } });
    });
  }
  return found;
};
