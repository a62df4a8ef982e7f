/** What the visitor is told about the change of page that is under way. */
import { useSyncExternalStore } from 'react';

/** A page that could not be loaded, although the visitor asked for it. */
export interface FailedPage {
  /** Its path with its query. */
  path: string;
  /** What was thrown on the way, if anything was. */
  thrown: unknown;
}

interface NavigationState {
  isSlow: boolean;
  failedPage?: FailedPage;
}

const calm: NavigationState = { isSlow: false };

let state = calm;
let slowLoads = 0;
const listeners = new Set<() => void>();

function update(next: NavigationState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** Says that a page is taking long. What it gives says that the waiting is over. */
export function markSlow(): () => void {
  slowLoads += 1;
  update({ ...state, isSlow: true });
  return () => {
    slowLoads -= 1;
    update({ ...state, isSlow: slowLoads > 0 });
  };
}

/** Paths of the pages that are being loaded for a change of page. */
const loading: string[] = [];

/** Says that the visitor wants the page at `path`, which is loading. What it gives says that it is over. */
export function markLoading(path: string): () => void {
  loading.push(path);
  return () => {
    loading.splice(loading.indexOf(path), 1);
  };
}

/** Whether a page other than the one in the address bar is on its way. */
export const isLeaving = (): boolean => loading.some((path) => path !== window.location.pathname);

/** Shows the error screen in place of the page that was left. */
export const showFailedPage = (failedPage: FailedPage): void => update({ ...state, failedPage });

/** A page is shown: what was said about another one is out of date. */
export function forgetFailedPage(): void {
  if (state.failedPage) update({ ...state, failedPage: undefined });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The state of the navigation; calm on the server and while hydrating. */
export const useNavigation = (): NavigationState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => calm,
  );
