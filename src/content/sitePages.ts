/** Which page is at which address: a pure function of the entries, tested without Gatsby. */
import { hrefOf } from './addresses';
import { caseStudyLists, type CaseStudyIndexPage, type CaseStudyMenu } from './caseStudyPages';
import { libraryOf, type NodeEntry, pathsOf } from './entries';
import { companyFacts, fillIn } from './fillIn';
import type { Page, TrailPage } from './kind';
import { kindNamed, kinds } from './kinds';
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
  /** What it is about, beside being a page. */
  describes?: Page<unknown>['describes'];
  /** The page above it in the breadcrumbs, in its language; undefined where that is the home page. */
  parent?: TrailPage;
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
  component: string;
  context: PageContext | EntryContext | CaseStudyContext | CaseStudyIndexContext;
}

/** Before it is known in which languages there is a page. */
interface OwnPage {
  path: string;
  component: string;
  context: Omit<PageContext, 'language' | 'alternates'>;
}

/** The error screen of a language is beside its pages. */
const ERROR_PATH = '/404';

/** The pages of one language: of all entries, of the indexes that list them, and those that exist once. */
function pagesIn(language: string, entries: readonly NodeEntry[]): OwnPage[] {
  const library = libraryOf(entries);
  const facts = companyFacts(library.the(site));

  /** What the head of an entry's page says beside the entry's own words. */
  const subjectOf = ({ kind, content }: NodeEntry) => {
    const { describes, parent } = kindNamed(kind).page ?? {};
    const above = parent?.(content, library);
    return {
      describes,
      parent: above && { name: fillIn(above.name, facts), path: pathIn(language, above.path) },
    };
  };

  /** A second spelling shows the same page and names the first as canonical. */
  const pagesOf = (entry: NodeEntry, component: string, more = {}): OwnPage[] => {
    const paths = pathsOf(entry);
    const canonicalPath = hrefOf(paths[0] ?? '');
    const context = { id: entry.id, canonicalPath, ...subjectOf(entry), ...more };
    return paths.map((path) => ({ path, component, context }));
  };

  return kinds.flatMap(({ name, folder, page }): OwnPage[] => {
    if (!page) return [];
    const { component, caseStudyIndex } = page;
    const own = entries.filter(({ kind }) => kind === name);
    if (folder === undefined) {
      const [entry] = own;
      // A page that lists case studies is made with what it lists.
      const isIndex = kinds.some((one) => one.page?.caseStudyIndex?.first.name === name);
      if (!entry || isIndex) return [];
      const path = pathIn(language, page.path ?? ERROR_PATH);
      const context = page.path === undefined ? {} : { canonicalPath: hrefOf(path) };
      return [{ path, component, context: { ...context, ...subjectOf(entry) } }];
    }
    if (!caseStudyIndex) return own.flatMap((entry) => pagesOf(entry, component));

    const { groups, first, furtherPages } = caseStudyIndex;
    const listed = own.flatMap(({ id, content }) =>
      'group' in content ? [{ ...content, id, language, name: fillIn(content.name, facts) }] : [],
    );
    const { component: index, path: shared = '' } = first.page ?? page;
    const indexPath = pathIn(language, shared);
    const { menus, indexPages } = caseStudyLists(listed, library.all(groups), indexPath);
    // The index is above its further pages, as it is above each case study.
    const parent = own[0] && subjectOf(own[0]).parent;
    return [
      ...own.flatMap((entry) => pagesOf(entry, component, { menu: menus.get(entry.id) })),
      ...indexPages.map(({ path, ...rest }) => ({
        path,
        component: rest.group === null ? index : furtherPages,
        context: {
          ...{ ...rest, indexPath, canonicalPath: hrefOf(path) },
          ...(rest.group === null ? {} : { parent }),
        },
      })),
    ];
  });
}

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
