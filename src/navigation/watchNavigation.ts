/** Stands between Gatsby's router and its loader, so that no navigation fails silently. */
import { letPaint } from './letPaint';
import { markLoading, markSlow, showFailedPage } from './navigationStore';
import { hasStarted } from './startState';

/** After this time (ms) the visitor sees that something is loading. */
export const SLOW_AFTER = 1000;

/** What the loader returns for a page: its resources, or the failure. */
interface LoadedPage {
  status?: string;
  error?: unknown;
}

interface PageLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
}

declare global {
  interface Window {
    /** Gatsby's loader, which its router uses too. */
    ___loader?: PageLoader;
  }
}

/** On this status the router loads the whole page from the server. */
const FAILED = 'error';

const isLoaded = (page: LoadedPage | undefined) => page !== undefined && page.status !== FAILED;

/** The loader rejects where a page needs code that this build of the site does not have. */
async function loadCalmly(load: PageLoader['loadPage'], path: string) {
  try {
    return await load(path);
  } catch (error) {
    return { status: FAILED, error };
  }
}

/** Whether the server answers: offline, the browser would show its own error page. */
const isReachable = (path: string): Promise<boolean> =>
  fetch(path, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

const never = () => new Promise<undefined>(() => undefined);

/**
 * Watches all navigations once the site has started, Back and Forward included: reports slow ones,
 * lets the router load the whole page where parts of it fail, and shows the error screen where not
 * even that is possible. A page whose link the visitor turns to is loaded ahead.
 * @param loader Gatsby's loader; its router calls the same object
 * @param loadBeside loads what pages need only after a navigation; never rejects
 */
export function watchNavigation(loader: PageLoader, loadBeside: () => Promise<void>): void {
  const load = loader.loadPage;
  window.prepareNextPage = (path) => {
    void loadCalmly(load, path);
    void loadBeside();
  };
  loader.loadPage = async (path) => {
    if (!hasStarted()) return load(path);
    let endSlow = (): void => undefined;
    const timer = setTimeout(() => {
      endSlow = markSlow();
    }, SLOW_AFTER);
    const endLoading = markLoading(new URL(path, window.location.origin).pathname);
    const [page] = await Promise.all([loadCalmly(load, path), loadBeside(), letPaint()]);
    const mustStay = !isLoaded(page) && !(await isReachable(path));
    clearTimeout(timer);
    endSlow();
    endLoading();
    if (!mustStay) return page;
    showFailedPage({ path, thrown: page?.error });
    return never();
  };
}
