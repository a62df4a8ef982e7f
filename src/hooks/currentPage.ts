import { createContext, useContext } from 'react';
import type { PageContext } from '../content/pages/pages';
import { MAIN_LANGUAGE, pathIn } from '../content/text/languages';

export const CurrentPage = createContext<PageContext>({ language: MAIN_LANGUAGE, alternates: [] });

/** Attribute of `<html>`: the language that the page was served in. */
export const SERVED_LANGUAGE = 'data-language';

/**
 * Completes the context of a page. In the browser its language is the one that the document was served in, because
 * Gatsby's router knows only one error page for all languages. `lang` would not do: translators write there.
 */
export function completedContext(context: Partial<PageContext>): PageContext {
  const served =
    typeof document === 'undefined' ? null : document.documentElement.getAttribute(SERVED_LANGUAGE);
  const { language = MAIN_LANGUAGE, alternates = [], ...about } = context;
  return { language: served ?? language, alternates, ...about };
}

/** Returns the context of the page, apart from its view. */
export const useCurrentPage = (): PageContext => useContext(CurrentPage);

/** The code of the page's language. */
export const useLanguage = (): string => useCurrentPage().language;

/** The address of a route (src/routes.ts) in the page's language. */
export const usePath = (path: string): string => pathIn(useLanguage(), path);
