/** An unsent form survives a reload in the same tab. Passwords are never kept. */
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import {
  areEqual,
  asFormValues,
  firstFilled,
  hasContent,
  readForm,
  without,
  withTexts,
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
    /** Stores `values`, unless nothing is filled in. */
    save: (values: FormValues) => {
      const kept = without(values, secrets);
      tabStorage.set(key, hasContent(kept) ? kept : undefined);
    },
    /** Removes the draft if it is what was sent; any other is newer. */
    forget: (sent: FormValues) => {
      if (areEqual(read() ?? {}, sent)) clear();
    },
  };
}

interface KeptForm {
  definition: { name: string; initialValues: FormValues; secrets?: readonly string[] };
  formRef: RefObject<HTMLFormElement | null>;
  values: FormValues;
  prefill: FormValues | undefined;
  fill: (values: FormValues) => void;
}

/**
 * Keeps the values of a form as its draft. Fills in a new form with what was typed before hydration, else
 * with the draft, else with the prefill. A later prefill replaces only what is blank or still the former one.
 * @returns the draft, and `edited`, a ref to set once the values are the visitor's own work
 */
export function useDraft(form: KeptForm) {
  const { definition, values, prefill } = form;
  const draft = useMemo(() => draftOf(definition.name, definition.secrets), [definition]);
  const edited = useRef(false);
  const formerPrefill = useRef<FormValues>();

  function begin(): void {
    const { initialValues } = definition;
    const former = formerPrefill.current;
    formerPrefill.current = prefill ?? {};
    if (former) {
      form.fill(withTexts(values, prefill ?? {}, former));
      return;
    }
    const typed = form.formRef.current
      ? readForm(form.formRef.current, initialValues)
      : initialValues;
    const first = firstFilled(initialValues, [typed, draft.read(), prefill]);
    if (!areEqual(typed, initialValues)) draft.save(first);
    form.fill(first);
  }

  const latestBegin = useRef(begin);
  useEffect(() => {
    latestBegin.current = begin;
  });

  useEffect(() => {
    if (edited.current) draft.save(values);
  }, [draft, values]);

  const prefilled = JSON.stringify(prefill);
  useEffect(() => {
    latestBegin.current();
  }, [prefilled]);

  return { draft, edited };
}
