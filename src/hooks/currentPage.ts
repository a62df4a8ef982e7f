import { createContext, useContext } from 'react';
import { MAIN_LANGUAGE, pathIn } from '../content/languages';
import type { PageContext, PageSort, ViewOf } from '../content/pages';

/** What a template takes of what Gatsby hands it: the view of its page. */
export interface PageOf<S extends PageSort> {
  pageContext: { view: ViewOf<S> };
}

/** The language of the page, its addresses in all languages, and what its head says it is about. */
export const CurrentPage = createContext<PageContext>({ language: MAIN_LANGUAGE, alternates: [] });

/** What a page is told of its language: in the browser that of the document, so that the error screen,
 * which Gatsby knows in the main language only, speaks it as well. */
export function currentPage(context: Partial<PageContext>): PageContext {
  const ofDocument = typeof document === 'undefined' ? '' : document.documentElement.lang;
  const { language = MAIN_LANGUAGE, alternates = [], ...about } = context;
  return { language: ofDocument || language, alternates, ...about };
}

/** What the page is told of itself. */
export const useCurrentPage = (): PageContext => useContext(CurrentPage);

/** Code of the page's language. */
export const useLanguage = (): string => useCurrentPage().language;

/** The address of a page of `src/routes.ts` in the page's language. */
export const usePath = (path: string): string => pathIn(useLanguage(), path);

/** True for an address whose page has the language of this one: the router may show it. */
export const isInLanguage = (language: string, href: string): boolean =>
  language === MAIN_LANGUAGE || new RegExp(`^/${language}(?![^/?#])`).test(href);
