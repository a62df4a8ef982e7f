/**
 * Tells the forms that are on the page that a request is over. The visitor may have gone on to
 * another page whose form of the same name shows the same text as a draft.
 */
import { useEffect, useRef } from 'react';
import type { FormValues } from './formValues';

type Listener = (sent: FormValues) => void;

const listeners = new Map<string, Set<Listener>>();

/** Says that what a form of this name has sent needs no form any more. */
export function announceDeliveryEnd(form: string, sent: FormValues): void {
  listeners.get(form)?.forEach((listener) => listener(sent));
}

/** Calls `onEnd` when the request of a form of this name is over, whichever form has sent it. */
export function useDeliveryEnd(form: string, onEnd: Listener): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    const listener: Listener = (sent) => latest.current(sent);
    const ofForm = listeners.get(form) ?? new Set();
    listeners.set(form, ofForm.add(listener));
    return () => {
      ofForm.delete(listener);
    };
  }, [form]);
}
