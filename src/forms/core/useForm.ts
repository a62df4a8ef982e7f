import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import type { ISchema } from 'yup';
import { callResult, type CallResult } from '../../backend/client';
import { preloadToasts, showToast } from '../../components/ui/toasts/showToast';
import { letPaint } from '../../navigation/letPaint';
import { useHasMovedOn } from '../../navigation/navigationStore';
import { useDraft, type KeptForm } from './draft';
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

/** The parts of a form that do not depend on where it is shown. */
export interface FormDefinition<Content extends FormContent, Payload> {
  /** Names the form in ids and in the tab's storage. */
  name: string;
  initialValues: FormValues;
  schema: (content: Content) => ISchema<Payload>;
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

/** What a form holds, restored from its draft or suggested by the page, and what yup's `schema` says of it. */
function useFormValues(definition: KeptForm['definition'], schema: object, prefill?: FormValues) {
  const { name, initialValues, secrets = [] } = definition;
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useIsSending(name);
  // From its first submit on, a form is checked at every change.
  const wasSubmitted = useRef(false);
  const onSubmit = () => undefined;
  const formik = useFormik<FormValues>({ initialValues, validationSchema: schema, onSubmit });
  const { values, errors } = formik;
  const fill = (next: FormValues) => formik.setValues(next, wasSubmitted.current);
  const { draft, own } = useDraft({ definition, formRef, values, prefill, fill });

  /** From now on what differs is the visitor's own work, which is kept as a draft. */
  function setWork(work: FormValues) {
    differing(work, values).forEach((field) => own.current.add(field));
    return fill(work);
  }

  function change(field: string, value: string | boolean): void {
    if (isSending) return;
    own.current.add(field);
    void formik.setFieldValue(field, value, wasSubmitted.current);
  }

  /** What the controls hold: autofill can fill in one without React noticing. */
  const onPage = () => (formRef.current ? readForm(formRef.current, values) : values);

  /** Takes over what is to be sent, and returns what is wrong with it. */
  async function check(work: FormValues) {
    wasSubmitted.current = true;
    return (await setWork(work)) || {};
  }

  function clear(): void {
    draft.clear();
    own.current.clear();
    wasSubmitted.current = false;
    formik.resetForm({ values: initialValues });
  }

  /** Restores the message that an error cleared; what was typed since is kept instead. */
  function restore(): void {
    const work = takeMessage(name, hasContent(values) ? without(values, secrets) : undefined);
    if (!work) return;
    void setWork(firstFilled(initialValues, [work]));
    formRef.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }

  return { formRef, values, errors, isSending, draft, own, change, onPage, check, clear, restore };
}

/** Sends what a form holds, one request at a time, and shows what became of it. */
function useSubmit<Content extends FormContent, Payload>(
  { formRef, draft, own, onPage, check, clear }: ReturnType<typeof useFormValues>,
  schema: ISchema<Payload>,
  { definition, content, onInvalid, onSuccess }: FormOptions<Content, Payload>,
) {
  const { name, call, outcome, secrets = [] } = definition;
  const clearsOnError = content.restore !== undefined;
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const hasMovedOn = useHasMovedOn();
  // By the time since the page was opened: the system clock may be set back at any moment.
  const clearedAt = useRef(-Infinity);

  // What the visitor has changed since the request left is new work and stays.
  useEffect(() =>
    lastSent.subscribe(() => {
      const sent = lastSent.get().get(name);
      if (!sent || !areEqual(without(onPage(), secrets), sent)) return;
      clearedAt.current = performance.now();
      clear();
    }),
  );

  useEffect(preloadToasts, []);

  /** Sends the values and handles the outcome, even when the visitor has moved on. */
  async function deliver(sent: FormValues): Promise<void> {
    markSending(name);
    const result = isFromProgram(formRef.current)
      ? PRETENDED_SUCCESS
      : await callResult(async () => call(schema.cast(sent)));
    conclude(outcome(result, content), without(sent, secrets));
  }

  function conclude({ isSuccess, message, quote }: Outcome, sent: FormValues): void {
    if (isSuccess) forgetMessages(name);
    else if (clearsOnError) keepMessage(name, sent);
    if (message) showToast(isSuccess ? 'success' : 'error', message, quote);
    if (isSuccess || clearsOnError) {
      draft.forget(sent);
      lastSent.set(new Map([[name, sent]]));
    }
    if (isSuccess && !hasMovedOn()) onSuccess?.();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const isUntouched = own.current.size === 0;
    const isSettling = isUntouched && performance.now() - clearedAt.current < SETTLE_TIME;
    if (isLocked(name) || isSettling) return;
    const unlock = lock(name);
    try {
      await letPaint();
      const work = onPage();
      const invalid = await check(work);
      if (Object.keys(invalid).length === 0) return await deliver(work);
      setInvalidSubmits((count) => count + 1);
      onInvalid?.(invalid);
    } finally {
      unlock();
    }
  }

  return { invalidSubmits, submit };
}

/** State and behaviour of all forms: each sends one request at a time and loses nothing that was typed. */
export function useForm<Content extends FormContent, Payload>(
  options: FormOptions<Content, Payload>,
) {
  const { definition, content, prefill } = options;
  const schema = useMemo(() => definition.schema(content), [definition, content]);
  const form = useFormValues(definition, schema, prefill);
  return { ...form, ...useSubmit(form, schema, options) };
}
