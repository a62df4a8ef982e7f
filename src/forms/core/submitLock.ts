/** Allows one submit of a form at a time, across pages: the visitor may move on while it is being sent. */
import { createStore } from '../../hooks/createStore';
import type { FormValues } from './formValues';

/** The submits in progress, by form. React state would come too late for the second half of a double click. */
const holders = new Map<string, symbol>();

/** The names of the forms whose requests are in progress. */
const sending = createStore<readonly string[]>([]);

/** True while a submit of the form is in progress. */
export const isLocked = (form: string): boolean => holders.has(form);

/** Locks the form. Returns the unlock function, which never releases the lock of a later submit. */
export function lock(form: string): () => void {
  const self = Symbol(form);
  const unlock = () => {
    window.removeEventListener('pageshow', unlockAgain);
    if (holders.get(form) !== self) return;
    holders.delete(form);
    sending.set(sending.get().filter((name) => name !== form));
  };
  // A page restored from the back/forward cache may still wait for a response that was dropped when it was cached.
  const unlockAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) unlock();
  };
  holders.set(form, self);
  window.addEventListener('pageshow', unlockAgain);
  return unlock;
}

/** Marks all forms of this name as being sent, until the lock is released. */
export const markSending = (form: string): void => sending.set([...sending.get(), form]);

/** True while a form of this name is being sent, from whichever page. */
export const useIsSending = (form: string): boolean => sending.useValue().includes(form);

/** A request that cleared its form: its values without passwords, and the message of its success. */
interface SentForm {
  values: FormValues;
  success?: string;
}

/** The last request that cleared its form, by form: other forms with the same values are cleared, too. */
export const lastSent = createStore<ReadonlyMap<string, SentForm>>(new Map());
