/** Stands between Gatsby's router and its loader, so that no change of page ends in nothing. */
import { markLoading, markSlow, showFailedPage } from './navigationStore';
import { hasStarted } from './startState';

/** After this long the visitor sees that something is under way. */
export const SLOW_AFTER = 1000;

/** What the loader gives for a page: its resources, or how it failed. */
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

/** What the router takes for "load the whole page from the server instead". */
const FAILED = 'error';

const isLoaded = (page: LoadedPage | undefined) => page !== undefined && page.status !== FAILED;

/** The loader rejects where the page needs code that this version of the site does not know. */
async function loadCalmly(load: PageLoader['loadPage'], path: string) {
  try {
    return await load(path);
  } catch (error) {
    return { status: FAILED, error };
  }
}

/** Whether the server answers at all: without a network the browser would show its own error page. */
const isReachable = (path: string): Promise<boolean> =>
  fetch(path, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

const never = () => new Promise<undefined>(() => undefined);

/**
 * Watches the changes of page once the site has started, those by Back and Forward included: says
 * that one takes long, lets the router load the whole page where its pieces fail, and shows the error
 * screen where not even that is possible.
 * @param loader Gatsby's loader; its router calls the same object
 * @param loadBeside loads what a page needs only after a change of page; never rejects
 */
export function watchNavigation(loader: PageLoader, loadBeside: () => Promise<void>): void {
  const load = loader.loadPage;
  loader.loadPage = async (path) => {
    if (!hasStarted()) return load(path);
    let endSlow = (): void => undefined;
    const timer = setTimeout(() => {
      endSlow = markSlow();
    }, SLOW_AFTER);
    const endLoading = markLoading(new URL(path, window.location.origin).pathname);
    const [page] = await Promise.all([loadCalmly(load, path), loadBeside()]);
    const mustStay = !isLoaded(page) && !(await isReachable(path));
    clearTimeout(timer);
    endSlow();
    endLoading();
    if (!mustStay) return page;
    showFailedPage({ path, thrown: page?.error });
    return never();
  };
}
