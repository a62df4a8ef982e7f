const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** True for a two-letter language code (ISO 639-1). */
export const isLanguage = (code: string): boolean =>
  /^[a-z]{2}$/.test(code) && names.of(code) !== undefined;

/** The English name of a language: "Arabic"; its code if it has none. Throws RangeError for a malformed code. */
export const languageInEnglish = (code: string): string => names.of(code) ?? code;

/** Scripts that run from right to left. Only newer versions of Node can tell. */
const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo'];

/** The script of a language, as an ISO 15924 code: "Arab". */
export const scriptOf = (language: string): string | undefined =>
  new Intl.Locale(language).maximize().script;

/** The writing direction of a language. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(scriptOf(language) ?? '') ? 'rtl' : 'ltr';
