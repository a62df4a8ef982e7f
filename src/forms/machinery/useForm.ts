import { useFormik } from 'formik';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { callResult } from '../../backend/callResult';
import type { Answer } from '../../backend/client';
import { preloadToasts, showToast } from '../../components/ui/toasts/toastStore';
import { forgetMessages, keepMessage, takeMessage } from '../keptMessages';
import {
  areEqual,
  firstFilled,
  hasContent,
  readForm,
  without,
  withTexts,
  type FormValues,
} from './formValues';
import { decide, type Outcome, type OutcomeTable } from './outcomes';
import { useFormDraft } from './useFormDraft';
import { errorsOf, type FormErrors, type PayloadSchema } from './validate';

/** A submit so soon after the form was cleared is the second half of the one that sent it. */
const SETTLE_TIME = 500;

const NO_SECRETS: readonly string[] = [];

export interface FormOptions<Payload> {
  /** Names the form in ids and in the tab's storage. */
  name: string;
  /** The values of the empty form. */
  initialValues: FormValues;
  schema: PayloadSchema<Payload>;
  call: (payload: Payload) => Promise<Answer>;
  outcomes: OutcomeTable;
  /** Fields that are never kept anywhere. */
  secrets?: readonly string[];
  /** Clear the form after an error too, and keep the message for the visitor to take back. */
  clearsOnError?: boolean;
  /** Texts to begin with, where the visitor has written nothing. They may come late or change. */
  prefill?: FormValues;
  /** Called when a submit sends nothing because of these errors. */
  onInvalid?: (errors: FormErrors) => void;
  /** Called after a success, unless the visitor has left the form by then. */
  onSuccess?: () => void;
}

/** State and behaviour that all forms share: one request at a time, and nothing typed is lost. */
export function useForm<Payload>({
  name,
  initialValues,
  schema,
  call,
  outcomes,
  secrets = NO_SECRETS,
  clearsOnError = false,
  prefill,
  onInvalid,
  onSuccess,
}: FormOptions<Payload>) {
  const formRef = useRef<HTMLFormElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const isMounted = useRef(false);
  // A ref, because state comes too late for the second click of a double click.
  const isLocked = useRef(false);
  const attempts = useRef(0);
  const clearedAt = useRef(0);
  const lastErrors = useRef<FormErrors>({});
  const lastPrefill = useRef<FormValues>();

  const formik = useFormik<FormValues>({
    initialValues,
    validate: (values) => {
      lastErrors.current = errorsOf(schema, values);
      return lastErrors.current;
    },
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: deliver,
  });
  const { values, errors, submitCount } = formik;
  const { draft, edited } = useFormDraft(name, secrets, values);

  /** Sends the values and does what the outcome asks for, also when the visitor has moved on. */
  async function deliver(sent: FormValues): Promise<void> {
    draft.flush();
    setIsSending(true);
    const result = await callResult(async () => call(schema.validateSync(sent)));
    conclude(decide(outcomes, result), sent);
  }

  function conclude({ isSuccess, message }: Outcome, sent: FormValues): void {
    if (isSuccess) forgetMessages(name);
    else if (clearsOnError) keepMessage(name, without(sent, secrets));
    const isOver = isSuccess || clearsOnError;
    if (isOver) draft.clear();
    if (message) showToast(isSuccess ? 'success' : 'error', message);
    if (!isMounted.current) return;
    if (isOver) clear();
    if (isSuccess) onSuccess?.();
  }

  function clear(): void {
    edited.current = false;
    clearedAt.current = Date.now();
    formik.resetForm({ values: initialValues });
  }

  /** Puts the visitor's own work into the form; from now on it is kept as a draft. */
  function setWork(work: FormValues): void {
    edited.current = true;
    clearedAt.current = 0;
    void formik.setValues(work, submitCount > 0);
  }

  function change(field: string, value: string | boolean): void {
    if (isSending) return;
    edited.current = true;
    clearedAt.current = 0;
    void formik.setFieldValue(field, value, submitCount > 0);
  }

  function release(): void {
    isLocked.current = false;
    setIsSending(false);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isLocked.current || Date.now() - clearedAt.current < SETTLE_TIME) return;
    isLocked.current = true;
    attempts.current += 1;
    const attempt = attempts.current;
    // Autofill can fill a control without React hearing of it.
    const onPage = readForm(event.currentTarget, values);
    if (!areEqual(onPage, values)) flushSync(() => setWork(onPage));
    try {
      await formik.submitForm();
      if (Object.keys(lastErrors.current).length > 0) {
        setInvalidSubmits((count) => count + 1);
        onInvalid?.(lastErrors.current);
      }
    } finally {
      if (attempt === attempts.current) release();
    }
  }

  /** Puts the message that an error cleared back; what was written meanwhile is kept in its place. */
  function restore(): void {
    const work = takeMessage(name, hasContent(values) ? without(values, secrets) : undefined);
    if (!work) return;
    setWork(firstFilled(initialValues, [work]));
    formRef.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }

  /** Fills the form with what was typed before hydration, else with the draft, else the prefill. */
  function begin(): void {
    const former = lastPrefill.current;
    lastPrefill.current = prefill ?? {};
    if (former) {
      const next = withTexts(values, lastPrefill.current, former);
      if (!areEqual(next, values)) void formik.setValues(next, submitCount > 0);
      return;
    }
    const typed = formRef.current ? readForm(formRef.current, initialValues) : initialValues;
    const kept = draft.read();
    const next = firstFilled(initialValues, [typed, kept, prefill]);
    edited.current = kept !== undefined || !areEqual(typed, initialValues);
    if (!areEqual(next, values)) void formik.setValues(next, false);
  }

  const latestBegin = useRef(begin);
  useEffect(() => {
    latestBegin.current = begin;
  });

  useEffect(() => {
    latestBegin.current();
  }, [prefill]);

  useEffect(() => {
    isMounted.current = true;
    preloadToasts();
    // A page out of the back/forward cache may wait for an answer that was dropped with it.
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      attempts.current += 1;
      release();
    };
    window.addEventListener('pageshow', wakeUp);
    return () => {
      isMounted.current = false;
      window.removeEventListener('pageshow', wakeUp);
    };
  }, []);

  return { formRef, values, errors, isSending, invalidSubmits, change, submit, restore };
}
