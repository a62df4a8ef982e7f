/** Runs /admin: the CMS with forms derived from the model, the check, and the site's own pages as a preview. */
import './beforeCms';
import CMS from '@sveltia/cms';
import { kinds } from '../../../../src/content/kinds';
import { byLanguage, originalOf } from '../../../../src/content/text/languages';
import type { ContentIndex } from '../forms/checkDraft';
import { cmsConfig, formatOf, PLACE_ELEMENT, type SavingPlace } from '../forms/config';
import { kindOf } from '../forms/contentFiles';
import { loadContentIndex } from '../forms/contentIndex';
import { siteFolder } from '../forms/siteFolder';
import { openAskedPage, openSearchedPages, showAskedField } from './askedPage';
import { EditingSession } from './editingSession';
import { formsOf, keepOpenings, readForForm, savedText } from './entryForms';
import { guardCommits } from './gitHubGuard';
import { showNote } from './note';
import { notePickedFiles } from './pickedFiles';
import { previewTemplate } from './previewPane';
import { guardSave } from './saveGuard';
import { guardUnsaved, markSaved } from './unsaved';
import { connectWorkingTree } from './workingTree';

const place: SavingPlace = JSON.parse(document.getElementById(PLACE_ELEMENT)?.textContent ?? '');

const site = siteFolder(place.name === 'github' ? place.folder : undefined);

const session = new EditingSession();

for (const kind of kinds) {
  CMS.registerCustomFormat(formatOf(kind), 'yaml', {
    fromFile: (text: string) => readForForm(session, kind, text),
    toFile: (form: Record<string, unknown>) => savedText(session, kind, form),
  });
  CMS.registerPreviewTemplate(kind.name, previewTemplate(kind, site));
}

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const path = site.inSite(String(entry.get('path') ?? ''));
    const kind = kindOf(path);
    if (!kind) return entry;
    const edited = { kind, path, forms: formsOf(entry) };
    await guardSave(edited);
    return place.name === 'github' ? keepOpenings(session, entry, edited) : entry;
  },
});

CMS.registerEventListener({ name: 'postSave', handler: markSaved });

/** Returns the site's languages other than the main one. */
const translationsIn = ({ sources }: ContentIndex): string[] =>
  [...byLanguage(sources, ({ file }) => originalOf(file).language).keys()].slice(1);

async function start(): Promise<void> {
  const translations = translationsIn(await loadContentIndex());
  showAskedField();
  await openAskedPage();
  openSearchedPages();
  guardUnsaved();
  notePickedFiles();
  if (place.name === 'test-repo') connectWorkingTree();
  else guardCommits({ fullName: place.repo, published: place.branch ?? 'HEAD', site }, session);
  // Drops undefined values, which the CMS's configuration schema rejects.
  const config: ReturnType<typeof cmsConfig> = JSON.parse(
    JSON.stringify(cmsConfig(place, translations)),
  );
  await CMS.init({ config });
}

start().catch(() => showNote('The content could not be loaded. Reload the page.'));
