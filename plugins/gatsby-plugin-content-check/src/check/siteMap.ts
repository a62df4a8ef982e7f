/** Where a link of the content may lead: every address of the site, with the parts known in it. */
import { pagePath } from '../../../../src/content/addresses';
import { formerAddressesOf, isDraft, pathsOf, slugOf } from '../../../../src/content/entries';
import { hasPages } from '../../../../src/content/kind';
import { kindNamed, kinds } from '../../../../src/content/kinds';
import { MAIN_LANGUAGE } from '../../../../src/content/languages';
import type { ContentFile } from './contentFile';

export interface LinkedPage {
  /** The file that makes the page a draft; undefined for a page that is published. */
  draft?: ContentFile;
  /** What may stand behind "#"; undefined where the content does not decide it. */
  anchors?: ReadonlySet<string>;
  /** What may stand behind "?subject="; undefined where the page takes no subject. */
  subjects?: ReadonlySet<string>;
}

export interface SiteMap {
  /** The pages by their addresses, not encoded: `/terms & conditions`. */
  pages: ReadonlyMap<string, LinkedPage>;
  /** The present address of each former one. */
  former: ReadonlyMap<string, string>;
}

/** Every page's main part, for the skip link. */
const MAIN = 'main';

const setOf = (words: readonly (string | undefined)[] | undefined) =>
  words && new Set(words.flatMap((word) => word ?? []));

/** What may stand behind "#" on the page of a file; undefined where a mistake in the file hides it. */
function anchorsOf(
  { kind, content, isWhole }: ContentFile,
  slugsOf: (kind: string) => string[],
): Set<string> | undefined {
  const anchors = isWhole ? kindNamed(kind).page?.anchors?.(content, slugsOf) : undefined;
  return anchors && setOf([MAIN, ...anchors]);
}

/**
 * What may stand behind "#" on the page of an entry. Texts of a page that exists once stand on other
 * pages, too: nobody knows what their own page is.
 */
export const anchorsIn = (file: ContentFile): Set<string> | undefined =>
  kindNamed(file.kind).folder === undefined ? undefined : anchorsOf(file, () => []);

export function siteMap(all: readonly ContentFile[]): SiteMap {
  const files = all.filter(({ language }) => language === MAIN_LANGUAGE);
  const pages = new Map<string, LinkedPage>();
  const former = new Map<string, string>();
  const slugsOf = (name: string) =>
    files.filter(({ kind }) => kind === name).flatMap((file) => slugOf(file) ?? []);
  for (const { name, page } of kinds) {
    if (page?.path === undefined) continue;
    const file = files.find(({ kind }) => kind === name);
    const subjects = setOf(page.subjects?.(file?.content ?? {}));
    pages.set(page.path, { anchors: file && anchorsOf(file, slugsOf), subjects });
  }
  for (const file of files.filter(({ kind }) => hasPages(kindNamed(kind)))) {
    const [path, ...others] = pathsOf(file);
    if (path === undefined) continue;
    const { addressFolder } = kindNamed(file.kind).page ?? {};
    const page = { draft: isDraft(file) ? file : undefined, anchors: anchorsIn(file) };
    for (const one of [path, ...others]) pages.set(one, page);
    for (const slug of formerAddressesOf(file)) former.set(pagePath(slug, addressFolder), path);
  }
  return { pages, former };
}
