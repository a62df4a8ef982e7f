/** Tells the forms on the page that a request has ended. The visitor may have moved to another page
 * whose form of the same name shows the same text as a draft. */
import { useEffect } from 'react';
import { createStore } from '../../hooks/createStore';
import type { FormValues } from './formValues';

const lastEnd = createStore<{ form: string; sent: FormValues } | undefined>(undefined);

/** Announces that a form of this name no longer needs the values that it sent. */
export const announceDeliveryEnd = (form: string, sent: FormValues): void =>
  lastEnd.set({ form, sent });

/** Calls `onEnd` when a request of a form of this name has ended, whichever form sent it. */
export const useDeliveryEnd = (form: string, onEnd: (sent: FormValues) => void): void =>
  useEffect(() =>
    lastEnd.subscribe(() => {
      const end = lastEnd.get();
      if (end?.form === form) onEnd(end.sent);
    }),
  );
