/** Opens what is asked for by /admin's address or its search box: a field, or a page's form. */
import { kindOfAnyFile } from '../../../../src/content/kinds';
import { type Field, fieldOf } from '../../../../src/content/model/introspect';
import { wordsOf } from '../../../../src/content/model/translation';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/text/languages';
import { loadContentIndex } from '../content/contentIndex';
import { findPage } from '../forms/findPage';
import {
  FIELD_PARAMETER,
  formAddress,
  LANGUAGE_PARAMETER,
  PAGE_PARAMETER,
} from '../forms/formAddress';
import { showNote } from './note';

/** Between two attempts to focus a field. */
const PAUSE_MILLISECONDS = 200;

/** A field not found after this many attempts does not exist. Attempts before the form opens do not count. */
const MOST_ATTEMPTS = 50;

/** Focuses a field of a form that is about to open: asks the CMS again and again until it has rendered the field. */
function showField(field: string, locale: string): void {
  const isInForm = (keyPath: string): boolean =>
    document.querySelector(
      `[data-locale="${CSS.escape(locale)}"] .field[data-key-path="${CSS.escape(keyPath)}"]`,
    ) !== null;
  /** Makes the CMS unfold, scroll to and focus a field, by the message that its own preview sends. */
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

/** True for a field that a page shows, in whole or in part. */
function isOnPage({ visibility, isPlacement, fields, item }: Field): boolean {
  if (visibility !== undefined || isPlacement) return false;
  const parts = [...fields.values(), ...(item ? [item] : [])];
  return parts.length === 0 || parts.some(isOnPage);
}

/** Returns the first field of a file's form that its page shows. */
function firstField(file: string): string | undefined {
  const kind = kindOfAnyFile(file);
  const fields = kind ? [...fieldOf(wordsOf(kind.schema)).fields] : [];
  return fields.find(([, field]) => isOnPage(field))?.[0];
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
  // The CMS has no call that changes the language. Focusing a field in it does.
  const { language } = originalOf(file);
  const field = firstField(file);
  if (language !== MAIN_LANGUAGE && field !== undefined) showField(field, language);
}

/** Opens the form of the page that the address names: `/admin/?page=/ar/risk`. Call it before the CMS starts. */
export async function openAskedPage(): Promise<void> {
  const address = new URLSearchParams(location.search).get(PAGE_PARAMETER);
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
