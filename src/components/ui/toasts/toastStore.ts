/** The messages that are on the screen. Anything may show one; `ToastHost` renders them. */

export type ToastKind = 'success' | 'error';

export interface Toast {
  id: string;
  kind: ToastKind;
  text: string;
}

interface ToastState {
  /** Something may want to show a toast soon. */
  isWanted: boolean;
  /** Oldest first. */
  toasts: readonly Toast[];
}

const nothing: ToastState = { isWanted: false, toasts: [] };

let state = nothing;
let count = 0;
const listeners = new Set<() => void>();

function update(next: ToastState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** Shows a text. One with the same text that is still there makes way for it. */
export function showToast(kind: ToastKind, text: string): void {
  count += 1;
  const others = state.toasts.filter((toast) => toast.text !== text);
  update({ isWanted: true, toasts: [...others, { id: `toast-${count}`, kind, text }] });
}

export function closeToast(id: string): void {
  update({ ...state, toasts: state.toasts.filter((toast) => toast.id !== id) });
}

/** Has the code of the toasts loaded before one is needed: "no network" could not be shown else. */
export function preloadToasts(): void {
  if (!state.isWanted) update({ ...state, isWanted: true });
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getState: () => state,
  getServerState: () => nothing,
};
