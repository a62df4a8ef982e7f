/** What the inline script and the page's other scripts tell each other. */
interface Window {
  /** Addresses of the page's scripts, in order; false in a copy of the page. lateScripts.ts writes them. */
  pageScripts?: readonly string[] | false;
  /** Call it once the page is hydrated (gatsby-browser.ts); startScripts.ts sets it. */
  pageIsReady?: () => void;
  /** Loads the data and code of a page for nextPage.ts; src/navigation/watchNavigation.ts sets it. */
  prepareNextPage?: (path: string) => void;
}

/** Chromium only. */
interface Navigator {
  /** https://wicg.github.io/netinfo/ */
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Chromium only. */
interface Document {
  /** https://wicg.github.io/nav-speculation/prerendering.html */
  prerendering?: boolean;
  /** True if the browser had unloaded the tab to save memory. https://wicg.github.io/page-lifecycle/ */
  wasDiscarded?: boolean;
}
