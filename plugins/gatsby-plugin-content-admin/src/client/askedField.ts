import { MAIN_LANGUAGE } from '../../../../src/content/languages';
import { FIELD_PARAMETER, LANGUAGE_PARAMETER } from '../forms/formAddress';

/** The CMS's name for the language of a site in one language. */
const ONLY_LANGUAGE = '_default';

const PAUSE_MILLISECONDS = 200;

/** A field that is not found by then does not exist. Attempts before the form opens do not count. */
const MOST_ATTEMPTS = 50;

/** Focuses the field that the address of /admin names. */
export function showAskedField(isTranslated: boolean): void {
  const parameters = new URLSearchParams(location.search);
  const field = parameters.get(FIELD_PARAMETER);
  if (field === null) return;
  const language = parameters.get(LANGUAGE_PARAMETER) ?? MAIN_LANGUAGE;
  const locale = isTranslated ? language : ONLY_LANGUAGE;
  const isInForm = (keyPath: string): boolean =>
    document.querySelector(
      `[data-locale="${CSS.escape(locale)}"] .field[data-key-path="${CSS.escape(keyPath)}"]`,
    ) !== null;
  const highlight = (keyPath: string): void =>
    window.postMessage(
      { type: 'highlight-editor-field', payload: { locale, keyPath } },
      location.origin,
    );
  const paths = field.split('.').map((_step, index, steps) => steps.slice(0, index + 1).join('.'));
  const form = location.hash;
  let attempts = 0;
  const timer = setInterval(() => {
    // The editor has left, perhaps because the entry does not exist.
    if (location.hash !== form) {
      clearInterval(timer);
      return;
    }
    highlight(field);
    // The CMS renders only what is in view: first the group of a field has to be shown.
    const rendered = paths.findLast(isInForm);
    if (rendered !== undefined && rendered !== field) highlight(rendered);
    if (rendered !== undefined) attempts += 1;
    if (rendered === field || attempts === MOST_ATTEMPTS) clearInterval(timer);
  }, PAUSE_MILLISECONDS);
}
