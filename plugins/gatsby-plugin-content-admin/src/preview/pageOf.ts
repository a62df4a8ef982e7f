import { type PartlyEntry, slugOf } from '../../../../src/content/entries';
import { findKind, kindNamed } from '../../../../src/content/kinds';
import type { SitePage } from '../../../../src/content/pages';

/**
 * Finds the page that shows a draft.
 * @param pages all pages of the site, the draft included
 * @returns undefined if no page shows it
 */
export function pageOf(draft: PartlyEntry, pages: readonly SitePage[]): SitePage | undefined {
  const { name, preview } = kindNamed(draft.kind);
  const { on = name, slug = slugOf(draft) } = preview ?? {};
  const ofKind = pages.filter(
    ({ sort, context }) => sort === on && context.language === draft.language,
  );
  if (findKind(on)?.folder === undefined) return ofKind[0];
  const isStated = on === name || preview?.slug !== undefined;
  return ofKind.find(({ entry }) => {
    if (!entry) return false;
    if (isStated) return slugOf(entry) === slug;
    return 'group' in entry.content && entry.content.group === slug;
  });
}
