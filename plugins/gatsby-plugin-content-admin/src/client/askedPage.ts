/** Opens what the address of /admin names: a field of a form, or the form of a page of the site. */
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

/** The CMS's name for the language where there is only one. */
const ONLY_LANGUAGE = '_default';

const PAUSE_MILLISECONDS = 200;

/** A field that is not there by then does not exist. Looks before the form is open do not count. */
const MOST_LOOKS = 50;

/** Shows a field once the CMS has opened the form. */
function showField(field: string, language: string, translations: readonly string[]): void {
  const locale = translations.length > 0 ? language : ONLY_LANGUAGE;
  const isInForm = (keyPath: string): boolean =>
    document.querySelector(
      `[data-locale="${CSS.escape(locale)}"] .field[data-key-path="${CSS.escape(keyPath)}"]`,
    ) !== null;
  /** Makes the CMS unfold, scroll to and focus a field, as its own preview does. */
  const highlight = (keyPath: string): void =>
    window.postMessage(
      { type: 'highlight-editor-field', payload: { locale, keyPath } },
      location.origin,
    );
  const groups = field.split('.').map((_step, index, steps) => steps.slice(0, index + 1).join('.'));
  const form = location.hash;
  let looks = 0;
  const timer = setInterval(() => {
    // An entry that does not exist has no form; the field of another is not meant.
    if (location.hash !== form) {
      clearInterval(timer);
      return;
    }
    highlight(field);
    // The CMS draws what is in view only: the group of a field has to be shown first.
    const drawn = groups.findLast(isInForm);
    if (drawn !== undefined && drawn !== field) highlight(drawn);
    if (drawn !== undefined) looks += 1;
    if (drawn === field || looks === MOST_LOOKS) clearInterval(timer);
  }, PAUSE_MILLISECONDS);
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
  const names = kind && [...fieldOf(wordsOf(kind.schema)).fields.keys()];
  return names?.find((name) => !BESIDE_THE_PAGE.includes(name));
}

async function openPage(address: string): Promise<void> {
  const index = await loadContentIndex();
  const { file, note } = findPage(address, index.sources);
  showNote(note);
  if (file === undefined) return;
  // Else "Back" would open the form again.
  location.replace(formAddress(file));
  const { language } = originalOf(file);
  const field = firstField(file);
  if (language !== MAIN_LANGUAGE && field !== undefined) {
    showField(field, language, translationsIn(index));
  }
}

/** Opens the page that the address of /admin names. Call it before the CMS starts. */
export async function openAskedPage(): Promise<void> {
  const asked = new URLSearchParams(location.search).get(PAGE_PARAMETER);
  if (asked === null) return;
  // Without the parameter, a reload of /admin stays where the editor has gone since.
  history.replaceState(null, '', location.pathname);
  await openPage(asked);
}

/** Opens the page whose address somebody pastes into the search box of the CMS. */
export function openSearchedPages(): void {
  addEventListener('hashchange', () => {
    const [, address] = SEARCHED_ADDRESS.exec(location.hash) ?? [];
    if (address !== undefined) void openPage(address);
  });
}
