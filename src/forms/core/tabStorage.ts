/**
 * Stores JSON for half an hour in this tab's session storage or, where that is blocked or full, in memory for as long
 * as the visitor stays on the site. A tab that is opened again brings its session storage along, and may show it to
 * somebody else at the same computer; hence the time. Nothing here throws.
 */
import { attempt } from '../../basics/attempt';
import { partOf } from '../../basics/partOf';
import { createStore } from '../../hooks/createStore';

/** How long a value is kept after its last change, in milliseconds. */
const LIFETIME = 30 * 60 * 1000;

const memory = new Map<string, string>();

const changes = createStore(undefined);

function remove(key: string): void {
  memory.delete(key);
  attempt(() => sessionStorage.removeItem(key));
}

/** The value under `key`; undefined if there is none, it is too old or it is not JSON. */
function get(key: string): unknown {
  const record: unknown = attempt(() =>
    JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? ''),
  );
  const at = partOf(record, 'at');
  // A time to come means that the clock has been set back.
  const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) < LIFETIME;
  if (isFresh) return partOf(record, 'value');
  remove(key);
  return undefined;
}

/** Stores a value under `key`; undefined removes it. The same value again does not live longer. */
function set(key: string, value: object | undefined): void {
  if (value && JSON.stringify(get(key)) === JSON.stringify(value)) return;
  const text = value && JSON.stringify({ at: Date.now(), value });
  remove(key);
  try {
    if (text) sessionStorage.setItem(key, text);
  } catch {
    if (text) memory.set(key, text);
  }
  changes.set(undefined);
}

export const tabStorage = { get, set, subscribe: changes.subscribe };
