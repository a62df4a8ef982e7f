/** Keeps an unsent form across reloads of the same tab. Passwords and logins are never kept. */
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { CallName } from '../../backend/calls';
import {
  asFormValues,
  differing,
  filledIn,
  filledWith,
  only,
  readForm,
  storable,
  type FormValues,
} from './formValues';
import { tabStorage } from './tabStorage';

/** The stored draft of a form; forms of the same name share it. */
export function draftOf({ name, call }: { name: string; call: CallName }) {
  const key = `form-draft:${name}`;
  const read = () => asFormValues(tabStorage.get(key));
  const clear = () => tabStorage.set(key, undefined);
  return {
    read,
    clear,
    /** Stores the values that are filled in, or blanked although something was `suggested`. */
    save: (values: FormValues, suggested?: FormValues) => {
      const kept = filledIn(storable(values, call), suggested);
      tabStorage.set(key, Object.keys(kept).length > 0 ? kept : undefined);
    },
    /** Removes the draft, unless it differs from the sent values and so is newer. */
    clearIfSent: (sent: FormValues) => {
      if (differing(read() ?? {}, sent).length === 0) clear();
    },
  };
}

/** The form whose draft is kept, with its current values. */
export interface KeptForm {
  definition: { name: string; call: CallName; initialValues: FormValues };
  formRef: RefObject<HTMLFormElement | null>;
  values: FormValues;
  prefill: FormValues | undefined;
  fill: (values: FormValues) => void;
}

/**
 * Keeps the visitor's own values of a form as its draft. Fills in a new form field by field: with what was
 * typed before hydration, else with the draft, else with the page's prefill, which is never stored and gives way to a
 * later one.
 * @returns the draft, and `changedFields`, a ref to the names of the fields that the visitor has changed
 */
export function useDraft(form: KeptForm) {
  const { definition, values, prefill } = form;
  const draft = useMemo(() => draftOf(definition), [definition]);
  const changedFields = useRef(new Set<string>());
  /** Undefined until the form has been filled in once. */
  const formerPrefill = useRef<FormValues>();

  /** Returns the visitor's own values from before hydration and of the draft, and adds the former to the draft. */
  function takeOwnValues(): FormValues {
    const { initialValues } = definition;
    const displayed = form.formRef.current ? readForm(form.formRef.current, initialValues) : {};
    // After a reload, browsers fill in the page's suggestions themselves.
    const changed = new Set(differing(displayed, { ...initialValues, ...prefill }));
    const unsaved = filledIn(only(displayed, changed));
    const all = { ...draft.read(), ...unsaved };
    if (Object.keys(unsaved).length > 0) draft.save(all, prefill);
    return all;
  }

  useEffect(() => {
    if (changedFields.current.size > 0)
      draft.save(only(values, changedFields.current), formerPrefill.current);
  }, [draft, values]);

  // After every render, because pages pass a new object each time: only its content tells whether it has changed.
  useEffect(() => {
    const former = formerPrefill.current;
    const latest = prefill ?? {};
    if (former && JSON.stringify(former) === JSON.stringify(latest)) return;
    formerPrefill.current = latest;
    const isNewForm = former === undefined;
    const ownValues = isNewForm
      ? takeOwnValues()
      : filledIn(only(values, changedFields.current), former);
    changedFields.current = new Set(Object.keys(ownValues));
    form.fill(filledWith(definition.initialValues, { ...latest, ...ownValues }));
  });

  return { draft, changedFields };
}
