/**
 * Stores JSON in this tab's session storage or, where that is blocked or full, in memory for as long as the visitor
 * stays on the site. Nothing here throws.
 */
import { attempt } from '../../content/attempt';
import { createStore } from '../../hooks/createStore';

const memory = new Map<string, string>();

const changes = createStore(undefined);

/** The value under `key`; undefined if there is none or it is not JSON. */
const get = (key: string): unknown =>
  attempt(() => JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? ''));

/** Stores a value under `key`; undefined removes it. */
function set(key: string, value: object | undefined): void {
  const text = value && JSON.stringify(value);
  memory.delete(key);
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    if (text) memory.set(key, text);
  }
  changes.set(undefined);
}

export const tabStorage = { get, set, subscribe: changes.subscribe };
