import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import type { ISchema } from 'yup';
import type { CallName, Payload } from '../../backend/calls';
import { callResult, type CallResult, sendTo } from '../../backend/client';
import { isToastShown, preloadToasts, showToast } from '../../components/ui/toasts/showToast';
import { letPaint } from '../../navigation/letPaint';
import { useHasMovedOn } from '../../navigation/navigationStore';
import type { FormErrors, FormInputs } from './formContext';
import { differing, readForm, storable, withoutPasswords, type FormValues } from './formValues';
import { isFromProgram } from './Honeypot';
import { forgetMessages, keepMessage } from './keptMessages';
import { useLateRules, type LateRules, type Rules } from './lateRules';
import { hearOtherTabs, tellOtherTabs } from './otherTabs';
import type { Outcome } from './outcomes';
import { isLocked, lastSent, lock, markSending } from './submitLock';
import { useFormValues, type FormState } from './useFormValues';

/** A submit within this many milliseconds of the form being cleared is the second half of a double one. */
const SETTLE_TIME = 500;

/** The parts of a form that are the same on every page. */
export interface FormDefinition<Content extends FormContent, Name extends CallName = CallName> {
  /** The form's name in ids and in the tab's storage. */
  name: string;
  initialValues: FormValues;
  /** Loads the rules. Rejects if they do not arrive. */
  schema: (content: Content) => Promise<ISchema<Payload<Name>>>;
  call: Name;
  /** The form's rows in the table of specification 8. */
  outcome: (result: CallResult, content: Pick<Content, 'messages'>) => Outcome;
}

/** The words of every form. */
export interface FormContent {
  inputs: FormInputs;
  submit: { label: string; busy: string };
  messages: object;
  /** If set, an error clears the form, and these words offer to restore the message. */
  restore?: { text: string; label: string };
}

export interface FormOptions<Content extends FormContent> {
  definition: FormDefinition<Content>;
  content: Content;
  /** Values for fields that the visitor has not filled in. They may come late or change. */
  prefill?: FormValues;
  /** Called with the errors that kept a submit from being sent. */
  onInvalid?: (errors: FormErrors) => void;
  /** Called after a success, unless the visitor has left the form. */
  onSuccess?: () => void;
}

/**
 * Clears the form once its values are sent. Values that the visitor has since changed are new work and stay.
 * @returns whether the form has just been cleared
 */
function useClearing(name: string, { readValues, clear }: FormState): () => boolean {
  // In milliseconds since the page was opened, because the system clock may be set back at any time.
  const clearedAt = useRef(-Infinity);
  useEffect(() =>
    lastSent.subscribe(() => {
      const sent = lastSent.get().get(name);
      if (!sent || differing(sent.values, readValues()).length > 0) return;
      clearedAt.current = performance.now();
      clear();
    }),
  );
  return () => performance.now() - clearedAt.current < SETTLE_TIME;
}

/** A duplicated tab holds the same values; it shows that they were sent, instead of sending them again. */
function useOtherTabs(name: string, { formRef, draft }: FormState): void {
  useEffect(
    () =>
      hearOtherTabs(name, ({ values, message }) => {
        const element = formRef.current;
        if (!element || isLocked(name)) return;
        if (differing(values, readForm(element, values)).length > 0) return;
        draft.clearIfSent(values);
        lastSent.set(new Map([[name, { values, success: message }]]));
        showToast('success', message);
      }),
    [name, formRef, draft],
  );
}

/**
 * Returns a function that loads what a submit needs. Whatever fails is loaded with the submit. It is called at once if
 * the form already has the focus when React mounts.
 */
function usePreparation({ formRef }: FormState, rules: LateRules): () => void {
  const prepare = useCallback(() => {
    preloadToasts();
    rules.load().catch(() => undefined);
  }, [rules]);
  useEffect(() => {
    if (formRef.current?.matches(':focus-within')) prepare();
  }, [formRef, prepare]);
  return prepare;
}

/** Sends the values, which satisfy the `schema`; without one, the network is gone. */
async function send(
  call: CallName,
  form: HTMLFormElement | null,
  values: FormValues,
  schema?: Rules,
): Promise<CallResult> {
  // Every form treats it as a success.
  if (isFromProgram(form)) return { kind: 'answer', status: 200, body: { success: true } };
  if (!schema) return { kind: 'no-response' };
  return callResult(async () => sendTo(call)(schema.cast(values)));
}

/** State and behaviour of all forms: a form sends one request at a time and loses nothing that was typed. */
export function useForm<Content extends FormContent>(options: FormOptions<Content>) {
  const { definition, content, prefill, onInvalid, onSuccess } = options;
  const { name, call, outcome } = definition;
  const rules = useLateRules(definition, content);
  const form = useFormValues(definition, rules, prefill);
  const { formRef, values, draft, changedFields, readValues, check } = form;
  const clearsOnError = content.restore !== undefined;
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const hasMovedOn = useHasMovedOn();
  const isSettling = useClearing(name, form);
  useOtherTabs(name, form);
  const prepare = usePreparation(form, rules);

  /** True for a press on a form that was just sent or cleared, and that nobody has touched since. */
  function isLeftOver(): boolean {
    const isUntouched =
      changedFields.current.size === 0 && differing(readValues(), values).length === 0;
    const success = lastSent.get().get(name)?.success;
    return isUntouched && (isSettling() || (success !== undefined && isToastShown(success)));
  }

  /** Sends the values and handles the outcome, even if the visitor has moved on. */
  async function deliver(sent: FormValues, schema?: Rules): Promise<void> {
    markSending(name);
    const result = await send(call, formRef.current, sent, schema);
    const { isSuccess, message, quote } = outcome(result, content);
    const kept = storable(sent, call);
    const values = withoutPasswords(sent, call);
    if (isSuccess) forgetMessages(name);
    else if (clearsOnError) keepMessage(name, kept);
    if (message) showToast(isSuccess ? 'success' : 'error', message, quote);
    if (isSuccess || clearsOnError) {
      draft.clearIfSent(kept);
      lastSent.set(new Map([[name, { values, success: isSuccess ? message : undefined }]]));
    }
    if (isSuccess && message) tellOtherTabs({ form: name, values, message });
    if (isSuccess && !hasMovedOn()) onSuccess?.();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isLocked(name) || isLeftOver()) return;
    const unlock = lock(name);
    try {
      await letPaint();
      const typed = readValues();
      // Nothing may change while the form waits for its rules.
      if (!rules.isHere()) markSending(name);
      const schema = await rules.load().catch(() => undefined);
      if (!schema) return await deliver(typed);
      const invalid = await check(typed);
      if (Object.keys(invalid).length === 0) return await deliver(typed, schema);
      setInvalidSubmits((count) => count + 1);
      onInvalid?.(invalid);
    } finally {
      unlock();
    }
  }

  return { ...form, invalidSubmits, prepare, submit };
}
