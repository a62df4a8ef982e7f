import { formerAddressesOf, isDraft, pathsOf } from '../../../../src/content/pages/entries';
import { hrefOf, namedPath, pagePath } from '../../../../src/content/text/addresses';
import { languageInEnglish } from '../../../../src/content/text/languageNames';
import {
  languageOf,
  MAIN_LANGUAGE,
  originalPath,
  pathIn,
  translationFile,
} from '../../../../src/content/text/languages';
import { closest, didYouMean, type Source } from '../../../gatsby-plugin-content-check/browser';
import { readEntries } from '../content/readEntries';

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
function pathOf(address: string): string {
  const written = address.trim().replace(HOST, '');
  const path = (namedPath(written) ?? written).replace(/\/+$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** Returns the original behind each path of the main language, former ones included. */
const originalsByPath = (files: ReturnType<typeof readEntries>) =>
  new Map(
    files
      .filter((file) => file.language === MAIN_LANGUAGE && pathsOf(file).length > 0)
      .flatMap((entry) => {
        const former = formerAddressesOf(entry).map(pagePath);
        return [...former, ...pathsOf(entry)].map((path) => [path, entry] as const);
      }),
  );

/**
 * Finds the content file behind an address of the site.
 * @param address with or without a host, encoded or not
 * @param sources all files of `data/` that have forms
 */
export function findPage(address: string, sources: readonly Source[]): FoundPage {
  const path = pathOf(address);
  const files = readEntries(sources);
  const named = languageOf(path);
  const language = files.some((file) => file.language === named) ? named : MAIN_LANGUAGE;
  const inOriginal = originalPath(language, path) || '/';
  const originals = originalsByPath(files);
  const asked = originals.has(inOriginal) ? inOriginal : inOriginal.replace(FURTHER_PAGE, '');
  const original = originals.get(asked);
  if (original) {
    const file = translationFile(original.file, language);
    const translation = files.find((candidate) => candidate.file === file);
    if (!translation) {
      const name = languageInEnglish(language);
      return {
        file: original.file,
        note: `This page is not in ${name} yet. Press “${name}” over the form, then “Enable ${name}”.`,
      };
    }
    const [present = '', ...others] = pathsOf(original);
    if (asked !== present && !others.includes(asked)) {
      return { file, note: `This page is now at ${hrefOf(pathIn(language, present))}.` };
    }
    if (![original, translation].some(isDraft)) return { file };
    return {
      file,
      note: 'It is a draft: visitors do not see it. Switch “Draft” off once it is ready.',
    };
  }
  const meant = closest(inOriginal, [...originals.keys()])?.word;
  const advice = meant === undefined ? '' : ` ${didYouMean(hrefOf(pathIn(language, meant)))}`;
  return {
    note: `This site has no page at “${path}”.${advice} Search for words of the page instead; a draft is found by its name.`,
  };
}
