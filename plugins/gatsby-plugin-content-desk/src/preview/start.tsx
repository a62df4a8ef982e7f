/**
 * The page in the CMS's preview frame: the site's own component, with the data of the page as it is
 * published and the draft's content put into it. It runs in the frame's window, so that widths,
 * styles and observers are the frame's.
 */
import { pageComponents } from 'page-components';
import { createRoot } from 'react-dom/client';
import { wrapPageElement } from '../../../../src/components/layout/wrapPageWithStyles';
import { kindNamed } from '../../../../src/content/kinds';
import { directionOf } from '../../../../src/content/languageNames';
import { THEME_KEY } from '../../../../src/navigation/startState';
import { breakpoints, colors } from '../../../../src/theme/tokens';
import { firstPaint, menus } from '../../../gatsby-plugin-start-on-intent/browser';
import { CONTENT_INDEX, type ContentIndex } from '../admin/checkDraft';
import { partlyEntry } from '../check/walk';
import { showProblems } from '../develop/problemPanel';
import { applyDraft, contextOf } from './applyDraft';
import { DraftBoundary } from './DraftBoundary';
import { StaticData } from './gatsbyStandIn';
import { loadPage, type LoadedPage } from './loadPage';
import { pageOf } from './pageOf';
import { DRAFT_EVENT, type PreviewDraft } from './previewDraft';

/** Stored data takes the form that a page's query gave it: nothing but the query knows it. */
const stored = <T,>(data: unknown): T => JSON.parse(JSON.stringify(data));

const loadIndex = async (): Promise<ContentIndex> => (await fetch(CONTENT_INDEX)).json();

const index = loadIndex();
const loaded = new Map<string, Promise<LoadedPage>>();

function pageAt(path: string): Promise<LoadedPage> {
  const page = loaded.get(path) ?? loadPage(path);
  loaded.set(path, page);
  return page;
}

const root = createRoot(document.getElementById('page') ?? document.body);

/** Shows a draft on its page; a kind of content that no page shows leaves the frame empty. */
async function show(draft: PreviewDraft): Promise<void> {
  const { language } = draft;
  showProblems(document, draft.problems);
  const entry = partlyEntry(kindNamed(draft.kind), draft.content, language);
  const context = contextOf(await index, entry, draft.addresses);
  const page = pageOf(entry, context.entries);
  const load = page && pageComponents[page.component];
  if (!load) return;
  const [published, { default: Page }] = await Promise.all([pageAt(page.path), load()]);
  // A newer draft has come in while the page was loading.
  if (window.previewDraft !== draft) return;
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
  const all = { ...stored<object>(published.data), static: published.staticData };
  const { static: staticData, ...data } = stored<Record<string, unknown>>(
    applyDraft(all, page.at, draft, context),
  );
  const { pageContext } = published;
  const location = { pathname: page.path };
  const element = (
    <DraftBoundary draft={draft}>
      <Page data={data} pageContext={pageContext} location={location} />
    </DraftBoundary>
  );
  root.render(
    <StaticData.Provider value={staticData}>
      {wrapPageElement({ element, props: stored({ location, data, pageContext }) })}
    </StaticData.Provider>,
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
menus(`(min-width:${breakpoints.nav}px)`);
window.addEventListener(DRAFT_EVENT, showNewest);
showNewest();
