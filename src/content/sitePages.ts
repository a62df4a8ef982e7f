/** Which page stands at which address: a pure function of the entries, tested without Gatsby. */
import { routes } from '../routes';
import { hrefOf, pagePath } from './addresses';
import {
  caseStudyLists,
  type CaseStudyIndexPage,
  type CaseStudyMenu,
  type ListedCaseStudy,
  type ListedGroup,
} from './caseStudyPages';

/** The templates, one per kind of entry that has pages. */
export const templates = {
  Service: 'ServicePage',
  CaseStudy: 'CaseStudyPage',
  Partner: 'PartnerPage',
  LegalPage: 'LegalPage',
} as const;
export type PageType = keyof typeof templates;

/** The templates of the index of case studies: its first page, and those that continue a group. */
const indexTemplates = { first: 'SuccessPage', further: 'CaseStudyListPage' } as const;

type TemplateName =
  (typeof templates)[PageType] | (typeof indexTemplates)[keyof typeof indexTemplates];

/** What is needed of an entry to give it its pages. */
export interface PageEntry {
  /** Gatsby's node id, handed to the template's query. */
  id: string;
  type: PageType;
  slug: string;
  /** Second spellings of the address, like `fmcg` for `FMCG`. */
  otherSpellings?: readonly string[] | null;
}

interface Canonical {
  /** Path of the one right spelling, encoded; canonical links name it. */
  canonicalPath: string;
}

/** What the template of an entry is handed. */
export interface EntryContext extends Canonical {
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
  template: TemplateName;
  context: EntryContext | CaseStudyContext | CaseStudyIndexContext;
}

/** A second spelling shows the same page and names the first as canonical. */
function pagesOf({ id, type, slug, otherSpellings }: PageEntry, more: object = {}): SitePage[] {
  return [slug, ...(otherSpellings ?? [])].map((spelling) => ({
    path: pagePath(spelling),
    template: templates[type],
    context: { id, canonicalPath: hrefOf(pagePath(slug)), ...more },
  }));
}

/** A case study, with what decides where it is listed. */
export interface CaseStudyEntry extends PageEntry, ListedCaseStudy {}

/** What the pages are made of. */
export interface SiteEntries {
  caseStudies: readonly CaseStudyEntry[];
  groups: readonly ListedGroup[];
  /** Entries of the other types. */
  others: readonly PageEntry[];
}

/** The pages of all entries, and those of the index of case studies. */
export function sitePages({ caseStudies, groups, others }: SiteEntries): SitePage[] {
  const { menus, indexPages } = caseStudyLists(caseStudies, groups);
  return [
    ...others.flatMap((entry) => pagesOf(entry)),
    ...caseStudies.flatMap((entry) =>
      pagesOf(entry, { menu: menus.get(entry.id) ?? { items: [], index: null } }),
    ),
    ...indexPages.map(({ path, ...page }) => ({
      path,
      template: page.group === null ? indexTemplates.first : indexTemplates.further,
      context: { ...page, canonicalPath: hrefOf(path) },
    })),
  ];
}

/** A page as Gatsby lists it after the build. */
export interface BuiltPage {
  path: string;
  pageContext: unknown;
}

const singlePaths: readonly string[] = Object.values(routes);

/**
 * The paths that the built pages name as canonical, each once: those of the entries by their context,
 * those of the pages that exist once by being one of the routes. The error screen has none.
 */
export function canonicalPaths(pages: readonly BuiltPage[]): string[] {
  const paths = pages.map(({ path, pageContext }) => {
    const isRecord = typeof pageContext === 'object' && pageContext !== null;
    const stated: unknown = isRecord ? Reflect.get(pageContext, 'canonicalPath') : undefined;
    return typeof stated === 'string' ? stated : singlePaths.find((one) => one === path);
  });
  return [...new Set(paths.filter((path): path is string => path !== undefined))];
}
