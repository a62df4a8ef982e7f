import { createContext, useContext } from 'react';
import { MAIN_LANGUAGE, pathIn } from '../content/languages';
import type { Alternate, PageContext } from '../content/sitePages';

type CurrentPage = Pick<PageContext, 'language' | 'alternates'>;

/** The language of the page, and its addresses in all languages. */
export const CurrentPage = createContext<CurrentPage>({ language: MAIN_LANGUAGE, alternates: [] });

/**
 * What a page is told of its language. A loaded document keeps its language: another one is another
 * document. So the error screen, which Gatsby knows in the main language only, speaks that of the
 * document around it.
 */
export function currentPage(context: Partial<CurrentPage>): CurrentPage {
  const ofDocument = typeof document === 'undefined' ? '' : document.documentElement.lang;
  const { language = MAIN_LANGUAGE, alternates = [] } = context;
  return { language: ofDocument || language, alternates };
}

/** Code of the page's language. */
export const useLanguage = (): string => useContext(CurrentPage).language;

/** The addresses of the page in all its languages; none where it has only one. */
export const useAlternates = (): readonly Alternate[] => useContext(CurrentPage).alternates;

/** The address of a page of `src/routes.ts` in the page's language. */
export const usePath = (path: string): string => pathIn(useLanguage(), path);

/** True for an address whose page has the language of this one: the router may show it. */
export const isInLanguage = (language: string, href: string): boolean =>
  language === MAIN_LANGUAGE || new RegExp(`^/${language}(?![^/?#])`).test(href);
