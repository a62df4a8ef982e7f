/** Goes to a field of the form that the CMS opens. */
import { MAIN_LANGUAGE } from '../../../../src/content/languages';
import { FIELD_PARAMETER, LANGUAGE_PARAMETER } from '../forms/formAddress';

/** How the CMS calls the language where there is only one. */
const ONLY_LANGUAGE = '_default';

/** How often to look how far the form is drawn, in milliseconds. */
const PAUSE = 200;

/** A field that is not there by then does not exist. Until the form is open, somebody may sign in. */
const MOST_LOOKS = 50;

/**
 * Has the CMS show a field, once it has opened the form.
 * @param translations the languages beside the main one
 */
export function showField(field: string, language: string, translations: readonly string[]): void {
  const locale = translations.length > 0 ? language : ONLY_LANGUAGE;
  const isInForm = (keyPath: string): boolean =>
    document.querySelector(
      `[data-locale="${CSS.escape(locale)}"] .field[data-key-path="${CSS.escape(keyPath)}"]`,
    ) !== null;
  /** Asks the CMS to unfold, scroll to and focus a field, as its own preview does. */
  const highlight = (keyPath: string): void =>
    window.postMessage(
      { type: 'highlight-editor-field', payload: { locale, keyPath } },
      location.origin,
    );
  const groups = field.split('.').map((_step, index, steps) => steps.slice(0, index + 1).join('.'));
  let looks = 0;
  const timer = setInterval(() => {
    highlight(field);
    // The CMS draws what is in view only: the group of a field has to be shown first.
    const drawn = groups.findLast(isInForm);
    if (drawn !== undefined && drawn !== field) highlight(drawn);
    if (drawn !== undefined) looks += 1;
    if (drawn === field || looks === MOST_LOOKS) clearInterval(timer);
  }, PAUSE);
}

/**
 * Shows the field that the page's address names.
 * @param translations the languages beside the main one
 */
export function showAskedField(translations: readonly string[]): void {
  const parameters = new URLSearchParams(location.search);
  const asked = parameters.get(FIELD_PARAMETER);
  if (asked !== null) {
    showField(asked, parameters.get(LANGUAGE_PARAMETER) ?? MAIN_LANGUAGE, translations);
  }
}
