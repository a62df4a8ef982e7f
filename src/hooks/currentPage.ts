import { createContext, useContext } from 'react';
import { MAIN_LANGUAGE, pathIn } from '../content/languages';
import type { PageContext, PageSort, ViewOf } from '../content/pages';

/** The props of a template: the view of its page, in Gatsby's page context. */
export interface PageOf<S extends PageSort> {
  pageContext: { view: ViewOf<S> };
}

export const CurrentPage = createContext<PageContext>({ language: MAIN_LANGUAGE, alternates: [] });

/**
 * Completes the context of a page. In the browser its language is that of the document, because Gatsby's router
 * knows only one error page for all languages.
 */
export function currentPage(context: Partial<PageContext>): PageContext {
  const documentLanguage = typeof document === 'undefined' ? '' : document.documentElement.lang;
  const { language = MAIN_LANGUAGE, alternates = [], ...about } = context;
  return { language: documentLanguage || language, alternates, ...about };
}

/** Returns the context of the page, apart from its view. */
export const useCurrentPage = (): PageContext => useContext(CurrentPage);

/** The code of the page's language. */
export const useLanguage = (): string => useCurrentPage().language;

/** The address of a route (src/routes.ts) in the page's language. */
export const usePath = (path: string): string => pathIn(useLanguage(), path);
