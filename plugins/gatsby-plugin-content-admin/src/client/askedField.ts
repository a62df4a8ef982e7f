/** Goes to the field that the page's address names. */
import { MAIN_LANGUAGE } from '../../../../src/content/languages';
import { FIELD_PARAMETER, LANGUAGE_PARAMETER } from '../forms/formAddress';

/** How the CMS calls the language where there is only one. */
const ONLY_LANGUAGE = '_default';

/** How often to look how far the form is drawn, in milliseconds. */
const PAUSE = 200;

/** A field that is not there by then does not exist. Until the form is open, somebody may sign in. */
const MOST_LOOKS = 50;

/**
 * Has the CMS show the field, once it has opened the form.
 * @param translations the languages beside the main one
 */
export function showAskedField(translations: readonly string[]): void {
  const parameters = new URLSearchParams(location.search);
  const asked = parameters.get(FIELD_PARAMETER);
  if (asked === null) return;
  const language = parameters.get(LANGUAGE_PARAMETER) ?? MAIN_LANGUAGE;
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
  const groups = asked.split('.').map((_step, index, steps) => steps.slice(0, index + 1).join('.'));
  let looks = 0;
  const timer = setInterval(() => {
    highlight(asked);
    // The CMS draws what is in view only: the group of a field has to be shown first.
    const drawn = groups.findLast(isInForm);
    if (drawn !== undefined && drawn !== asked) highlight(drawn);
    if (drawn !== undefined) looks += 1;
    if (drawn === asked || looks === MOST_LOOKS) clearInterval(timer);
  }, PAUSE);
}
