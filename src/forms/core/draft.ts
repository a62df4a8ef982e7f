/** An unsent form survives a reload in the same tab. Passwords are never kept. */
import { useEffect, useRef, useState } from 'react';
import { areEqual, asFormValues, hasContent, without, type FormValues } from './formValues';
import { tabStorage } from './tabStorage';

/** A draft is written when typing pauses (ms), so that a long text costs nothing per key. */
const DRAFT_DELAY = 400;

export type Draft = ReturnType<typeof createDraft>;

/**
 * The draft of a form.
 * @param form its name: forms of the same name share a draft on all pages
 * @param secrets fields that are never stored
 */
export function createDraft(form: string, secrets: readonly string[]) {
  const key = `form-draft:${form}`;
  let waiting: FormValues | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    waiting = undefined;
  };

  /** Writes at once what `save` is waiting to write: the page is about to go. */
  const flush = () => {
    if (!waiting) return;
    const values = without(waiting, secrets);
    stop();
    if (hasContent(values)) tabStorage.set(key, values);
    else tabStorage.remove(key);
  };

  /** What is stored, if anything is. */
  const read = () => asFormValues(tabStorage.get(key));

  return {
    read,
    /** Stores `values` once typing pauses; values without content are removed instead. */
    save: (values: FormValues) => {
      stop();
      waiting = values;
      timer = setTimeout(flush, DRAFT_DELAY);
    },
    flush,
    /** Removes the draft if it equals `values`; values still waiting to be written are newer, and
     * stay. */
    forget: (values: FormValues) => {
      const kept = read();
      if (kept && areEqual(kept, without(values, secrets))) tabStorage.remove(key);
    },
    clear: () => {
      stop();
      tabStorage.remove(key);
    },
  };
}

/**
 * The draft of a form on the page: written when typing pauses, and at once when the page is hidden
 * or left.
 * @param values the current values of the form
 * @returns the draft, and `edited`, a ref to set once the values are the visitor's own work
 */
export function useFormDraft(form: string, secrets: readonly string[], values: FormValues) {
  const [draft] = useState(() => createDraft(form, secrets));
  const edited = useRef(false);

  useEffect(() => {
    if (edited.current) draft.save(values);
  }, [draft, values]);

  useEffect(() => {
    const { flush } = draft;
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [draft]);

  return { draft, edited };
}
