import { useFormState } from '../core/formContext';

/** The attributes by which a control is tied to its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true;
}

/** The id of a field's control: the error summary leads there. */
export const controlId = (form: string, field: string) => `${form}-${field}`;

/**
 * The one place that ties label, hint, error and control of a field together. The control is
 * described only by what exists. Every field of the four forms is required (specification 5);
 * `aria-required` says so without the browser's own messages.
 */
export function useField(name: string, hasHint: boolean) {
  const { name: form, errors } = useFormState();
  const id = controlId(form, name);
  const error = errors[name];
  const hintId = hasHint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control: ControlProps = {
    id,
    name,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': true,
  };
  return { id, hintId, errorId, error, control };
}

/** The value of a text field and what its control needs to change it. */
export function useTextValue(name: string) {
  const { values, change, isSending } = useFormState();
  const value = values[name];
  return {
    value: typeof value === 'string' ? value : '',
    readOnly: isSending,
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  };
}
