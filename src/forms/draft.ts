/** An unsent form survives a reload in the same tab. Passwords are never kept. */
import { useEffect, useRef, useState } from 'react';
import { areEqual, asFormValues, hasContent, without, type FormValues } from './core/formValues';
import { tabStorage } from './tabStorage';

/** A draft is written when typing pauses, so that a long text costs nothing per key. */
export const DRAFT_DELAY = 400;

export interface Draft {
  /** What was kept, if anything was. */
  read: () => FormValues | undefined;
  /** Keeps `values` once nothing new has come for a moment; values without content are not kept. */
  save: (values: FormValues) => void;
  /** Writes at once what `save` is waiting to write: the page is about to go. */
  flush: () => void;
  /** Removes what is kept if it is `values`; what waits to be written is newer, and stays. */
  forget: (values: FormValues) => void;
  clear: () => void;
}

/**
 * The draft of a form.
 * @param form its name: forms of one name share a draft, on whichever page they stand
 * @param secrets fields that are never kept
 */
export function createDraft(form: string, secrets: readonly string[]): Draft {
  const key = `form-draft:${form}`;
  let waiting: FormValues | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    waiting = undefined;
  };

  const flush = () => {
    if (!waiting) return;
    const values = without(waiting, secrets);
    stop();
    if (hasContent(values)) tabStorage.set(key, values);
    else tabStorage.remove(key);
  };

  const read = () => asFormValues(tabStorage.get(key));

  return {
    read,
    save: (values) => {
      stop();
      waiting = values;
      timer = setTimeout(flush, DRAFT_DELAY);
    },
    flush,
    forget: (values) => {
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
 * The draft of a form that is on the page: it is written when typing pauses, and at once when the
 * page is hidden or left.
 * @param values what the form holds now
 * @returns the draft, and `edited`, which is set once the values are the visitor's own work
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
