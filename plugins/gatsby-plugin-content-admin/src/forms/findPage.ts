import { hrefOf, namedPath } from '../../../../src/content/addresses';
import { formerAddressesOf, isDraft, pathsOf } from '../../../../src/content/entries';
import { languageInEnglish } from '../../../../src/content/languageNames';
import {
  languageOf,
  MAIN_LANGUAGE,
  originalPath,
  pathIn,
  translationFile,
} from '../../../../src/content/languages';
import {
  addressOf,
  closest,
  didYouMean,
  type Source,
} from '../../../gatsby-plugin-content-check/browser';
import { readEntries } from './contentFiles';

interface FoundPage {
  /** The content file behind the page, in that page's language; undefined if there is no such page. */
  file?: string;
  /** A note for the editor about the page, with the next step. */
  note?: string;
}

/** Any host, because previews have their own: `https://www.company.com`, `www.company.com`, `localhost:8000`. */
const HOST = /^(?:https?:\/\/[^/?#]*|[^\s/?#@:]+\.[^\s/?#@]+|[\w-]+:\d+)(?=[/?#]|$)/i;

/** Long lists continue at `/success/markets/2`, whose file is that of the first page. */
const FURTHER_PAGE = /\/[^/]+\/\d+$/;

/** Returns the path in a pasted address: `/ar/risk`. */
function pathOf(address: string): string | undefined {
  const path = namedPath(address.trim().replace(HOST, ''))?.replace(/\/+$/, '');
  return path === undefined || path.startsWith('/') ? path : `/${path}`;
}

type ContentFile = ReturnType<typeof readEntries>[number];

/** Returns the originals of all pages, by their paths in the main language, including former ones. */
function originalsByPath(files: readonly ContentFile[]): Map<string, ContentFile> {
  const originals = files.filter(
    (file) => file.language === MAIN_LANGUAGE && pathsOf(file).length > 0,
  );
  const former = originals.flatMap((file) =>
    formerAddressesOf(file).map((slug) => [addressOf(file, slug), file] as const),
  );
  const present = originals.flatMap((file) => pathsOf(file).map((path) => [path, file] as const));
  return new Map([...former, ...present]);
}

/**
 * Finds a page's file in a language.
 * @param path the path by which the page was found, in the main language
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
 * Finds the content file behind an address of the site.
 * @param address with or without a host, encoded or not
 * @param sources all files of `data/` that have forms
 */
export function findPage(address: string, sources: readonly Source[]): FoundPage {
  const path = pathOf(address);
  if (path === undefined) {
    return {
      note: `“${address}” is not a complete address. Copy it again from the browser’s address bar.`,
    };
  }
  const files = readEntries(sources);
  const named = languageOf(path);
  const language = files.some((file) => file.language === named) ? named : MAIN_LANGUAGE;
  const inOriginal = originalPath(language, path) || '/';
  const originals = originalsByPath(files);
  for (const candidate of [inOriginal, inOriginal.replace(FURTHER_PAGE, '')]) {
    const original = originals.get(candidate);
    if (original) return inLanguage(original, candidate, language, files);
  }
  const meant = closest(inOriginal, [...originals.keys()])?.word;
  const advice = meant === undefined ? '' : ` ${didYouMean(hrefOf(pathIn(language, meant)))}`;
  return {
    note: `This site has no page at “${path}”.${advice} Search for words of the page instead; a draft is found by its name.`,
  };
}
