/** The content of one language as pages show it. Pure. */
import type { PictureFormat } from '../drawings/formats';
import { hrefOf, linkTarget } from './addresses';
import { type Entry, isOf, pathsOf, slugOf } from './entries';
import { type CompanyFacts, companyFacts, fillIn } from './fillIn';
import { fieldOf } from './introspect';
import { type Content, entryLists, kindNamed, type KindName } from './kinds';
import { byLanguage, pathIn } from './languages';
import { mapContent } from './mapContent';
import { type PictureIndex, type Pictures, picturesIn } from './pictures';

interface Listed {
  name: string;
  slug: string;
  order: number;
}

/**
 * The data source of views. Its content is as pages show it: placeholders are filled in, links are
 * absolute, private fields are gone.
 */
export interface Library extends Omit<ReturnType<typeof picturesIn>, 'pictureOfPage'> {
  readonly language: string;
  /** The libraries of all languages, including this one; the main one first. */
  readonly languages: readonly Library[];
  readonly entries: readonly Entry[];
  all<K extends KindName>(kind: K): Content<K>[];
  /** The content of a kind's only file, untranslated if need be. Throws if there is none. */
  the<K extends KindName>(kind: K): Content<K>;
  /** The sorted entries of a list; `href` is the encoded address that shows all of them. */
  list(name: string): { entries: readonly Listed[]; href?: string };
  /** The entries with these slugs, in this order, except untranslated ones. */
  every<K extends KindName>(kind: K, slugs: readonly string[]): Content<K>[];
  /** The entry with this slug, untranslated if need be. Throws if there is none. */
  named<K extends KindName>(kind: K, slug: string): Content<K>;
  /** The encoded address of the page that shows `content`, which must come from a library. */
  pathOf(content: object): string;
  /** The picture of the page that shows `content`, which must come from a library. */
  picturesOf(content: object, formats: readonly PictureFormat[]): Pictures;
}

function shownEntry(entry: Entry, facts: CompanyFacts): Entry {
  const content = mapContent(
    fieldOf(kindNamed(entry.kind).schema),
    entry.content,
    (value, { link }) => {
      if (typeof value !== 'string') return value;
      const text = fillIn(value, facts);
      return link && text !== '' ? linkTarget(text) : text;
    },
    ({ visibility }) => visibility !== 'private',
  );
  return Object.assign({}, entry, { content });
}

/** The entry of each content object: views pass on only the content, and later need its page. */
const owners = new WeakMap<object, Entry>();

function ownerOf(content: object): Entry {
  const entry = owners.get(content);
  if (!entry) throw new Error('This content comes from no library.');
  return entry;
}

/** Compares by order, then by name, so that the result is deterministic. */
export const byOrder = (first: Omit<Listed, 'slug'>, second: Omit<Listed, 'slug'>): number =>
  first.order - second.order || first.name.localeCompare(second.name, 'en');

const isListed = (content: object): content is Listed => 'order' in content && 'slug' in content;

const byOwnOrder = ({ content }: Entry, { content: other }: Entry): number =>
  'order' in content && 'order' in other ? byOrder(content, other) : 0;

/** The libraries of all languages, the main one first. */
export function librariesOf(entries: readonly Entry[], pictures: PictureIndex): readonly Library[] {
  const libraries: Library[] = [];
  for (const [language, own] of byLanguage(entries, (entry) => entry.language)) {
    libraries.push(libraryIn(language, own, pictures, libraries));
  }
  return libraries;
}

function libraryIn(
  language: string,
  checked: readonly Entry[],
  index: PictureIndex,
  languages: readonly Library[],
): Library {
  const company = checked.find((entry) => isOf(entry, 'site'))?.content ?? {};
  const facts = companyFacts(company);
  const { pictureOfPage, ...lookups } = picturesIn(index);
  const byKind = new Map<string, Entry[]>();
  const entries = checked.map((entry) => shownEntry(entry, facts)).sort(byOwnOrder);
  for (const entry of entries) {
    owners.set(entry.content, entry);
    const own = byKind.get(entry.kind);
    if (own) own.push(entry);
    else byKind.set(entry.kind, [entry]);
  }

  const library: Library = {
    language,
    languages,
    entries,
    all: (kind) =>
      (byKind.get(kind) ?? []).flatMap((entry) => (isOf(entry, kind) ? [entry.content] : [])),
    the(kind) {
      const [content] = [...library.all(kind), ...(languages[0]?.all(kind) ?? [])];
      if (!content) throw new Error(`There is no ${kindNamed(kind).singular}.`);
      return content;
    },
    list(name) {
      const found = entryLists.find(({ list }) => list.name === name);
      if (!found) return { entries: [] };
      const { kind, list } = found;
      return {
        entries: library
          .all(kind.name)
          .flatMap((entry) => (isListed(entry) && (list.has?.(entry) ?? true) ? [entry] : [])),
        href: list.href && pathIn(language, list.href),
      };
    },
    every(kind, slugs) {
      const bySlug = new Map(
        library.all(kind).map((content) => [slugOf(ownerOf(content)), content]),
      );
      return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
    },
    named(kind, slug) {
      const [own] = library.every(kind, [slug]);
      const [original] = own ? [own] : (languages[0]?.every(kind, [slug]) ?? []);
      if (!original)
        throw new Error(`There is no ${kindNamed(kind).singular} with the slug "${slug}".`);
      return original;
    },
    pathOf: (content) => hrefOf(pathsOf(ownerOf(content))[0] ?? ''),
    picturesOf: (content, formats) => pictureOfPage(ownerOf(content), formats),
    ...lookups,
  };
  return library;
}
