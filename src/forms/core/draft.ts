/** An unsent form survives a reload in the same tab. Passwords are never kept. */
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import {
  asFormValues,
  differing,
  filledIn,
  firstFilled,
  only,
  readForm,
  without,
  type FormValues,
} from './formValues';
import { tabStorage } from './tabStorage';

/**
 * The draft of a form.
 * @param form its name: forms of the same name share a draft on all pages
 * @param secrets fields that are never stored
 */
export function draftOf(form: string, secrets: readonly string[] = []) {
  const key = `form-draft:${form}`;
  const read = () => asFormValues(tabStorage.get(key));
  const clear = () => tabStorage.set(key, undefined);
  return {
    read,
    clear,
    /** Stores what is filled in of `values`, or taken out of what was `suggested`, if there is any. */
    save: (values: FormValues, suggested?: FormValues) => {
      const kept = filledIn(without(values, secrets), suggested);
      tabStorage.set(key, Object.keys(kept).length > 0 ? kept : undefined);
    },
    /** Removes the draft if it is part of what was sent; any other is newer. */
    forget: (sent: FormValues) => {
      if (differing(read() ?? {}, sent).length === 0) clear();
    },
  };
}

export interface KeptForm {
  definition: { name: string; initialValues: FormValues; secrets?: readonly string[] };
  formRef: RefObject<HTMLFormElement | null>;
  values: FormValues;
  prefill: FormValues | undefined;
  fill: (values: FormValues) => void;
}

/**
 * Keeps the visitor's own values of a form as its draft. Fills in a new form with what was typed before
 * hydration, else with the draft, else with the prefill, which belongs to the page: it is not kept, and
 * a later one replaces it.
 * @returns the draft, and `own`, a ref to the names of the fields that the visitor has changed
 */
export function useDraft(form: KeptForm) {
  const { definition, values, prefill } = form;
  const draft = useMemo(() => draftOf(definition.name, definition.secrets), [definition]);
  const own = useRef(new Set<string>());
  const formerPrefill = useRef<FormValues>();

  /** What the visitor did before React came, in this page and in those before. */
  function found(): FormValues {
    const { initialValues } = definition;
    const typed = form.formRef.current ? readForm(form.formRef.current, initialValues) : {};
    // A browser that reloads a page fills in again what had been suggested there.
    const isTyped = differing(typed, { ...initialValues, ...prefill });
    const news = only(filledIn(typed), new Set(isTyped));
    const all = { ...draft.read(), ...news };
    if (Object.keys(news).length > 0) draft.save(all, prefill);
    return all;
  }

  function begin(): void {
    const former = formerPrefill.current;
    formerPrefill.current = prefill ?? {};
    const work = former ? filledIn(only(values, own.current), former) : found();
    own.current = new Set(Object.keys(work));
    form.fill(firstFilled(definition.initialValues, [work, prefill]));
  }

  const latestBegin = useRef(begin);
  useEffect(() => {
    latestBegin.current = begin;
  });

  useEffect(() => {
    if (own.current.size > 0) draft.save(only(values, own.current), formerPrefill.current);
  }, [draft, values]);

  const prefilled = JSON.stringify(prefill);
  useEffect(() => {
    latestBegin.current();
  }, [prefilled]);

  return { draft, own };
}
