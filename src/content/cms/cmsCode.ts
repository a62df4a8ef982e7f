/** The CMS's own code, with what concerns its place in this project put right. */
import * as fs from 'fs';
import * as path from 'path';

/** The CMS names its store by what it is for; here it is the working tree. */
export const STORE_NAME = /Working with Test Repository/g;
const OWN_STORE_NAME = 'Working on the files of this computer';

/** Fonts that the CMS would ask a content network for while its own copies are on their way. */
export const REMOTE_FONT = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^)'"]*/g;

/**
 * Where Save asks whether empty required fields are refused. They are, by the guard of Save, in the
 * check's sentence; the CMS would be first, and says no more than that the field is required.
 */
export const REQUIRED_AT_SAVE = /(enforceRequired:)[\w$]+\([\w$]+\)(?=\}\)\)throw )/g;

/**
 * Reads the CMS's script for the bundle of /admin.
 * @param file path of the script; its fonts lie in `assets` beside it
 */
export function cmsCode(file: string): string {
  const fonts = fs.readdirSync(path.join(path.dirname(file), 'assets'));
  return fs
    .readFileSync(file, 'utf8')
    .replace(STORE_NAME, OWN_STORE_NAME)
    .replace(REQUIRED_AT_SAVE, '$1false')
    .replace(REMOTE_FONT, (_address, family: string) => {
      const name = fonts.find((one) => one.startsWith(family) && one.endsWith('.woff2'));
      return `/admin/assets/${name ?? ''}`;
    });
}
