/** Says a day as people do: "22 November 2026". Pure. */

/** English days come before their months here. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

/** @param day of the calendar, as content has it: `2026-11-22` */
export const dayInWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(LOCALES[language] ?? language, {
    dateStyle: 'long',
    timeZone: 'UTC',
    // Not every version of Node writes Arabic days with the digits of the site.
    numberingSystem: 'latn',
  }).format(new Date(day));
