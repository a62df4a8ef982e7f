import { useFormik, yupToFormErrors } from 'formik';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { ValidationError } from 'yup';
import { callResult, type CallResult } from '../../backend/client';
import { preloadToasts, showToast } from '../../components/ui/toasts/showToast';
import { letPaint } from '../../navigation/letPaint';
import { useHasMovedOn } from '../../navigation/navigationStore';
import { useDraft } from './draft';
import type { FormErrors, FormInputs } from './formContext';
import {
  areEqual,
  differing,
  firstFilled,
  hasContent,
  readForm,
  without,
  type FormValues,
} from './formValues';
import { isFromProgram, PRETENDED_SUCCESS } from './Honeypot';
import { forgetMessages, keepMessage, takeMessage } from './keptMessages';
import type { Outcome } from './outcomes';
import { isLocked, lastSent, lock, markSending, useIsSending } from './submitLock';

/** A submit this soon (ms) after the form was cleared is the second half of a double one. */
const SETTLE_TIME = 500;

/** Turns the typed values into the payload; throws yup's ValidationError. */
interface PayloadSchema<Payload> {
  validateSync: (values: unknown, options?: { abortEarly?: boolean }) => Payload;
}

/** The parts of a form that do not depend on where it is shown. */
export interface FormDefinition<Content extends FormContent, Payload> {
  /** Names the form in ids and in the tab's storage. */
  name: string;
  initialValues: FormValues;
  schema: (content: Content) => PayloadSchema<Payload>;
  call: (payload: Payload) => Promise<CallResult>;
  /** The form's rows of specification 8. */
  outcome: (result: CallResult, content: Pick<Content, 'messages'>) => Outcome;
  /** Fields that are never stored. */
  secrets?: readonly string[];
}

/** The words of every form. */
export interface FormContent {
  inputs: FormInputs;
  submit: { label: string; busy: string };
  messages: object;
  /** Where a form has these words, an error clears it and they offer the message again. */
  restore?: { text: string; label: string };
}

export interface FormOptions<Content extends FormContent, Payload> {
  definition: FormDefinition<Content, Payload>;
  content: Content;
  /** Texts to start with, where the visitor has typed nothing. They may come late or change. */
  prefill?: FormValues;
  /** Called with the errors that kept a submit from being sent. */
  onInvalid?: (errors: FormErrors) => void;
  /** Called after a success, unless the visitor has left the form. */
  onSuccess?: () => void;
}

/** The first message of each invalid field. */
function errorsOf(schema: PayloadSchema<unknown>, values: FormValues): FormErrors {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return yupToFormErrors(error);
  }
}

/** State and behaviour of all forms: each sends one request at a time and loses nothing that was typed. */
export function useForm<Content extends FormContent, Payload>({
  definition,
  content,
  prefill,
  onInvalid,
  onSuccess,
}: FormOptions<Content, Payload>) {
  const { name, initialValues, call, secrets = [] } = definition;
  const schema = useMemo(() => definition.schema(content), [definition, content]);
  const clearsOnError = content.restore !== undefined;
  const formRef = useRef<HTMLFormElement>(null);
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const hasMovedOn = useHasMovedOn();
  // By the time since the page was opened: the system clock may be set back at any moment.
  const clearedAt = useRef(-Infinity);
  const isSending = useIsSending(name);

  const formik = useFormik<FormValues>({
    initialValues,
    validate: (values) => errorsOf(schema, values),
    onSubmit: deliver,
  });
  const { values, errors, submitCount } = formik;
  const fill = (next: FormValues) => void formik.setValues(next, submitCount > 0);
  const { draft, own } = useDraft({ definition, formRef, values, prefill, fill });

  // What the visitor has changed since the request left is new work and stays.
  useEffect(() =>
    lastSent.subscribe(() => {
      if (areEqual(without(values, secrets), lastSent.get())) clear();
    }),
  );

  useEffect(preloadToasts, []);

  /** Sends the values and handles the outcome, even when the visitor has moved on. */
  async function deliver(sent: FormValues): Promise<void> {
    markSending(name);
    const result = isFromProgram(formRef.current)
      ? PRETENDED_SUCCESS
      : await callResult(async () => call(schema.validateSync(sent)));
    conclude(definition.outcome(result, content), sent);
  }

  function conclude({ isSuccess, message, quote }: Outcome, sent: FormValues): void {
    const kept = without(sent, secrets);
    if (isSuccess) forgetMessages(name);
    else if (clearsOnError) keepMessage(name, kept);
    if (message) showToast(isSuccess ? 'success' : 'error', message, quote);
    if (isSuccess || clearsOnError) {
      draft.forget(kept);
      lastSent.set(kept);
    }
    if (isSuccess && !hasMovedOn()) onSuccess?.();
  }

  function clear(): void {
    draft.clear();
    own.current.clear();
    clearedAt.current = performance.now();
    formik.resetForm({ values: initialValues });
  }

  /** From now on these fields are the visitor's own work, which is kept as a draft. */
  function markEdited(fields: string[]): void {
    fields.forEach((field) => own.current.add(field));
    clearedAt.current = -Infinity;
  }

  function setWork(work: FormValues): void {
    markEdited(differing(work, values));
    fill(work);
  }

  function change(field: string, value: string | boolean): void {
    if (isSending) return;
    markEdited([field]);
    void formik.setFieldValue(field, value, submitCount > 0);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isLocked(name) || performance.now() - clearedAt.current < SETTLE_TIME) return;
    const form = event.currentTarget;
    const unlock = lock(name);
    try {
      await letPaint();
      // Autofill can fill in a control without React noticing.
      const onPage = readForm(form, values);
      if (!areEqual(onPage, values)) flushSync(() => setWork(onPage));
      await formik.submitForm();
      const invalid = errorsOf(schema, onPage);
      if (Object.keys(invalid).length === 0) return;
      setInvalidSubmits((count) => count + 1);
      onInvalid?.(invalid);
    } finally {
      unlock();
    }
  }

  /** Restores the message that an error cleared; what was typed since is kept instead. */
  function restore(): void {
    const work = takeMessage(name, hasContent(values) ? without(values, secrets) : undefined);
    if (!work) return;
    setWork(firstFilled(initialValues, [work]));
    formRef.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }

  return { formRef, values, errors, isSending, invalidSubmits, change, submit, restore };
}
