/**
 * The page in the CMS's preview frame: the site's own component, with the data of the published page and
 * the draft's content put into it. It runs in the frame's window, so that widths,
 * styles and observers are the frame's.
 */
import { pageComponents } from 'page-components';
import { createRoot } from 'react-dom/client';
import { wrapPageElement } from '../../../../src/components/layout/wrapPageWithStyles';
import { directionOf } from '../../../../src/content/languageNames';
import { MAIN_LANGUAGE, translationFile } from '../../../../src/content/languages';
import { THEME_KEY } from '../../../../src/navigation/startState';
import { isFrom } from '../../../../src/theme/media';
import { colors } from '../../../../src/theme/tokens';
import {
  counted,
  filesAsShown,
  type Problem,
  showProblems,
  termsFor,
} from '../../../gatsby-plugin-content-check/browser';
import { firstPaint, menus } from '../../../gatsby-plugin-start-on-intent/browser';
import { CONTENT_INDEX, type ContentIndex } from '../forms/checkDraft';
import { DRAFT_EVENT, type PreviewDraft } from '../forms/previewDraft';
import { applyDraft } from './applyDraft';
import { DraftBoundary } from './DraftBoundary';
import { StaticData } from './gatsbyStandIn';
import { loadPage, type LoadedPage } from './loadPage';
import { pageOf } from './pageOf';
import { contentRound, type FileEntry, readEntries, withDraft } from './siteContent';

/** Stored data takes the form that a page's query gave it: nothing but the query knows it. */
const stored = <T,>(data: unknown): T => JSON.parse(JSON.stringify(data));

async function loadPublished() {
  const { sources }: ContentIndex = await (await fetch(CONTENT_INDEX)).json();
  const entries = readEntries(sources);
  return { entries, shown: filesAsShown(entries) };
}

/** The element that holds the terms, in the corner of the page. */
const TERM_PANEL = 'content-terms';

/** The panel lists problems: a term has no place. */
const NOWHERE: Problem = {
  file: '',
  severity: 'warning',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
  field: '',
  message: '',
  sourceLine: '',
};

const published = loadPublished();
const loaded = new Map<string, Promise<LoadedPage>>();

function pageAt(path: string): Promise<LoadedPage> {
  const page = loaded.get(path) ?? loadPage(path);
  loaded.set(path, page);
  return page;
}

const root = createRoot(document.getElementById('page') ?? document.body);

/** Lists the terms of the draft's original beside its translation, in the language's own words. */
function showTerms({ file, language }: PreviewDraft, entries: readonly FileEntry[]): void {
  const original = entries.find((one) => one.file === file);
  const glossary = entries.find((one) => one.kind === 'glossary' && one.language === language);
  const isTranslation = language !== MAIN_LANGUAGE && original && glossary;
  const terms = isTranslation ? termsFor(original, glossary) : [];
  showProblems(
    document,
    terms.map((words) => ({ ...NOWHERE, ...words })),
    { host: TERM_PANEL, heading: `${counted(terms.length, 'term')} of the glossary` },
  );
}

/** Shows a draft on its page; a kind of content that no page shows leaves the frame empty. */
async function show(draft: PreviewDraft): Promise<void> {
  const { language, addresses } = draft;
  showProblems(document, draft.problems);
  const before = await published;
  showTerms(draft, before.entries);
  const entries = withDraft(before.entries, draft);
  const entry = entries.find(({ file }) => file === translationFile(draft.file, language));
  const page = entry && pageOf(entry, before.shown);
  const load = page && pageComponents[page.component];
  if (!load) return;
  const [{ data: asked, staticData: shared, pageContext }, { default: Page }] = await Promise.all([
    pageAt(page.path),
    load(),
  ]);
  const all = { ...stored<object>(asked), static: shared };
  const context = { ...contentRound(entries, language), addresses };
  const { static: staticData, ...data } = stored<Record<string, unknown>>(
    await applyDraft(all, page.at, entry, context),
  );
  // A newer draft has arrived meanwhile.
  if (window.previewDraft !== draft) return;
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
  const location = { pathname: page.path };
  const element = <Page data={data} pageContext={pageContext} location={location} />;
  root.render(
    <DraftBoundary draft={draft}>
      <StaticData.Provider value={staticData}>
        {wrapPageElement({ element, props: stored({ location, data, pageContext }) })}
      </StaticData.Provider>
    </DraftBoundary>,
  );
}

function showNewest(): void {
  const draft = window.previewDraft;
  if (draft) void show(draft);
}

// Nothing is sent from the preview, and its links open beside it.
document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
document.documentElement.className = 'light';
firstPaint(THEME_KEY, { light: colors.light.bar, dark: colors.dark.bar });
menus(isFrom('nav'));
window.addEventListener(DRAFT_EVENT, showNewest);
showNewest();
