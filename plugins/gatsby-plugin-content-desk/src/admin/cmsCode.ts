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
 * GitHub's page of incidents, which the CMS asks before anybody has signed in, and again and again.
 * The answer stands in its place: no incident.
 */
export const STATUS_PAGE = /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g;
const NO_INCIDENT = `data:application/json,${encodeURIComponent('{"status":{"indicator":"none"}}')}`;

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
    .replace(STATUS_PAGE, NO_INCIDENT)
    .replace(REMOTE_FONT, (_address, family: string) => {
      const name = fonts.find((one) => one.startsWith(family) && one.endsWith('.woff2'));
      return `/admin/assets/${name ?? ''}`;
    });
}
