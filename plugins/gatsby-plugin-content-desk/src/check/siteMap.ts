/** Where a link of the content may lead: every address of the site, with the parts known in it. */
import { pagePath } from '../../../../src/content/addresses';
import { routes } from '../../../../src/routes';
import { ContentFile } from './contentFile';
import { isDraft } from './drafts';
import { isRecord } from './fieldNames';
import { formerAddressesIn, otherSpellingsIn, slugIn } from './slugs';

export interface SitePage {
  /** The file that makes the page a draft; undefined for a page that is published. */
  draft?: ContentFile;
  /** What may stand behind "#"; undefined where the content does not decide it. */
  anchors?: ReadonlySet<string>;
  /** What may stand behind "?subject="; undefined where the page takes no subject. */
  subjects?: ReadonlySet<string>;
}

export interface SiteMap {
  /** The pages by their addresses, not encoded: `/terms & conditions`. */
  pages: ReadonlyMap<string, SitePage>;
  /** The present address of each former one. */
  former: ReadonlyMap<string, string>;
}

/** Every page's main part, for the skip link. */
const MAIN = 'main';

/** The texts that a field holds in each item of a list. */
function fieldOfItems(list: unknown, field: string): string[] {
  const items: unknown[] = Array.isArray(list) ? list : [];
  return items.flatMap((item) => {
    const value = isRecord(item) ? item[field] : undefined;
    return typeof value === 'string' ? [value] : [];
  });
}

/** The anchors of a legal page's sections. */
export const anchorsIn = ({ collection, content }: ContentFile): Set<string> | undefined =>
  collection.name === 'legal' && Array.isArray(content.sections)
    ? new Set([MAIN, ...fieldOfItems(content.sections, 'anchor')])
    : undefined;

function slugsOf(files: readonly ContentFile[], collection: string): Set<string> {
  const ofKind = files.filter((file) => file.collection.name === collection);
  return new Set([MAIN, ...ofKind.flatMap((file) => slugIn(file) ?? [])]);
}

export function siteMap(files: readonly ContentFile[]): SiteMap {
  const pages = new Map<string, SitePage>();
  const former = new Map<string, string>();
  for (const address of Object.values(routes)) pages.set(address, {});
  pages.set(routes.home, { anchors: slugsOf(files, 'service-groups') });
  pages.set(routes.success, { anchors: slugsOf(files, 'case-study-groups') });
  const contact = files.find(({ collection }) => collection.name === 'contact');
  if (Array.isArray(contact?.content.subjects)) {
    pages.set(routes.contact, {
      subjects: new Set(fieldOfItems(contact.content.subjects, 'key')),
    });
  }
  for (const file of files.filter(({ collection }) => collection.hasPages)) {
    const slug = slugIn(file);
    if (slug === undefined) continue;
    const page = { draft: isDraft(file.content) ? file : undefined, anchors: anchorsIn(file) };
    for (const one of [slug, ...otherSpellingsIn(file)]) pages.set(pagePath(one), page);
    for (const one of formerAddressesIn(file)) former.set(pagePath(one), pagePath(slug));
  }
  return { pages, former };
}
