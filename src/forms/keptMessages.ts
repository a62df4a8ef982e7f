/** Messages that a failed form was cleared of, until the visitor takes them back or sends one. */
import { useSyncExternalStore } from 'react';
import { areEqual, asFormValues, type FormValues } from './core/formValues';
import { tabStorage } from './tabStorage';

const keyOf = (form: string) => `form-kept:${form}`;

const parsed = (text: string | null): FormValues[] => {
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    return (Array.isArray(list) ? list : [])
      .map(asFormValues)
      .filter((values) => values !== undefined);
  } catch {
    return [];
  }
};

const write = (form: string, list: FormValues[]) =>
  list.length > 0
    ? tabStorage.set(keyOf(form), JSON.stringify(list))
    : tabStorage.remove(keyOf(form));

/** Keeps `values` as the newest message; one that is kept already moves to the front. */
export function keepMessage(form: string, values: FormValues): void {
  const others = parsed(tabStorage.get(keyOf(form))).filter((kept) => !areEqual(kept, values));
  write(form, [...others, values]);
}

/**
 * Takes the newest message out and gives it, if there is one.
 * @param instead what the form holds now, if anything: it becomes the oldest kept message, so that
 *   taking one text back loses no other
 */
export function takeMessage(form: string, instead?: FormValues): FormValues | undefined {
  const list = parsed(tabStorage.get(keyOf(form)));
  const newest = list.pop();
  if (newest) write(form, instead ? [instead, ...list] : list);
  return newest;
}

export const forgetMessages = (form: string): void => tabStorage.remove(keyOf(form));

/** True while a message of this form is kept; false on the server. */
export const useHasKeptMessage = (form: string): boolean =>
  useSyncExternalStore(
    tabStorage.subscribe,
    () => tabStorage.get(keyOf(form)) !== null,
    () => false,
  );
