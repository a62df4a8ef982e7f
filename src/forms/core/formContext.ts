import { createContext, useContext } from 'react';
import type { FormWords } from '../../content/kinds/forms';
import type { FormValues } from './formValues';

/** Messages by field; a field without one is right. */
export type FormErrors = Partial<Record<string, string>>;

/** What a form tells its fields. */
export interface FormState {
  /** The form's name: the fields' ids begin with it. */
  name: string;
  words: FormWords;
  values: FormValues;
  errors: FormErrors;
  /** The page is hydrated: controls that need JavaScript work. */
  isReady: boolean;
  /** A request is under way: what it carries cannot be changed. */
  isSending: boolean;
  change: (field: string, value: string | boolean) => void;
}

const FormContext = createContext<FormState | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** The form round a field. Throws where there is none. */
export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('A field must stand in a Form.');
  return state;
}

/** The id of a field's control: the error summary leads there. */
export const controlId = (form: string, field: string) => `${form}-${field}`;
