/** Keeps messages that an error cleared from a form, until the visitor restores or sends one. */
import { useSyncExternalStore } from 'react';
import { asFormValues, differing, type FormValues } from './formValues';
import { tabStorage } from './tabStorage';

const keyOf = (form: string) => `form-kept:${form}`;

/** The kept messages, oldest first. */
function messagesOf(form: string): FormValues[] {
  const list = tabStorage.get(keyOf(form));
  if (!Array.isArray(list)) return [];
  return list.map(asFormValues).filter((values) => values !== undefined);
}

const store = (form: string, list: FormValues[]) =>
  tabStorage.set(keyOf(form), list.length > 0 ? list : undefined);

/** Forgets all messages of a form. */
export const forgetMessages = (form: string): void => store(form, []);

/** Keeps `values` as the newest message, without duplicates. */
export const keepMessage = (form: string, values: FormValues): void =>
  store(form, [...messagesOf(form).filter((kept) => differing(values, kept).length > 0), values]);

/**
 * Removes the newest message and returns it, if there is one.
 * @param instead the current values of the form, which become the oldest message so that no text is lost
 */
export function takeMessage(form: string, instead?: FormValues): FormValues | undefined {
  const list = messagesOf(form);
  const newest = list.pop();
  if (newest) store(form, instead ? [instead, ...list] : list);
  return newest;
}

/** True while a message of this form is kept; false on the server. */
export const useHasKeptMessage = (form: string): boolean =>
  useSyncExternalStore(
    tabStorage.subscribe,
    () => messagesOf(form).length > 0,
    () => false,
  );
