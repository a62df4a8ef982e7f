import { kindOfAnyFile } from '../../../../src/content/kinds';
import { languageInEnglish } from '../../../../src/content/text/languageNames';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/text/languages';
import { entryName } from '../../../gatsby-plugin-content-check/browser';

/** Returns a file's name in the lists of /admin: `Case studies › airlines, in Arabic`. */
export function listName(file: string): string {
  const { original, language } = originalOf(file);
  const kind = kindOfAnyFile(file);
  const name = kind?.folder === undefined ? [] : [entryName(file)];
  const form = [kind?.label ?? original, ...name].join(' › ');
  return language === MAIN_LANGUAGE ? form : `${form}, in ${languageInEnglish(language)}`;
}
