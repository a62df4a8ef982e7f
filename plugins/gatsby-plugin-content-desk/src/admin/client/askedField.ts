/** Goes to the field that the page's address names. */
import { FIELD_PARAMETER } from '../formAddress';

/** How the CMS calls the language of content that is not translated. */
const DEFAULT_LOCALE = '_default';

/**
 * Has the CMS unfold, scroll to and focus the field when it opens the form: its own search results
 * leave it this note in the browser's history. Call it before the CMS starts.
 */
export function showAskedField(): void {
  const keyPath = new URLSearchParams(location.search).get(FIELD_PARAMETER);
  if (keyPath === null) return;
  history.replaceState({ highlight: { locale: DEFAULT_LOCALE, keyPath } }, '');
}
