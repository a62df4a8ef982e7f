/** Addresses of /admin and of its forms. */
import { kindOfAnyFile } from '../../../../src/content/kinds';
import { originalOf } from '../../../../src/content/text/languages';
import { entryName } from '../../../gatsby-plugin-content-check/browser';

export interface FieldPlace {
  file: string;
  /** Key path, as in the forms of /admin: `how.cards.0.title`. */
  field: string;
}

/** Focuses a field of the form: `/admin/?field=hero.title#…`. */
export const FIELD_PARAMETER = 'field';

/** Which language of the form holds that field. */
export const LANGUAGE_PARAMETER = 'language';

/** Opens the form of a page, by its address: `/admin/?page=/ar/risk`. */
export const PAGE_PARAMETER = 'page';

/** Returns the address of a file's form within /admin, the same for an original and its translations. */
export function formAddress(file: string): string {
  const kind = kindOfAnyFile(file);
  if (!kind || kind.isOfTranslations) return '#/';
  if (kind.folder === undefined) return `#/collections/_singletons/entries/${kind.name}`;
  return `#/collections/${kind.name}/entries/${entryName(file)}`;
}

/** Returns the address that opens a field's form in /admin, in the language of its file. */
export function fieldAddress({ file, field }: FieldPlace): string {
  const query = new URLSearchParams({
    [FIELD_PARAMETER]: field,
    [LANGUAGE_PARAMETER]: originalOf(file).language,
  });
  return `/admin/?${query.toString()}${formAddress(file)}`;
}
