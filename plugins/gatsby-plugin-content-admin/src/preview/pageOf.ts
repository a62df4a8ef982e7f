/** Which page shows what a file says, and where in the page's data that is. */
import { pagePath } from '../../../../src/content/addresses';
import { type PartlyEntry, slugOf } from '../../../../src/content/entries';
import { findKind, kindNamed } from '../../../../src/content/kinds';
import { pathIn } from '../../../../src/content/languages';

export interface PreviewPage {
  /** The page's component in `src/`. */
  component: string;
  /** Path of the page, not encoded; for a new entry, of another of its kind. */
  path: string;
  /** Where the content is in the page's data: see `Preview` in src/content/kind.ts. */
  at: readonly string[];
}

/** Gatsby's name for the query of one node of a type. */
const queryOf = (typeName: string): string => typeName.charAt(0).toLowerCase() + typeName.slice(1);

/**
 * The page on which a draft is shown.
 * @param published the entries that have pages already
 * @returns undefined where no page shows it
 */
export function pageOf(
  draft: PartlyEntry,
  published: readonly PartlyEntry[],
): PreviewPage | undefined {
  const { name, typeName, preview } = kindNamed(draft.kind);
  const { on = name, slug: stated, at = [queryOf(typeName)] } = preview ?? {};
  const { page, folder } = findKind(on) ?? {};
  if (!page) return undefined;
  const { component, path = '/404' } = page;
  if (folder === undefined) return { component, path: pathIn(draft.language, path), at };

  const slug = slugOf(draft);
  const pages = published.filter(
    ({ kind, language }) => kind === on && language === draft.language,
  );
  const ofGroup = pages.find(({ content }) => 'group' in content && content.group === slug);
  const ofKind = pages.find((one) => slugOf(one) === slug) ?? pages[0];
  const found = on === name ? ofKind : ofGroup;
  const shown = stated ?? (found && slugOf(found));
  if (shown === undefined) return undefined;
  return { component, path: pathIn(draft.language, pagePath(shown, page.addressFolder)), at };
}
