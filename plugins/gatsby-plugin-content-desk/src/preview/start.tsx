/**
 * The page in the CMS's preview frame: the site's own component, with the data of the page as it is
 * published and the draft's content put into it. It runs in the frame's window, so that widths,
 * styles and observers are the frame's.
 */
import { createElement, type ComponentType, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { wrapPageElement } from '../../../../src/components/layout/wrapPageWithStyles';
import { collectionNamed } from '../../../../src/content/kindOf';
import { THEME_KEY } from '../../../../src/navigation/startState';
import { breakpoints, colors } from '../../../../src/theme/tokens';
import { firstPaint } from '../../../gatsby-plugin-start-on-intent/src/inline/firstPaint';
import { menus } from '../../../gatsby-plugin-start-on-intent/src/inline/menus';
import { CONTENT_INDEX, ContentIndex } from '../admin/contentIndex';
import { showProblems } from '../develop/problemPanel';
import { applyDraft } from './applyDraft';
import { DraftBoundary } from './DraftBoundary';
import { contextOf } from './draftContext';
import { StaticData } from './gatsbyStandIn';
import { loadPage, LoadedPage } from './loadPage';
import { PageName, pageOf } from './pageOf';
import { DRAFT_EVENT, PreviewDraft } from './previewDraft';

/** Stored data takes the form that a page's query gave it: nothing but the query knows it. */
const stored = <T,>(data: unknown): T => JSON.parse(JSON.stringify(data));

type ShowPage = (props: object) => ReactElement;

const shown =
  <Props extends object>(component: ComponentType<Props>): ShowPage =>
  (props) =>
    createElement(component, stored<Props>(props));

const pages: Readonly<Record<PageName, () => Promise<ShowPage>>> = {
  'templates/ServicePage': async () =>
    shown((await import('../../../../src/templates/ServicePage')).default),
  'templates/CaseStudyPage': async () =>
    shown((await import('../../../../src/templates/CaseStudyPage')).default),
  'templates/SuccessPage': async () =>
    shown((await import('../../../../src/templates/SuccessPage')).default),
  'templates/PartnerPage': async () =>
    shown((await import('../../../../src/templates/PartnerPage')).default),
  'templates/LegalPage': async () =>
    shown((await import('../../../../src/templates/LegalPage')).default),
  'pages/index': async () => shown((await import('../../../../src/pages/index')).default),
  'pages/about': async () => shown((await import('../../../../src/pages/about')).default),
  'pages/contact': async () => shown((await import('../../../../src/pages/contact')).default),
  'pages/login': async () => shown((await import('../../../../src/pages/login')).default),
  'pages/signup': async () => shown((await import('../../../../src/pages/signup')).default),
  'pages/404': async () => shown((await import('../../../../src/pages/404')).default),
};

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
  const { collection: name, content, problems } = draft;
  showProblems(document, problems);
  const schema = collectionNamed(name)?.schema;
  const context = contextOf(await index, draft);
  const page = pageOf(name, content, context.entries);
  if (!schema || !page) return;
  const [published, showPage] = await Promise.all([pageAt(page.path), pages[page.page]()]);
  // A newer draft has come in while the page was loading.
  if (window.previewDraft !== draft) return;
  const all = { ...stored<object>(published.data), static: published.staticData };
  const { static: staticData, ...data } = stored<Record<string, unknown>>(
    applyDraft(all, page.at, schema, content, context),
  );
  const { pageContext } = published;
  const location = { pathname: page.path };
  const element = (
    <DraftBoundary draft={draft}>{showPage({ data, pageContext, location })}</DraftBoundary>
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
