/** Entries of content, each with its kind, as the check gives them. */
import { entryHref, hrefOf, pagePath } from './addresses';
import type { Partly } from './kind';
import { type Content, kindNamed, type KindName } from './kinds';
import { pathIn } from './languages';

interface InLanguage {
  language: string;
}

/** Content that fits its kind. */
export type Entry = InLanguage & { [K in KindName]: { kind: K; content: Content<K> } }[KindName];

/** Content that may not fit its kind, as far as it does. */
export type PartlyEntry = InLanguage &
  { [K in KindName]: { kind: K; content: Partly<Content<K>> } }[KindName];

/** An entry of one kind. */
export type EntryOf<K extends KindName> = InLanguage &
  { [P in K]: { kind: P; content: Content<P> } }[K];

export const isOf = <K extends KindName>(entry: Entry, kind: K): entry is Entry & EntryOf<K> =>
  entry.kind === kind;

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
