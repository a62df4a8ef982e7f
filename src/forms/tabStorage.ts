/**
 * The storage of this browser tab. Where the browser forbids it or it is full, values live in memory
 * and so survive at least while the visitor stays on the site. Nothing here throws.
 */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The value under `key`, or null. */
const get = (key: string): string | null => memory.get(key) ?? stored(key);

function remove(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is forbidden.
  }
  notify();
}

function set(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
  notify();
}

/** Calls `listener` after every change; gives the function that ends it. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const tabStorage = { get, set, remove, subscribe };
