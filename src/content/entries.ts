/** Entries of content, each with its kind: what the check gives, and what Gatsby's nodes hold. */
import type { Node } from 'gatsby';
import type { InferType } from 'yup';
import { entryHref, hrefOf, pagePath } from './addresses';
import type { ContentSchema, Kind, Library, Partly } from './kind';
import { type Content, kindNamed, type KindName, kinds } from './kinds';
import { pathIn } from './languages';

interface InLanguage {
  language: string;
}

/** Content that fits its kind. */
export type Entry = InLanguage & { [K in KindName]: { kind: K; content: Content<K> } }[KindName];

/** Content that may not fit its kind, as far as it does. */
export type PartlyEntry = InLanguage &
  { [K in KindName]: { kind: K; content: Partly<Content<K>> } }[KindName];

/** An entry as Gatsby stores it. */
export type NodeEntry = Entry & { id: string };

const isFilled = <T>(item: T | undefined): item is T => item !== undefined;

/** The slug of an entry; undefined where its kind has none. */
export const slugOf = ({ content }: PartlyEntry): string | undefined =>
  'slug' in content ? content.slug : undefined;

/** Second slugs that show the same page, like `fmcg` for `FMCG`. */
export const otherSpellingsOf = ({ content }: PartlyEntry): string[] =>
  'otherSpellings' in content ? (content.otherSpellings ?? []).filter(isFilled) : [];

/** Slugs that the page had before. */
export const formerAddressesOf = ({ content }: PartlyEntry): string[] =>
  'formerAddresses' in content ? (content.formerAddresses ?? []).filter(isFilled) : [];

/** True where an entry is not ready: it is left out of the published site. */
export const isDraft = ({ content }: PartlyEntry): boolean =>
  'draft' in content && content.draft === true;

/** The paths of an entry's page, not encoded, the canonical one first; none where it has no page. */
export function pathsOf(entry: PartlyEntry): string[] {
  const { page } = kindNamed(entry.kind);
  const slug = slugOf(entry);
  if (!page) return [];
  const slugs = slug === undefined ? [] : [slug, ...otherSpellingsOf(entry)];
  const paths =
    page.path === undefined ? slugs.map((one) => pagePath(one, page.addressFolder)) : [page.path];
  return paths.map((path) => pathIn(entry.language, path));
}

/** What an entry says about the picture of its page; undefined where it says nothing. */
export const pictureOf = ({ content }: Entry) =>
  'picture' in content ? content.picture : undefined;

/** The redirects of all entries, encoded. The check keeps former addresses from being another page's. */
export const redirects = (entries: readonly PartlyEntry[]) =>
  entries.flatMap((entry) => {
    const [path = '/'] = pathsOf(entry);
    const { page } = kindNamed(entry.kind);
    return formerAddressesOf(entry).map((slug) => ({
      fromPath: entryHref(slug, entry.language, page?.addressFolder),
      toPath: hrefOf(path),
    }));
  });

const isOf = <S extends ContentSchema>(
  kind: Kind<string, S>,
  entry: { kind: string; content: unknown },
): entry is { kind: string; content: InferType<S> } => entry.kind === kind.name;

/** All content, asked by kind. */
export function libraryOf(entries: readonly Entry[]): Library {
  const byKind = new Map<string, Entry[]>(kinds.map(({ name }) => [name, []]));
  for (const entry of entries) byKind.get(entry.kind)?.push(entry);
  const all = <S extends ContentSchema>(kind: Kind<string, S>): InferType<S>[] =>
    (byKind.get(kind.name) ?? []).flatMap((entry) => (isOf(kind, entry) ? [entry.content] : []));
  return {
    all,
    the(kind) {
      const [content] = all(kind);
      if (!content) throw new Error(`There is no ${kind.singular}.`);
      return content;
    },
    named(kind, slug) {
      const content = all(kind).find((one) => one.slug === slug);
      if (!content) throw new Error(`There is no ${kind.singular} with the slug "${slug}".`);
      return content;
    },
  };
}

interface NodeOfKind {
  kind: KindName;
  id: string;
  content: Node;
  language: string;
}

/** Gatsby's nodes hold what the check has passed: a node of a kind's type has the kind's content. */
const isNodeEntry = (one: NodeOfKind): one is NodeOfKind & NodeEntry =>
  one.content.internal.type === kindNamed(one.kind).typeName;

/** A node as an entry. Throws where the node is of another kind. */
export function nodeEntry({ name, typeName }: Kind<KindName>, node: Node): NodeEntry {
  const { language } = node;
  if (typeof language !== 'string') throw new Error(`${node.id} says no language.`);
  const entry = { kind: name, id: node.id, content: node, language };
  if (!isNodeEntry(entry)) throw new Error(`A ${node.internal.type} is no ${typeName}.`);
  return entry;
}

/** @param nodesOf gives all nodes of a type */
export const nodeEntries = (nodesOf: (type: string) => Node[]): NodeEntry[] =>
  kinds.flatMap((kind) => nodesOf(kind.typeName).map((node) => nodeEntry(kind, node)));
