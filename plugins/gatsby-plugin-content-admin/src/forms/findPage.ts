/** Finds the form of a page by the page's address. Pure. */
import { hrefOf, namedPath, pagePath } from '../../../../src/content/addresses';
import { formerAddressesOf, isDraft, pathsOf } from '../../../../src/content/entries';
import { kindNamed, kindOfFile } from '../../../../src/content/kinds';
import { languageInEnglish } from '../../../../src/content/languageNames';
import {
  languageOf,
  MAIN_LANGUAGE,
  originalOf,
  originalPath,
  pathIn,
  translationFile,
} from '../../../../src/content/languages';
import {
  closest,
  didYouMean,
  readContentFile,
  type Source,
} from '../../../gatsby-plugin-content-check/browser';

export interface FoundPage {
  /** The file that says the page, in the page's language; undefined where there is no such page. */
  file?: string;
  /** What an editor has to know about it, and what to do next. */
  note?: string;
}

/** `https://www.company.com`, `www.company.com` and `localhost:8000`: previews have other hosts than the site. */
const HOST = /^(?:https?:\/\/[^/?#]*|[^\s/?#@:]+\.[^\s/?#@]+|[\w-]+:\d+)(?=[/?#]|$)/i;

/** Long lists go on at `/success/markets/2`: the words are those of the first page. */
const FURTHER_PAGE = /\/[^/]+\/\d+$/;

/** The site's own path in a pasted address: `/ar/risk`. */
function pathOf(address: string): string | undefined {
  const path = namedPath(address.trim().replace(HOST, ''))?.replace(/\/+$/, '');
  return path === undefined || path.startsWith('/') ? path : `/${path}`;
}

type ContentFile = ReturnType<typeof readContentFile>;

/** The files that say pages, by the pages' paths in the main language, former ones included. */
function filesByPath(files: readonly ContentFile[]): Map<string, ContentFile> {
  const originals = files.filter(
    (one) => one.language === MAIN_LANGUAGE && pathsOf(one).length > 0,
  );
  const former = originals.flatMap((one) =>
    formerAddressesOf(one).map(
      (slug) => [pagePath(slug, kindNamed(one.kind).page?.addressFolder), one] as const,
    ),
  );
  const present = originals.flatMap((one) => pathsOf(one).map((path) => [path, one] as const));
  return new Map([...former, ...present]);
}

/**
 * The file that says a page in a language.
 * @param path where the page was found, in the main language
 */
function inLanguage(
  original: ContentFile,
  path: string,
  language: string,
  files: readonly ContentFile[],
): FoundPage {
  const translation = files.find(({ file }) => file === translationFile(original.file, language));
  if (!translation) {
    const name = languageInEnglish(language);
    return {
      file: original.file,
      note: `This page is not in ${name} yet. Press “${name}” over the form, then “Enable ${name}”.`,
    };
  }
  const [present = '', ...others] = pathsOf(original);
  const notes = [
    ![present, ...others].includes(path) &&
      `This page is now at ${hrefOf(pathIn(language, present))}.`,
    [original, translation].some(isDraft) &&
      'It is a draft: visitors do not see it. Switch “Draft” off once it is ready.',
  ].filter(Boolean);
  return { file: translation.file, note: notes.join(' ') || undefined };
}

/**
 * The file behind an address of the site, which may be a whole one or a path, encoded or not.
 * @param sources all files of `data/` that the forms may show
 */
export function findPage(address: string, sources: readonly Source[]): FoundPage {
  const path = pathOf(address);
  if (path === undefined) {
    return {
      note: `“${address}” is not a complete address. Copy it again from the browser’s address bar.`,
    };
  }
  const files = sources.flatMap(({ file, text }) => {
    const kind = kindOfFile(originalOf(file).original);
    return kind ? readContentFile(file, text, kind) : [];
  });
  const asked = languageOf(path);
  const language = files.some((one) => one.language === asked) ? asked : MAIN_LANGUAGE;
  const asOriginal = originalPath(language, path) || '/';
  const known = filesByPath(files);
  for (const one of [asOriginal, asOriginal.replace(FURTHER_PAGE, '')]) {
    const original = known.get(one);
    if (original) return inLanguage(original, one, language, files);
  }
  const meant = closest(asOriginal, [...known.keys()])?.word;
  const advice = meant === undefined ? '' : ` ${didYouMean(hrefOf(pathIn(language, meant)))}`;
  return {
    note: `This site has no page at “${path}”.${advice} Search for words of the page instead; a draft is found by its name.`,
  };
}
