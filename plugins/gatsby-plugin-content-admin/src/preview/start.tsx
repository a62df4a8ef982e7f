/** Runs in the CMS's preview frame and renders the page there, so widths, styles and observers are the frame's. */
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { wrapPageWithStyles } from '../../../../src/components/layout/wrapPageWithStyles';
import { directionOf } from '../../../../src/content/text/languageNames';
import type { SiteQuery } from '../../../../src/hooks/useSiteContent';
import { THEME_KEY } from '../../../../src/sharedNames';
import { TEMPLATES } from '../../../../src/templates/templateNames';
import { isFrom } from '../../../../src/theme/media';
import { colors } from '../../../../src/theme/tokens';
import { showProblems } from '../../../gatsby-plugin-content-check/browser';
import { firstPaint, menus } from '../../../gatsby-plugin-start-on-intent/browser';
import { PREVIEW_EVENT, type PreviewPage, type PreviewState } from '../forms/previewState';
import { StaticData } from './gatsbyStandIn';
import { PageBoundary } from './PageBoundary';

interface Template {
  default: ComponentType<{ pageContext: unknown; location: { pathname: string } }>;
}

let shown: PreviewPage | undefined;

const root = createRoot(document.getElementById('page') ?? document.body);

/** Shows the page that a worker has made of the forms; the frame stays empty for content that no page shows. */
async function show({ page, problems }: PreviewState): Promise<void> {
  showProblems(problems);
  // The same page comes again with its problems.
  if (!page || page === shown) return;
  const { pageContext, language } = page;
  const site: SiteQuery = {
    site: { siteMetadata: { siteUrl: window.location.origin } },
    allShell: { nodes: page.shells },
  };
  const { default: Page }: Template = await import(
    `../../../../src/templates/${TEMPLATES[page.template]}.tsx`
  );
  // A newer page has arrived in the meantime.
  if (window.previewState?.page !== page) return;
  shown = page;
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
  const location = { pathname: page.path };
  const element = <Page pageContext={pageContext} location={location} />;
  root.render(
    <PageBoundary page={page}>
      <StaticData.Provider value={site}>
        {wrapPageWithStyles({ element, props: { location, pageContext } })}
      </StaticData.Provider>
    </PageBoundary>,
  );
}

function showNewest(): void {
  const { previewState } = window;
  // If the page cannot be rendered, the last one stays.
  if (previewState) void show(previewState).catch(console.error);
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
window.addEventListener(PREVIEW_EVENT, showNewest);
showNewest();
