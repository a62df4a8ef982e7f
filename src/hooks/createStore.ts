import { useSyncExternalStore } from 'react';

/** Creates a value outside React to which components can subscribe. It lasts as long as the document. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    subscribe,
    get: () => value,
    set: (next: Value) => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    /** The current value; `initial` on the server and during hydration. */
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => initial,
      ),
  };
}
