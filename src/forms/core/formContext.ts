import { createContext, useContext } from 'react';
import type { FormWords } from '../../hooks/useSiteContent';
import type { FormValues } from './formValues';

/** The words of a field, which have the same shape in all forms. */
export interface FormField {
  label: string;
  hint?: string;
  /** The error of an empty field. */
  required: string;
  /** The error of a field whose text has the wrong form. */
  invalid?: string;
}

/** Error messages by field; valid fields have none. */
export type FormErrors = Partial<Record<string, string>>;

/** The words of the fields by name; a checkbox has none. */
export type FormInputs = Readonly<Partial<Record<string, FormField>>>;

interface FormContextValue {
  /** The form's name, which prefixes the ids of its fields. */
  name: string;
  words: FormWords;
  inputs: FormInputs;
  values: FormValues;
  errors: FormErrors;
  /** True while a request is in progress: values cannot change. */
  isSending: boolean;
  change: (field: string, value: string | boolean) => void;
}

const FormContext = createContext<FormContextValue | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** Returns the state of the form around a field. Throws outside a form. */
export function useFormState(): FormContextValue {
  const state = useContext(FormContext);
  if (!state) throw new Error('A field must stand in a Form.');
  return state;
}

/** The id of a field's control; the error summary links to it. */
export const controlId = (form: string, field: string) => `${form}-${field}`;
