/** The current messages. Any code may add one; `ToastHost` renders them. */
import { createStore } from '../../../hooks/createStore';

export interface Toast {
  id: string;
  kind: 'success' | 'error';
  text: string;
  /** Words that are not ours, after the text: they may run in another direction. */
  quote?: string;
}

interface ToastState {
  /** A toast may be shown soon. */
  isWanted: boolean;
  /** Oldest first. */
  toasts: readonly Toast[];
}

export const toastStore = createStore<ToastState>({ isWanted: false, toasts: [] });

let count = 0;

/** Shows a text, and words that are not ours after it. It replaces a toast that says the same. */
export function showToast(kind: Toast['kind'], text: string, quote?: string): void {
  count += 1;
  const { toasts } = toastStore.get();
  const others = toasts.filter((toast) => toast.text !== text || toast.quote !== quote);
  const added = { id: `toast-${count}`, kind, text, quote };
  toastStore.set({ isWanted: true, toasts: [...others, added] });
}

export function closeToast(id: string): void {
  const { isWanted, toasts } = toastStore.get();
  toastStore.set({ isWanted, toasts: toasts.filter((toast) => toast.id !== id) });
}

/** Loads the code of the toasts ahead of time: otherwise "no network" could not be shown. */
export function preloadToasts(): void {
  toastStore.set({ ...toastStore.get(), isWanted: true });
}
