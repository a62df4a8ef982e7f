/** Lets one submit of a form through at a time, on whichever page: the visitor may have moved on. */
import { createStore } from '../../hooks/createStore';
import type { FormValues } from './formValues';

/** The submits in progress, by form. Not state, which is too late for the second half of a double click. */
const holders = new Map<string, symbol>();

/** The names of the forms whose requests are in progress. */
const sending = createStore<readonly string[]>([]);

export const isLocked = (form: string): boolean => holders.has(form);

/** Locks the form. Returns the unlock function, which leaves the lock of a later submit alone. */
export function lock(form: string): () => void {
  const self = Symbol(form);
  const unlock = () => {
    window.removeEventListener('pageshow', unlockAgain);
    if (holders.get(form) !== self) return;
    holders.delete(form);
    sending.set(sending.get().filter((one) => one !== form));
  };
  // A page from the back/forward cache may wait for an answer that was dropped when it was cached.
  const unlockAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) unlock();
  };
  holders.set(form, self);
  window.addEventListener('pageshow', unlockAgain);
  return unlock;
}

/** Tells all forms of this name that one of them is being sent, until its lock is opened. */
export const markSending = (form: string): void => sending.set([...sending.get(), form]);

/** Whether a form of this name is being sent, from whichever page. */
export const useIsSending = (form: string): boolean => sending.useValue().includes(form);

/** By form, what it no longer needs since its request ended: another page may show it as a draft. */
export const lastSent = createStore<ReadonlyMap<string, FormValues>>(new Map());
