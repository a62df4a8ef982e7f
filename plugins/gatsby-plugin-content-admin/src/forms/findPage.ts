/** Which form holds the words of a page, by the page's address. Pure. */
import { parse } from 'yaml';
import { hrefOf, namedPath, pagePath } from '../../../../src/content/addresses';
import { formerAddressesOf, isDraft, pathsOf } from '../../../../src/content/entries';
import { kindOfFile } from '../../../../src/content/kinds';
import { languageInEnglish } from '../../../../src/content/languageNames';
import {
  languageOf,
  MAIN_LANGUAGE,
  originalOf,
  pathIn,
  translationFile,
} from '../../../../src/content/languages';
import {
  closest,
  didYouMean,
  partlyEntry,
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

interface KnownPage {
  /** The original's file. */
  file: string;
  /** Its present path in the main language. */
  path: string;
  /** True for the page at an address that it had before. */
  hasMoved?: true;
}

const isDraftFile = ({ file, text }: Source): boolean => {
  const kind = kindOfFile(originalOf(file).original);
  return kind !== undefined && isDraft(partlyEntry(kind, parse(text)));
};

/** The pages by their addresses in the main language, the former ones included. */
function knownPages(sources: readonly Source[]): Map<string, KnownPage> {
  const pages = new Map<string, KnownPage>();
  const former = new Map<string, KnownPage>();
  for (const { file, text } of sources) {
    const kind = kindOfFile(file);
    const entry = kind && partlyEntry(kind, parse(text));
    const [path, ...others] = entry ? pathsOf(entry) : [];
    if (!entry || path === undefined) continue;
    const page = { file, path };
    for (const one of [path, ...others]) pages.set(one, page);
    for (const slug of formerAddressesOf(entry)) {
      former.set(pagePath(slug), { ...page, hasMoved: true });
    }
  }
  return new Map([...former, ...pages]);
}

/** The file behind a page that is there, in a language. */
function inLanguage(page: KnownPage, language: string, sources: readonly Source[]): FoundPage {
  const wanted = translationFile(page.file, language);
  if (!sources.some(({ file }) => file === wanted)) {
    const name = languageInEnglish(language);
    return {
      file: page.file,
      note: `This page is not in ${name} yet. Press “${name}” over the form, then “Enable ${name}”.`,
    };
  }
  const files = sources.filter(({ file }) => file === page.file || file === wanted);
  const notes = [
    page.hasMoved && `This page is now at ${hrefOf(pathIn(language, page.path))}.`,
    files.some(isDraftFile) &&
      'It is a draft: visitors do not see it. Switch “Draft” off once it is ready.',
  ].filter(Boolean);
  return { file: wanted, note: notes.join(' ') || undefined };
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
  const languages = new Set(sources.map(({ file }) => originalOf(file).language));
  const asked = languageOf(path);
  const language = languages.has(asked) ? asked : MAIN_LANGUAGE;
  const original = (language === MAIN_LANGUAGE ? path : path.slice(1 + language.length)) || '/';
  const pages = knownPages(sources);
  const page = pages.get(original) ?? pages.get(original.replace(FURTHER_PAGE, ''));
  if (page) return inLanguage(page, language, sources);
  const meant = closest(original, [...pages.keys()])?.word;
  const advice = meant === undefined ? '' : ` ${didYouMean(hrefOf(pathIn(language, meant)))}`;
  return {
    note: `This site has no page at “${path}”.${advice} Search for words of the page instead; a draft is found by its name.`,
  };
}
