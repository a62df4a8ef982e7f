/** Runs in the CMS's preview frame and renders the page there, so widths, styles and observers are the frame's. */
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { wrapPageElement } from '../../../../src/components/layout/wrapPageWithStyles';
import { directionOf } from '../../../../src/content/text/languageNames';
import type { SiteQuery } from '../../../../src/hooks/useSiteContent';
import { THEME_KEY } from '../../../../src/navigation/startState';
import { TEMPLATES } from '../../../../src/templates/templateNames';
import { isFrom } from '../../../../src/theme/media';
import { colors } from '../../../../src/theme/tokens';
import { showProblems } from '../../../gatsby-plugin-content-check/browser';
import { firstPaint, menus } from '../../../gatsby-plugin-start-on-intent/browser';
import { DRAFT_EVENT, type DraftPage, type PreviewDraft } from '../forms/previewDraft';
import { DraftBoundary } from './DraftBoundary';
import { StaticData } from './gatsbyStandIn';

interface Template {
  default: ComponentType<{ pageContext: unknown; location: { pathname: string } }>;
}

let shown: DraftPage | undefined;

const root = createRoot(document.getElementById('page') ?? document.body);

/** Shows a draft's page, which a worker has made; the frame stays empty for content that no page shows. */
async function show(draft: PreviewDraft): Promise<void> {
  const { page } = draft;
  showProblems(draft.problems);
  // The same page comes again with its problems.
  if (!page || page === shown) return;
  const { pageContext, language } = page;
  const site: SiteQuery = {
    site: { siteMetadata: { siteUrl: window.location.origin } },
    allShell: { nodes: page.shells },
  };
  const { default: Page }: Template = await import(
    `../../../../src/templates/${TEMPLATES[page.sort]}.tsx`
  );
  // A newer draft has arrived in the meantime.
  if (window.previewDraft?.page !== page) return;
  shown = page;
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
  const location = { pathname: page.path };
  const element = <Page pageContext={pageContext} location={location} />;
  root.render(
    <DraftBoundary page={page}>
      <StaticData.Provider value={site}>
        {wrapPageElement({ element, props: { location, pageContext } })}
      </StaticData.Provider>
    </DraftBoundary>,
  );
}

function showNewest(): void {
  const draft = window.previewDraft;
  // If a draft cannot be made into a page, the last page stays.
  if (draft) void show(draft).catch(() => undefined);
}

// Forms cannot be submitted in the preview.
const refuse = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
document.addEventListener('submit', refuse, true);
document.documentElement.className = 'light';
firstPaint(THEME_KEY, { light: colors.light.bar, dark: colors.dark.bar });
menus(isFrom('nav'));
window.addEventListener(DRAFT_EVENT, showNewest);
showNewest();
