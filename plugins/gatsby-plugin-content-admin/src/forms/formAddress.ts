/** Addresses of /admin, and of the dev server's endpoints for it. */
import { kindOfFile } from '../../../../src/content/kinds';
import { originalOf } from '../../../../src/content/languages';

/** Asks /admin to show one field of the form that it opens: `/admin/?field=hero.title#…`. */
export const FIELD_PARAMETER = 'field';

/** The language in which it is shown. */
export const LANGUAGE_PARAMETER = 'language';

/** Asks /admin to open the form behind a page: `/admin/?page=/ar/risk`. */
export const PAGE_PARAMETER = 'page';

/** The address of a file's form within /admin: one for an original and its translations. */
export function formAddress(file: string): string {
  const kind = kindOfFile(originalOf(file).original);
  if (!kind || kind.isOptional) return '#/';
  if (kind.folder === undefined) return `#/collections/_singletons/entries/${kind.name}`;
  return `#/collections/${kind.name}/entries/${file.replace(/^.*\/|\.[^.]*$/g, '')}`;
}

/** The address of a field in a file's form. */
export function fieldAddress(file: string, field: string): string {
  const asked = new URLSearchParams({
    [FIELD_PARAMETER]: field,
    [LANGUAGE_PARAMETER]: originalOf(file).language,
  });
  return `/admin/?${asked.toString()}${formAddress(file)}`;
}

/** The address of the form behind a page of the site. */
export const pageFormAddress = (page: string): string =>
  `/admin/?${new URLSearchParams({ [PAGE_PARAMETER]: page }).toString()}`;

/** Reads and writes files of the working tree: `?path=data/site.yaml`. */
export const FILE_ENDPOINT = '/__content/file';

/** Lists the names in a folder of the working tree: `?path=data`. */
export const FOLDER_ENDPOINT = '/__content/folder';
