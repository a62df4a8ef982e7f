import { createContext, useContext } from 'react';
import type { ViewOf } from '../../content/pages';
import type { FormWords } from '../../hooks/useSiteContent';
import type { FormValues } from './formValues';

/** The words of a field; every kind of form has the same. */
export type FormField = ViewOf<'login'>['form']['inputs']['username'];

/** Messages by field; a valid field has none. */
export type FormErrors = Partial<Record<string, string>>;

/** The words of fields by their names; a checkbox has none. */
export type FormInputs = Readonly<Partial<Record<string, FormField>>>;

/** What a form tells its fields. */
export interface FormState {
  /** The form's name, which starts the ids of its fields. */
  name: string;
  words: FormWords;
  inputs: FormInputs;
  values: FormValues;
  errors: FormErrors;
  /** The page is hydrated: controls that need JavaScript work. */
  isReady: boolean;
  /** A request is in progress: its values cannot be changed. */
  isSending: boolean;
  change: (field: string, value: string | boolean) => void;
}

const FormContext = createContext<FormState | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** The state of the form around a field. Throws outside a form. */
export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('A field must stand in a Form.');
  return state;
}

/** The id of a field's control; the error summary links to it. */
export const controlId = (form: string, field: string) => `${form}-${field}`;
