/** The addresses of the site's pages, and the parts of each to which a link may lead. */
import { kindNamed, kinds } from '../../../../src/content/kinds';
import { formerAddressesOf, isDraft, pathsOf, slugOf } from '../../../../src/content/pages/entries';
import { pagePath } from '../../../../src/content/text/addresses';
import { MAIN_LANGUAGE } from '../../../../src/content/text/languages';
import type { ContentFile } from './readContentFile';

/** The kinds that have a single page, at a fixed path. */
export const singlePages = kinds.flatMap(({ name, page }) =>
  page?.path === undefined ? [] : { name, path: page.path },
);

interface LinkedPage {
  /** The page's file if it is a draft; undefined for a published page. */
  draft?: ContentFile;
  /** Valid fragments; undefined if the content does not determine them. */
  anchors?: ReadonlySet<string>;
}

/** The fragment of the skip link, which every page has. */
const MAIN = 'main';

/** Valid fragments on a file's page; undefined if a mistake in the file hides them. */
function anchorsOf({ kind, content, isWhole }: ContentFile, slugsOf: (kind: string) => string[]) {
  const anchors = isWhole ? kindNamed(kind).page?.anchors?.(content, slugsOf) : undefined;
  return anchors && new Set([MAIN, ...anchors].flatMap((anchor) => anchor ?? []));
}

/** Valid fragments on an entry's page; undefined for single pages, whose texts other pages show too. */
export const anchorsIn = (file: ContentFile): Set<string> | undefined =>
  kindNamed(file.kind).folder === undefined ? undefined : anchorsOf(file, () => []);

/** Maps unencoded addresses to pages, and former addresses to current ones. */
export function siteMap(all: readonly ContentFile[]) {
  const files = all.filter(({ language }) => language === MAIN_LANGUAGE);
  const slugsOf = (name: string) =>
    files.filter(({ kind }) => kind === name).flatMap((file) => slugOf(file) ?? []);
  // A single page exists even if its file is missing.
  const pages = new Map<string, LinkedPage>(singlePages.map(({ path }) => [path, {}]));
  const formerAddresses = new Map<string, string>();
  for (const file of files) {
    const [path, ...others] = pathsOf(file);
    if (path === undefined) continue;
    const page = { draft: isDraft(file) ? file : undefined, anchors: anchorsOf(file, slugsOf) };
    for (const address of [path, ...others]) pages.set(address, page);
    for (const slug of formerAddressesOf(file)) formerAddresses.set(pagePath(slug), path);
  }
  return { pages, formerAddresses };
}
