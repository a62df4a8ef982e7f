/** The storage of this browser tab, as JSON. Where the browser forbids it or it is full, values are
 * kept in memory, as long as the visitor stays on the site. Nothing here throws. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

/** The value under `key`; undefined where there is none or it is not JSON. */
function get(key: string): unknown {
  try {
    return JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

function remove(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden, nothing is stored.
  }
  notify();
}

function set(key: string, value: object): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
  notify();
}

/** Calls `listener` after every change; returns the unsubscribe function. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const tabStorage = { get, set, remove, subscribe };
