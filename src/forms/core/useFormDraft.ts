import { useEffect, useRef, useState } from 'react';
import { createDraft, type Draft } from '../draft';
import type { FormValues } from './formValues';

/**
 * The draft of a form that is on the page: it is written when typing pauses, and at once when the
 * page is hidden or left.
 * @param values what the form holds now
 * @returns the draft, and `edited`, which is set once the values are the visitor's own work
 */
export function useFormDraft(form: string, secrets: readonly string[], values: FormValues) {
  const [draft] = useState<Draft>(() => createDraft(form, secrets));
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
