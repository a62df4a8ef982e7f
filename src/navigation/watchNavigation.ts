/** Sits between Gatsby's router and its loader, so that no navigation fails silently and the latest one wins. */
import { STARTED } from '../sharedNames';
import { letPaint } from './letPaint';
import { awaitPage, showFailedPage, stopWaitingElsewhere } from './navigationStore';

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

/** True once React has hydrated the page. */
const hasStarted = (): boolean => document.documentElement.hasAttribute(STARTED);

/** The status on which the router loads the whole document from the server. */
const FAILED = 'error';

const fail: PageLoader['loadPage'] = () => Promise.resolve({ status: FAILED });

const isLoaded = (page: LoadedPage | undefined) => page !== undefined && page.status !== FAILED;

/** Never rejects, unlike the loader if a page needs code that this build of the site does not have. */
async function loadSafely(load: PageLoader['loadPage'], path: string) {
  try {
    return await load(path);
  } catch (error) {
    return { status: FAILED, error };
  }
}

/** The address of a path, even of one that begins with "//", like a host. */
const urlOf = (path: string): string => window.location.origin + path;

/** True if the server answers; if not, the browser would show its own error page. */
const isReachable = (path: string): Promise<boolean> =>
  fetch(urlOf(path), { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

const never = () => new Promise<undefined>(() => undefined);

/**
 * Watches all navigations after hydration, including Back and Forward: reports slow ones, lets the router load
 * the whole document if a part of the page fails, and shows the error screen if that is unreachable, too. The
 * router gets only the page that was requested last. Pages are preloaded on hover intent.
 * @param loader Gatsby's loader, the object that its router calls
 * @param loadBeside loads code that pages need only after a navigation; must never reject
 */
export function watchNavigation(loader: PageLoader, loadBeside: () => Promise<void>): void {
  const load = loader.loadPage;
  let isLeaving = false;
  window.prepareNextPage = (path) => {
    void loadSafely(load, path);
    void loadBeside();
  };
  // Back and Forward bypass the loader if the page is still in memory.
  window.addEventListener('popstate', stopWaitingElsewhere);
  loader.loadPage = async (path) => {
    if (!hasStarted()) return load(path);
    const isAwaited = awaitPage(new URL(urlOf(path)).pathname);
    // Once the browser has begun to load a whole document, only another document can replace it.
    const loading = loadSafely(isLeaving ? fail : load, path);
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
