/** Which page stands at which address: a pure function of the entries, tested without Gatsby. */
import { hrefOf } from './addresses';
import { caseStudyLists, type CaseStudyIndexPage, type CaseStudyMenu } from './caseStudyPages';
import { libraryOf, type NodeEntry, pathsOf } from './entries';
import { companyFacts, fillIn } from './fillIn';
import { kinds } from './kinds';
import { site } from './kinds/site';

interface Canonical {
  /** Path of the one right spelling, encoded; canonical links name it. */
  canonicalPath: string;
}

/** What the template of an entry is handed. */
export interface EntryContext extends Canonical {
  /** Gatsby's node id, for the template's query. */
  id: string;
}

/** What the template of a case study is handed. */
export interface CaseStudyContext extends EntryContext {
  menu: CaseStudyMenu;
}

/** What the templates of the index are handed. */
export interface CaseStudyIndexContext extends Canonical, Omit<CaseStudyIndexPage, 'path'> {}

export interface SitePage {
  /** Address with its leading slash, as the router knows it: not encoded. */
  path: string;
  /** Its component in `src/`. */
  component: string;
  context: EntryContext | CaseStudyContext | CaseStudyIndexContext;
}

/** A second spelling shows the same page and names the first as canonical. */
function pagesOf(entry: NodeEntry, component: string, menu?: CaseStudyMenu): SitePage[] {
  const paths = pathsOf(entry);
  const context = { id: entry.id, canonicalPath: hrefOf(paths[0] ?? '') };
  return paths.map((path) => ({
    path,
    component,
    context: menu ? { ...context, menu } : context,
  }));
}

/** The pages of all entries, and those of the indexes that list them. */
export function sitePages(entries: readonly NodeEntry[]): SitePage[] {
  const library = libraryOf(entries);
  const facts = companyFacts(library.the(site));
  return kinds.flatMap(({ name, folder, page }) => {
    if (folder === undefined || !page) return [];
    const { component, listing } = page;
    const own = entries.filter(({ kind }) => kind === name);
    if (!listing) return own.flatMap((entry) => pagesOf(entry, component));

    const listed = own.flatMap(({ id, content }) =>
      'group' in content ? [{ ...content, id, name: fillIn(content.name, facts) }] : [],
    );
    const { component: index, path: indexPath } = listing.index.page ?? page;
    const { menus, indexPages } = caseStudyLists(listed, library.all(listing.groups), indexPath);
    return [
      ...own.flatMap((entry) => pagesOf(entry, component, menus.get(entry.id))),
      ...indexPages.map(({ path, ...rest }) => ({
        path,
        component: rest.group === null ? index : listing.furtherPages,
        context: { ...rest, canonicalPath: hrefOf(path) },
      })),
    ];
  });
}

/** A page as Gatsby lists it after the build. */
export interface BuiltPage {
  path: string;
  pageContext: { canonicalPath?: string } | null;
}

const singlePaths = kinds.flatMap(({ page }) => page?.path ?? []);

/**
 * The paths that the built pages name as canonical, each once: those of the entries by their context,
 * those of the pages that exist once by the path of their kind. The error screen has none.
 */
export function canonicalPaths(pages: readonly BuiltPage[]): string[] {
  const paths = pages.flatMap(
    ({ path, pageContext }) =>
      pageContext?.canonicalPath ?? singlePaths.find((one) => one === path) ?? [],
  );
  return [...new Set(paths)];
}
