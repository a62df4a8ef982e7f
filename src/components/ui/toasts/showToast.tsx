/** Messages over the page. react-toastify shows them; it loads when a form appears or a message is shown. */
import { createStore } from '../../../hooks/createStore';

type ToastsModule = typeof import('./Toasts');

/** What has been loaded; nothing on the server. */
const loadedToasts = createStore<ToastsModule | undefined>(undefined);

async function loadToasts(): Promise<ToastsModule> {
  const toasts = await import('./Toasts');
  loadedToasts.set(toasts);
  return toasts;
}

/** Loads the code of the toasts ahead of time: otherwise "no network" could not be shown. */
export const preloadToasts = (): void => void loadToasts().catch(() => undefined);

/** Shows a text, and words that are not ours after it. It replaces a toast that says the same. */
export const showToast = (kind: 'success' | 'error', text: string, quote = ''): void =>
  void loadToasts().then(
    ({ show }) => show(kind, text, quote),
    // The visitor went offline before the code arrived.
    () => window.alert(`${text} ${quote}`),
  );

/** Mounts the toasts, once in the layout. */
export const ToastHost = (props: Parameters<ToastsModule['Toasts']>[0]) => {
  const loaded = loadedToasts.useValue();
  return loaded ? <loaded.Toasts {...props} /> : null;
};
