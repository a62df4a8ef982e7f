/** Which page stands at which address: a pure function of the entries, tested without Gatsby. */
import { hrefOf } from './addresses';
import { caseStudyLists, type CaseStudyIndexPage, type CaseStudyMenu } from './caseStudyPages';
import { libraryOf, type NodeEntry, pathsOf } from './entries';
import { companyFacts, fillIn } from './fillIn';
import { kinds } from './kinds';
import { site } from './kinds/site';
import { byLanguage, MAIN_LANGUAGE, pathIn } from './languages';

/** The address of a page in one of its languages. */
export interface Alternate {
  language: string;
  /** Encoded. */
  path: string;
}

/** What every page is handed. */
export interface PageContext {
  language: string;
  /** Path of the one right spelling, encoded; canonical links name it. The error screen has none. */
  canonicalPath?: string;
  /** The page in all its languages; none where it has only one. */
  alternates: readonly Alternate[];
}

/** What a page with an address of its own is handed. */
interface Canonical extends PageContext {
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
export interface CaseStudyIndexContext extends Canonical, Omit<CaseStudyIndexPage, 'path'> {
  /** Path of the first page of the index. */
  indexPath: string;
}

export interface SitePage {
  /** Address with its leading slash, as the router knows it: not encoded. */
  path: string;
  /** Its component in `src/`. */
  component: string;
  context: PageContext | EntryContext | CaseStudyContext | CaseStudyIndexContext;
}

/** Before it is known in which languages there is a page. */
interface OwnPage {
  path: string;
  component: string;
  context: { canonicalPath?: string };
}

/** A second spelling shows the same page and names the first as canonical. */
function pagesOf(entry: NodeEntry, component: string, menu?: CaseStudyMenu): OwnPage[] {
  const paths = pathsOf(entry);
  const context = { id: entry.id, canonicalPath: hrefOf(paths[0] ?? '') };
  return paths.map((path) => ({
    path,
    component,
    context: menu ? { ...context, menu } : context,
  }));
}

/** The error screen of a language stands beside its pages. */
const ERROR_PATH = '/404';

/** The pages of one language: of all entries, of the indexes that list them, and those that exist once. */
function pagesIn(language: string, entries: readonly NodeEntry[]): OwnPage[] {
  const library = libraryOf(entries);
  const facts = companyFacts(library.the(site));
  return kinds.flatMap(({ name, folder, page }): OwnPage[] => {
    if (!page) return [];
    const { component, listing } = page;
    const own = entries.filter(({ kind }) => kind === name);
    if (folder === undefined) {
      if (own.length === 0 || isIndex(component)) return [];
      const path = pathIn(language, page.path ?? ERROR_PATH);
      const context = page.path === undefined ? {} : { canonicalPath: hrefOf(path) };
      return [{ path, component, context }];
    }
    if (!listing) return own.flatMap((entry) => pagesOf(entry, component));

    const listed = own.flatMap(({ id, content }) =>
      'group' in content ? [{ ...content, id, language, name: fillIn(content.name, facts) }] : [],
    );
    const { component: index, path: shared = '' } = listing.index.page ?? page;
    const indexPath = pathIn(language, shared);
    const { menus, indexPages } = caseStudyLists(listed, library.all(listing.groups), indexPath);
    return [
      ...own.flatMap((entry) => pagesOf(entry, component, menus.get(entry.id))),
      ...indexPages.map(({ path, ...rest }) => ({
        path,
        component: rest.group === null ? index : listing.furtherPages,
        context: { ...rest, indexPath, canonicalPath: hrefOf(path) },
      })),
    ];
  });
}

/** Components of the pages that list others: they are made with what they list. */
const indexComponents = kinds.flatMap(({ page }) => page?.listing?.index.page?.component ?? []);
const isIndex = (component: string): boolean => indexComponents.includes(component);

/** The pages of all languages, each with its addresses in the others. */
export function sitePages(entries: readonly NodeEntry[]): SitePage[] {
  const languages = byLanguage(entries, ({ language }) => language);
  const pages = [...languages].flatMap(([language, own]) =>
    pagesIn(language, own).map((page) => ({ ...page, language })),
  );
  /** By the path in the main language. */
  const twins = new Map<string, Alternate[]>();
  const keyOf = (language: string, path: string) =>
    language === MAIN_LANGUAGE ? path : path.slice(language.length + 1) || '/';
  for (const { language, path, context } of pages) {
    if (context.canonicalPath !== hrefOf(path)) continue;
    const key = keyOf(language, context.canonicalPath);
    twins.set(key, [...(twins.get(key) ?? []), { language, path: context.canonicalPath }]);
  }
  return pages.map(({ path, component, context, language }) => {
    const { canonicalPath } = context;
    const all = (canonicalPath && twins.get(keyOf(language, canonicalPath))) || [];
    const alternates = all.length > 1 ? all : [];
    return { path, component, context: { ...context, language, alternates } };
  });
}

/** A page as Gatsby lists it after the build. */
export interface BuiltPage {
  path: string;
  pageContext: Partial<PageContext> | null;
}

/** The pages that name their own address as canonical, each once, with their addresses in all languages. */
export function canonicalPages(
  pages: readonly BuiltPage[],
): { path: string; alternates: readonly Alternate[] }[] {
  const found = pages.flatMap(({ pageContext }): [string, readonly Alternate[]][] => {
    const { canonicalPath, alternates = [] } = pageContext ?? {};
    return canonicalPath === undefined ? [] : [[canonicalPath, alternates]];
  });
  return [...new Map(found)].map(([path, alternates]) => ({ path, alternates }));
}
