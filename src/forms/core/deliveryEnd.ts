/** Tells the forms on the page that a request has ended. The visitor may have moved to another page
 * whose form of the same name shows the same text as a draft. */
import { useEffect } from 'react';
import type { FormValues } from './formValues';

type Listener = (form: string, sent: FormValues) => void;

const listeners = new Set<Listener>();

/** Announces that a form of this name no longer needs the values that it sent. */
export function announceDeliveryEnd(form: string, sent: FormValues): void {
  listeners.forEach((listener) => listener(form, sent));
}

/** Calls `onEnd` when a request of a form of this name has ended, whichever form sent it. */
export function useDeliveryEnd(form: string, onEnd: (sent: FormValues) => void): void {
  useEffect(() => {
    const listener: Listener = (name, sent) => {
      if (name === form) onEnd(sent);
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  });
}
