import { readPreferences } from './preferences';
import { type RefusalWords, wordsFor } from './refusalWords';

/** Returns the language that the editor has chosen for the CMS's dialogues, or the browser's. */
function cmsLanguage(): string {
  try {
    const { locale } = readPreferences();
    if (typeof locale === 'string' && locale !== 'auto') return locale;
  } catch {
    // Without storage, the CMS has the browser's language.
  }
  return navigator.language;
}

/** Returns the sentences about refusals in the editor's language. */
export const ownWords = (): RefusalWords => wordsFor(cmsLanguage());
