/** The storage of this browser tab, as JSON. Where the browser forbids it or it is full, values are
 * kept in memory, as long as the visitor stays on the site. Nothing here throws. */
import { createStore } from '../../hooks/createStore';

const memory = new Map<string, string>();

const changes = createStore(undefined);

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
  changes.set(undefined);
}

function set(key: string, value: object): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
  changes.set(undefined);
}

export const tabStorage = { get, set, remove, subscribe: changes.subscribe };
