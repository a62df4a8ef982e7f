/** Opens the form that the address of /admin asks for: a page's form, or a form scrolled to a field. */
import { fieldOf } from '../../../../src/content/model/introspect';
import { wordsOf } from '../../../../src/content/model/translation';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/text/languages';
import { kindOf } from '../forms/contentFiles';
import { loadContentIndex } from '../forms/contentIndex';
import { findPage } from '../forms/findPage';
import { FIELD_PARAMETER, formAddress, LANGUAGE_PARAMETER } from '../forms/formAddress';
import { showNote } from './note';

const PAUSE_MILLISECONDS = 200;

/** A field not found after this many attempts does not exist. Attempts before the form opens do not count. */
const MOST_ATTEMPTS = 50;

function showField(field: string, locale: string): void {
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
    // The CMS renders only the part in view, so a field's group has to be shown first.
    const rendered = paths.findLast(isInForm);
    if (rendered !== undefined && rendered !== field) highlight(rendered);
    if (rendered !== undefined) attempts += 1;
    if (rendered === field || attempts === MOST_ATTEMPTS) clearInterval(timer);
  }, PAUSE_MILLISECONDS);
}

/** Focuses the field named in the address of /admin. */
export function showAskedField(): void {
  const parameters = new URLSearchParams(location.search);
  const field = parameters.get(FIELD_PARAMETER);
  if (field !== null) showField(field, parameters.get(LANGUAGE_PARAMETER) ?? MAIN_LANGUAGE);
}

const SEARCHED_ADDRESS = /^#\/search\/(https?:\/\/.*)$/i;

const OFF_PAGE = ['seo', 'draft', 'reviewed'];

/** Returns the first field on the page: the CMS shows a language by showing one of its fields. */
function firstField(file: string): string | undefined {
  const kind = kindOf(file);
  const names = kind && [...fieldOf(wordsOf(kind.schema)).fields.keys()];
  return names?.find((name) => !OFF_PAGE.includes(name));
}

async function openPage(address: string): Promise<void> {
  const { hash } = location;
  const { sources } = await loadContentIndex();
  // The editor has moved on in the meantime.
  if (location.hash !== hash) return;
  const { file, note } = findPage(address, sources);
  showNote(note);
  if (file === undefined) return;
  // Otherwise "Back" would open the form again.
  location.replace(formAddress(file));
  const { language } = originalOf(file);
  const field = firstField(file);
  if (language !== MAIN_LANGUAGE && field !== undefined) showField(field, language);
}

/** Opens the form of the page that the address names: `/admin/?page=/ar/risk`. Call it before the CMS starts. */
export async function openAskedPage(): Promise<void> {
  const address = new URLSearchParams(location.search).get('page');
  if (address === null) return;
  // So that reloading /admin stays in whichever form is open by then.
  history.replaceState(null, '', location.pathname);
  await openPage(address);
}

/** Opens the form of a page whose address is pasted into the CMS's search box. */
export function openSearchedPages(): void {
  addEventListener('hashchange', () => {
    const [, address] = SEARCHED_ADDRESS.exec(location.hash) ?? [];
    if (address !== undefined) void openPage(address);
  });
}
