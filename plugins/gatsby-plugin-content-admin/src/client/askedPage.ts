/** Opens what /admin is asked for: a field of a form, or the form behind an address of the site. */
import { fieldOf } from '../../../../src/content/introspect';
import { kindOfFile } from '../../../../src/content/kinds';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/languages';
import { wordsOf } from '../../../../src/content/translation';
import { findPage } from '../forms/findPage';
import {
  FIELD_PARAMETER,
  formAddress,
  LANGUAGE_PARAMETER,
  PAGE_PARAMETER,
} from '../forms/formAddress';
import { showNote } from './note';
import { loadContentIndex, translationsIn } from './saveGuard';

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
function showField(field: string, language: string, translations: readonly string[]): void {
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

/** The CMS puts what is typed into its search box into the address of the page. */
const SEARCHED_ADDRESS = /^#\/search\/(https?:\/\/.*)$/i;

/** Fields that do not show on the page itself. */
const BESIDE_THE_PAGE = ['seo', 'draft', 'reviewed'];

/** A field to begin with: the CMS shows a language by showing one of its fields. */
function firstField(file: string): string | undefined {
  const kind = kindOfFile(originalOf(file).original);
  const names = kind ? [...fieldOf(wordsOf(kind.schema)).fields.keys()] : [];
  return names.find((name) => !BESIDE_THE_PAGE.includes(name));
}

/**
 * Goes to the form behind an address, and says what there is to say.
 * @param go takes the browser to an address within /admin
 */
async function openPage(
  address: string,
  isWorkingTree: boolean,
  go: (formAddress: string) => void,
): Promise<void> {
  const index = await loadContentIndex(isWorkingTree);
  const { file, note } = findPage(address, index.sources);
  showNote(note);
  if (file === undefined) return;
  go(formAddress(file));
  const { language } = originalOf(file);
  const field = firstField(file);
  if (language !== MAIN_LANGUAGE && field !== undefined) {
    showField(field, language, translationsIn(index));
  }
}

/** Opens the page that the address of /admin names. Call it before the CMS starts. */
export async function openAskedPage(isWorkingTree: boolean): Promise<void> {
  const asked = new URLSearchParams(location.search).get(PAGE_PARAMETER);
  if (asked === null) return;
  // Without the parameter: whoever loads /admin again stays where they have gone since.
  history.replaceState(null, '', location.pathname);
  await openPage(asked, isWorkingTree, (form) => history.replaceState(null, '', form));
}

/** Opens the page whose address somebody pastes into the search box of the CMS. */
export function openSearchedPages(isWorkingTree: boolean): void {
  addEventListener('hashchange', () => {
    const [, address] = SEARCHED_ADDRESS.exec(location.hash) ?? [];
    if (address === undefined) return;
    // Takes the place of the search: "Back" would open the form again.
    void openPage(address, isWorkingTree, (form) => location.replace(form));
  });
}
