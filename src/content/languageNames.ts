/** What is known of languages by their codes. */

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** True for a language's code of two letters (ISO 639-1). */
export const isLanguage = (code: string): boolean =>
  /^[a-z]{2}$/.test(code) && names.of(code) !== undefined;

/** What a language is called in English: "Arabic". */
export const languageInEnglish = (code: string): string => names.of(code) ?? code;

/** Languages whose script runs from right to left. Intl says so only in newer versions of Node. */
const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo'];

/** The script in which a language is written, by its code in ISO 15924: "Arab". */
export const scriptOf = (language: string): string | undefined =>
  new Intl.Locale(language).maximize().script;

/** The direction in which a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(scriptOf(language) ?? '') ? 'rtl' : 'ltr';
