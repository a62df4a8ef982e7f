/** The messages that are on the screen. Anything may show one; `ToastHost` renders them. */
import { createStore } from '../../../hooks/createStore';

export interface Toast {
  id: string;
  kind: 'success' | 'error';
  text: string;
}

interface ToastState {
  /** Something may want to show a toast soon. */
  isWanted: boolean;
  /** Oldest first. */
  toasts: readonly Toast[];
}

export const toastStore = createStore<ToastState>({ isWanted: false, toasts: [] });

let count = 0;

/** Shows a text. One with the same text that is still there makes way for it. */
export function showToast(kind: Toast['kind'], text: string): void {
  count += 1;
  const others = toastStore.get().toasts.filter((toast) => toast.text !== text);
  toastStore.set({ isWanted: true, toasts: [...others, { id: `toast-${count}`, kind, text }] });
}

export function closeToast(id: string): void {
  const { isWanted, toasts } = toastStore.get();
  toastStore.set({ isWanted, toasts: toasts.filter((toast) => toast.id !== id) });
}

/** Has the code of the toasts loaded before one is needed: "no network" could not be shown else. */
export function preloadToasts(): void {
  const { isWanted, toasts } = toastStore.get();
  if (!isWanted) toastStore.set({ isWanted: true, toasts });
}
