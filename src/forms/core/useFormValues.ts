import { useFormik } from 'formik';
import { useMemo, useRef } from 'react';
import type { ISchema } from 'yup';
import { useDraft, type KeptForm } from './draft';
import type { FormErrors } from './formContext';
import { differing, filledIn, filledWith, readForm, storable, type FormValues } from './formValues';
import { takeMessage } from './keptMessages';
import type { LateRules } from './lateRules';
import { useIsSending } from './submitLock';

/** The values of a form, restored from its draft or suggested by the page, and their errors under its yup `rules`. */
export function useFormValues(
  definition: KeptForm['definition'],
  rules: LateRules,
  prefill?: FormValues,
) {
  const { name, call, initialValues } = definition;
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useIsSending(name);
  // After its first submit, a form is validated at every change.
  const wasSubmitted = useRef(false);
  // Formik demands a function; its own submit, which allows doubles, is never called.
  const onSubmit = () => undefined;
  const validationSchema = useMemo<Pick<ISchema<unknown>, 'validate'>>(
    () => ({ validate: async (...asked) => (await rules.load()).validate(...asked) }),
    [rules],
  );
  // Without scripts, too, the form begins with what the page suggests.
  const startValues = filledWith(initialValues, prefill ?? {});
  const formik = useFormik<FormValues>({ initialValues: startValues, validationSchema, onSubmit });
  const { values, errors } = formik;
  const fill = (next: FormValues) => formik.setValues(next, wasSubmitted.current);
  const { draft, changedFields } = useDraft({ definition, formRef, values, prefill, fill });

  /** Marks the values in which `next` differs as the visitor's own, which are kept as a draft. */
  const markChanged = (next: FormValues) =>
    differing(next, values).forEach((field) => changedFields.current.add(field));

  function change(field: string, value: string | boolean): void {
    if (isSending) return;
    changedFields.current.add(field);
    void formik.setFieldValue(field, value, wasSubmitted.current);
  }

  /** The values of the controls, which autofill may have changed without React noticing. */
  const readValues = () => (formRef.current ? readForm(formRef.current, values) : values);

  /** Fills in the values to send, and returns their errors. */
  async function check(next: FormValues): Promise<FormErrors> {
    wasSubmitted.current = true;
    markChanged(next);
    await formik.setValues(next, false);
    return formik.validateForm(next);
  }

  function clear(): void {
    draft.clear();
    changedFields.current.clear();
    wasSubmitted.current = false;
    formik.resetForm({ values: initialValues });
  }

  /** Restores the message that an error cleared, and in its place keeps whatever was typed since. */
  function restore(): void {
    const hasContent = Object.keys(filledIn(values)).length > 0;
    const message = takeMessage(name, hasContent ? storable(values, call) : undefined);
    if (!message) return;
    const restored = filledWith(initialValues, message);
    markChanged(restored);
    void fill(restored);
    formRef.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }

  return {
    formRef,
    values,
    errors,
    isSending,
    draft,
    changedFields,
    change,
    readValues,
    check,
    clear,
    restore,
  };
}

/** What `useFormValues` returns. */
export type FormState = ReturnType<typeof useFormValues>;
