import { navigationType } from './navigationType';

/** TypeScript takes the Navigation API for granted. https://html.spec.whatwg.org/#navigation-api */
type OlderWindow = Partial<Pick<Window, 'navigation'>>;

/**
 * Empties the session storage, and with it the unsent forms, of a tab that was closed and is opened again: somebody
 * else may sit at the computer. Browsers call such a visit "back_forward", and it has come from no page. So has a
 * return from another site to a page that the browser has not kept; the two cannot be told apart. Without the
 * Navigation API, half an hour has to do (src/forms/core/tabStorage.ts).
 */
export function reopenedTab(): void {
  if (navigationType() !== 'back_forward' || document.wasDiscarded) return;
  const { navigation }: OlderWindow = window;
  try {
    if (navigation?.activation?.from === null) sessionStorage.clear();
  } catch {
    return;
  }
}
