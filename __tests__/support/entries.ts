import { checkContent } from '../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import type { Content, KindName } from '../../src/content/kinds';
import type { Entry } from '../../src/content/pages/entries';
import { MAIN_LANGUAGE } from '../../src/content/text/languages';
import { FIXTURE_SITE } from './fixtureSite';

const isOf = <K extends KindName>(
  kind: K,
  entry: { kind: KindName; content: unknown },
): entry is { kind: K; content: Content<K> } => entry.kind === kind;

export function contentIn(all: readonly Entry[]) {
  const entries = all.filter(({ language }) => language === MAIN_LANGUAGE);

  const contentsOf = <K extends KindName>(kind: K): Content<K>[] =>
    entries.flatMap((entry) => (isOf(kind, entry) ? [entry.content] : []));

  function contentOf<K extends KindName>(kind: K): Content<K> {
    const [content] = contentsOf(kind);
    if (!content) throw new Error(`There is no ${kind}.`);
    return content;
  }
  return { entries, contentsOf, contentOf };
}

export const {
  entries: siteEntries,
  contentsOf,
  contentOf,
} = contentIn(checkContent(FIXTURE_SITE).entries);

/** The first entry of a kind, with other content in some of its fields. */
export function entryOf<K extends KindName>(kind: K, changes: Partial<Content<K>> = {}): Entry {
  const entry = siteEntries.find((candidate) => candidate.kind === kind);
  if (!entry) throw new Error(`There is no ${kind}.`);
  return Object.assign({}, entry, { content: { ...entry.content, ...changes } });
}
