/** The languages of the site: the main one, and one for each folder of translations in `data/`. */
import { grouped } from '../../basics/grouped';

/** The language of the originals, whose pages are at the root of the site. */
export const MAIN_LANGUAGE = 'en';

const TRANSLATION = /^data\/([a-z]{2})\/(.*)$/;

/** The language of a file in `data/`, and the file that it translates: for `data/ar/site.yaml`, `data/site.yaml`. */
export function originalOf(file: string): { language: string; original: string } {
  const [, language = MAIN_LANGUAGE, rest] = TRANSLATION.exec(file) ?? [];
  return { language, original: rest === undefined ? file : `data/${rest}` };
}

/**
 * The path of the translation of `original`, a path in `data/`, into a language; `original` itself for the main
 * language.
 */
export const translationFile = (original: string, language: string): string =>
  language === MAIN_LANGUAGE ? original : original.replace(/^data\//, `data/${language}/`);

/** The path in `language` of the page that is at `path` in the main language. */
export function pathIn(language: string, path: string): string {
  if (language === MAIN_LANGUAGE) return path;
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** The path in the main language of the page at `path` in a language: the inverse of `pathIn`. */
export const originalPath = (language: string, path: string): string =>
  language === MAIN_LANGUAGE ? path : path.slice(1 + language.length) || '/';

/** The language of the page at a path, by its first folder. */
export const languageOf = (path: string): string =>
  /^\/([a-z]{2})(?:\/|$)/.exec(path)?.[1] ?? MAIN_LANGUAGE;

/** Groups items by language, the main one first; it is present even without items. */
export const byLanguage = <T>(items: Iterable<T>, languageOf: (item: T) => string) =>
  new Map([[MAIN_LANGUAGE, new Array<T>()], ...grouped(items, languageOf)]);

/**
 * The `hreflang` links of a page: one for each language, and the main one as the default for everyone else.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export const languageLinks = (
  alternates: readonly { language: string; path: string }[],
  siteUrl: string,
): { hreflang: string; href: string }[] =>
  alternates.flatMap(({ language, path }) => {
    const href = `${siteUrl}${path}`;
    const link = { hreflang: language, href };
    return language === MAIN_LANGUAGE ? [link, { hreflang: 'x-default', href }] : link;
  });
