/** Opens the form behind an address of the site: one that /admin is asked for, or one in the search box. */
import { fieldOf } from '../../../../src/content/introspect';
import { kindOfFile } from '../../../../src/content/kinds';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/languages';
import { wordsOf } from '../../../../src/content/translation';
import { findPage } from '../forms/findPage';
import { formAddress, PAGE_PARAMETER } from '../forms/formAddress';
import { showField } from './askedField';
import { showNote } from './note';
import { loadContentIndex, translationsIn } from './saveGuard';

/** What is typed into the search box of the CMS stands in the address of the page. */
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
