import { navigationType } from './navigationType';

declare global {
  interface Window {
    /** Not in Firefox and older browsers. https://html.spec.whatwg.org/#navigation-api */
    navigation?: { activation?: { from: object | null } | null };
  }
  interface Document {
    /** Chromium only: true if the browser had unloaded the tab to save memory. https://wicg.github.io/page-lifecycle/ */
    wasDiscarded?: boolean;
  }
}

/**
 * Forgets what was typed into forms if the tab has been closed and opened again: somebody else may sit at the computer.
 * Browsers call such a visit "back_forward", and it has come from no page. So has a return from another site to a page
 * that the browser has not kept; the two cannot be told apart. Without the Navigation API, half an hour has to do
 * (src/forms/core/tabStorage.ts).
 *
 * @param formKeys what the keys of forms in session storage begin with
 */
export function reopenedTab(formKeys: string): void {
  const { navigation } = window;
  const isReturn = navigationType() === 'back_forward' && !document.wasDiscarded;
  if (!isReturn || navigation?.activation?.from !== null) return;
  try {
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(formKeys))
      .forEach((key) => sessionStorage.removeItem(key));
  } catch {
    return;
  }
}
