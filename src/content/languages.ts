/** The languages of the site: that of the files in `data/`, and one for each folder of translations. */

/** The language of the originals. Its pages are at the root of the site. */
export const MAIN_LANGUAGE = 'en';

const TRANSLATION = /^data\/([a-z]{2})\/(.*)$/;

/** Which file of `data/` a file says, and in which language: `data/ar/site.yaml` is that of `data/site.yaml`. */
export function originalOf(file: string): { language: string; original: string } {
  const [, language = MAIN_LANGUAGE, rest] = TRANSLATION.exec(file) ?? [];
  return { language, original: rest === undefined ? file : `data/${rest}` };
}

/** The file in which a file of `data/` is translated. */
export const translationFile = (original: string, language: string): string =>
  language === MAIN_LANGUAGE ? original : original.replace(/^data\//, `data/${language}/`);

/** The path of the page at `path` in a language. */
export function pathIn(language: string, path: string): string {
  if (language === MAIN_LANGUAGE) return path;
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** The language of the page at a path, by its first folder. */
export const languageOf = (path: string): string =>
  /^\/([a-z]{2})(?:\/|$)/.exec(path)?.[1] ?? MAIN_LANGUAGE;

/** Groups by language, the main one first. */
export function byLanguage<T>(all: Iterable<T>, languageOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>([[MAIN_LANGUAGE, []]]);
  for (const one of all) {
    const language = languageOf(one);
    const group = groups.get(language);
    if (group) group.push(one);
    else groups.set(language, [one]);
  }
  return groups;
}

/**
 * What search engines are told of a page's languages: each with its address, and the main one for
 * everybody else. https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export const languageLinks = (
  alternates: readonly { language: string; path: string }[],
  siteUrl: string,
): { hreflang: string; href: string }[] =>
  alternates.flatMap(({ language, path }) => {
    const href = `${siteUrl}${path}`;
    const own = { hreflang: language, href };
    return language === MAIN_LANGUAGE ? [own, { hreflang: 'x-default', href }] : own;
  });
