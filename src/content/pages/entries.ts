/** Entries: content with its kind and language. */
import { type Content, kindNamed, type KindName } from '../kinds';
import type { Partly } from '../model/kind';
import { hrefOf, pagePath } from '../text/addresses';
import { pathIn } from '../text/languages';

/** Content that fits its kind. */
export type EntryOf<K extends KindName> = {
  [P in K]: { kind: P; language: string; content: Content<P> };
}[K];

export type Entry = EntryOf<KindName>;

/** An entry that may break the rules of its kind: any part may be missing. */
export type PartlyEntry = {
  [K in KindName]: { kind: K; language: string; content: Partly<Content<K>> };
}[KindName];

/**
 * Names content as an entry. The caller has validated it by the schema of its kind, of which TypeScript cannot know: a
 * schema is chosen at run time.
 */
export const asEntry = (kind: KindName, language: string, content: unknown): Entry =>
  ({ kind, language, content }) as Entry;

/** Narrows an entry to a kind. */
export const isOf = <K extends KindName>(entry: Entry, kind: K): entry is Entry & EntryOf<K> =>
  entry.kind === kind;

/** The slug of an entry; undefined if its kind has none. */
export const slugOf = ({ content }: PartlyEntry): string | undefined =>
  'slug' in content ? content.slug : undefined;

const filledIn = (slugs: readonly (string | undefined)[] = []) =>
  slugs.filter((slug) => slug !== undefined);

/** Further slugs of the same page: `fmcg` for `FMCG`. */
export const otherSpellingsOf = ({ content }: PartlyEntry): string[] =>
  'otherSpellings' in content ? filledIn(content.otherSpellings) : [];

/** Slugs that the page had before. */
export const formerAddressesOf = ({ content }: PartlyEntry): string[] =>
  'formerAddresses' in content ? filledIn(content.formerAddresses) : [];

/** True for an entry that is left out of the published site. */
export const isDraft = ({ content }: PartlyEntry): boolean =>
  'draft' in content && content.draft === true;

/** The unencoded paths of an entry's page, the canonical one first; empty if it has no page. */
export function pathsOf(entry: PartlyEntry): string[] {
  const { page } = kindNamed(entry.kind);
  const slug = slugOf(entry);
  if (!page) return [];
  const slugs = slug === undefined ? [] : [slug, ...otherSpellingsOf(entry)];
  const paths = page.path === undefined ? slugs.map(pagePath) : [page.path];
  return paths.map((path) => pathIn(entry.language, path));
}

/** An entry's choice of picture, if it makes one. */
export const pictureOf = ({ content }: Entry) =>
  'picture' in content ? content.picture : undefined;

/** The redirects from all former addresses, encoded. The check refuses an address that a page has now. */
export const redirects = (entries: readonly PartlyEntry[]) =>
  entries.flatMap((entry) => {
    const [path = '/'] = pathsOf(entry);
    return formerAddressesOf(entry).map((slug) => ({
      fromPath: hrefOf(pathIn(entry.language, pagePath(slug))),
      toPath: hrefOf(path),
    }));
  });
