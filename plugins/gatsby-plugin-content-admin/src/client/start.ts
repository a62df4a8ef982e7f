/** Runs /admin: the CMS with forms derived from the model, the check, and the site's own pages as a preview. */
import './beforeCms';
import CMS from '@sveltia/cms';
import { kindOfAnyFile, kinds } from '../../../../src/content/kinds';
import { byLanguage, originalOf } from '../../../../src/content/text/languages';
import { type ContentIndex, loadContentIndex } from '../content/contentIndex';
import { BACKEND_ELEMENT, type FormsBackend } from '../content/formsBackend';
import { siteFolder } from '../content/siteFolder';
import { cmsConfig, formatOf } from '../forms/config';
import { EditingSession } from './editingSession';
import { formsOf, keepOpenings, readForForm, savedText } from './entryForms';
import { guardCommits } from './gitHub/gitHubGuard';
import { showNote } from './note';
import { openAskedPage, openSearchedPages, showAskedField } from './openAsked';
import { notePickedFiles } from './pickedFiles';
import { previewTemplate } from './previewPane';
import { guardSave } from './saveGuard';
import { guardUnsaved, markSaved } from './unsaved';
import { connectWorkingTree } from './workingTree';

const backend: FormsBackend = JSON.parse(
  document.getElementById(BACKEND_ELEMENT)?.textContent ?? '',
);

const site = siteFolder(backend.name === 'github' ? backend.folder : undefined);

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
    const kind = kindOfAnyFile(path);
    if (!kind) return entry;
    const edited = { kind, path, forms: formsOf(entry) };
    await guardSave(edited);
    return backend.name === 'github' ? keepOpenings(session, entry, edited) : entry;
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
  if (backend.name === 'test-repo') connectWorkingTree();
  else guardCommits({ fullName: backend.repo, published: backend.branch ?? 'HEAD', site }, session);
  // Drops undefined values, which the CMS's configuration schema rejects.
  const config: ReturnType<typeof cmsConfig> = JSON.parse(
    JSON.stringify(cmsConfig(backend, translations)),
  );
  await CMS.init({ config });
}

start().catch(() => showNote('The content could not be loaded. Reload the page.'));
