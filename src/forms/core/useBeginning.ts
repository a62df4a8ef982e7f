import { useEffect, useRef, type RefObject } from 'react';
import type { Draft } from './draft';
import { areEqual, firstFilled, readForm, withTexts, type FormValues } from './formValues';

interface Beginning {
  formRef: RefObject<HTMLFormElement | null>;
  initialValues: FormValues;
  values: FormValues;
  draft: Draft;
  prefill: FormValues | undefined;
  /** @param isOwnWork whether any of it is the visitor's own */
  onBegin: (values: FormValues, isOwnWork: boolean) => void;
  /** The prefill has come late or has changed. */
  onPrefill: (values: FormValues) => void;
}

/** Fills in a new form with what was typed before hydration, else with the draft, else with the
 * prefill. A later prefill replaces only what is blank or still the former prefill. */
export function useBeginning(beginning: Beginning): void {
  const formerPrefill = useRef<FormValues>();

  function begin(): void {
    const { formRef, initialValues, values, draft, prefill = {} } = beginning;
    const former = formerPrefill.current;
    formerPrefill.current = prefill;
    if (former) {
      const next = withTexts(values, prefill, former);
      if (!areEqual(next, values)) beginning.onPrefill(next);
      return;
    }
    const typed = formRef.current ? readForm(formRef.current, initialValues) : initialValues;
    const kept = draft.read();
    const next = firstFilled(initialValues, [typed, kept, prefill]);
    const isOwnWork = kept !== undefined || !areEqual(typed, initialValues);
    if (!areEqual(next, values)) beginning.onBegin(next, isOwnWork);
  }

  const latestBegin = useRef(begin);
  useEffect(() => {
    latestBegin.current = begin;
  });

  const prefilled = JSON.stringify(beginning.prefill);
  useEffect(() => {
    latestBegin.current();
  }, [prefilled]);
}
