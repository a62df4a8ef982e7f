/** Which page stands at which address: a pure function of the entries, tested without Gatsby. */
import { routes } from '../routes';
import { hrefOf, pagePath } from './addresses';

/** The templates, one per kind of entry that has pages. */
export const templates = {
  Service: 'ServicePage',
  CaseStudy: 'CaseStudyPage',
  Partner: 'PartnerPage',
  LegalPage: 'LegalPage',
} as const;
export type PageType = keyof typeof templates;

/** What is needed of an entry to give it its pages. */
export interface PageEntry {
  /** Gatsby's node id, handed to the template's query. */
  id: string;
  type: PageType;
  slug: string;
  /** Second spellings of the address, like `fmcg` for `FMCG`. */
  otherSpellings?: readonly string[] | null;
}

export interface SitePage {
  /** Address with its leading slash, as the router knows it: not encoded. */
  path: string;
  template: (typeof templates)[PageType];
  context: {
    id: string;
    /** Path of the one right spelling, encoded; canonical links name it. */
    canonicalPath: string;
  };
}

/** The pages of all entries; a second spelling shows the same page and names the first as canonical. */
export function sitePages(entries: readonly PageEntry[]): SitePage[] {
  return entries.flatMap(({ id, type, slug, otherSpellings }) =>
    [slug, ...(otherSpellings ?? [])].map((spelling) => ({
      path: pagePath(spelling),
      template: templates[type],
      context: { id, canonicalPath: hrefOf(pagePath(slug)) },
    })),
  );
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
