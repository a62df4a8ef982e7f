/** Addresses in /admin. */
import { kindOfFile } from '../../../../src/content/kinds';

/** Asks /admin to show one field of the form that it opens: `/admin/?field=hero.title#…`. */
export const FIELD_PARAMETER = 'field';

/** The address of a file's form, within /admin. */
export function formAddress(file: string): string {
  const kind = kindOfFile(file);
  if (!kind) return '#/';
  if (kind.folder === undefined) return `#/collections/_singletons/entries/${kind.name}`;
  return `#/collections/${kind.name}/entries/${file.replace(/^.*\/|\.[^.]*$/g, '')}`;
}

/** The address of a field in a file's form. */
export const fieldAddress = (file: string, field: string): string =>
  `/admin/?${new URLSearchParams({ [FIELD_PARAMETER]: field }).toString()}${formAddress(file)}`;
