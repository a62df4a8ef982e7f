/** Stands between Gatsby's router and its loader, so that no navigation fails silently and the latest
 * one wins. */
import { letPaint } from './letPaint';
import { awaitPage, showFailedPage, stopWaitingElsewhere } from './navigationStore';
import { hasStarted } from './startState';

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

const fail: PageLoader['loadPage'] = () => Promise.resolve({ status: FAILED });

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
 * lets the router load the whole page where parts of it fail, and shows the error screen where that
 * fails, too. The router gets only the page that was asked for last. Pages are loaded on hover intent.
 * @param loader Gatsby's loader; its router calls the same object
 * @param loadBeside loads what pages need only after a navigation; never rejects
 */
export function watchNavigation(loader: PageLoader, loadBeside: () => Promise<void>): void {
  const load = loader.loadPage;
  let isLeaving = false;
  window.prepareNextPage = (path) => {
    void loadCalmly(load, path);
    void loadBeside();
  };
  // Back and Forward need no loader where the page is still in memory.
  window.addEventListener('popstate', stopWaitingElsewhere);
  loader.loadPage = async (path) => {
    if (!hasStarted()) return load(path);
    const isAwaited = awaitPage(new URL(path, window.location.origin).pathname);
    // Only a page in full takes the place of one that the browser has begun to load in full.
    const loading = loadCalmly(isLeaving ? fail : load, path);
    const [page] = await Promise.all([loading, loadBeside(), letPaint()]);
    const mustStay = !isLoaded(page) && !(await isReachable(path));
    if (!isAwaited()) return never();
    if (mustStay) {
      showFailedPage({ path, thrown: page?.error });
      return never();
    }
    isLeaving = !isLoaded(page);
    return page;
  };
}
