/** An unsent form survives a reload in the same tab. Never with a password. */
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

const parsed = (text: string | null): FormValues | undefined => {
  if (text === null) return undefined;
  try {
    return asFormValues(JSON.parse(text));
  } catch {
    return undefined;
  }
};

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
    if (hasContent(values)) tabStorage.set(key, JSON.stringify(values));
    else tabStorage.remove(key);
  };

  const read = () => parsed(tabStorage.get(key));

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
