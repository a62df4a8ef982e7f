import CircleAlert from 'lucide-react/icons/circle-alert';
import type { AriaAttributes, ReactNode } from 'react';
import { VisuallyHidden } from '../../components/ui/text';
import { controlId, useFormState } from '../core/formContext';
import { ErrorText, FieldBox, Hint, Label } from './fieldStyles';

/** The attributes that connect a control to its label, hint and error. */
type ControlProps = AriaAttributes & { id: string; name: string };

/** The value of a text field, with the props that let its control change it. */
export function useTextValue(name: string) {
  const { values, change, isSending } = useFormState();
  const value = values[name];
  return {
    value: typeof value === 'string' ? value : '',
    readOnly: isSending,
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  };
}

interface FieldProps {
  /** Its name in the payload. */
  name: string;
  children: (control: ControlProps) => ReactNode;
}

/** Connects label, hint, error and control of a field. All fields are required (specification 5);
 * `aria-required` says so without the browser's own messages. */
export const Field = ({ name, children }: FieldProps) => {
  const { name: form, words, inputs, errors } = useFormState();
  const { label, hint } = inputs[name] ?? {};
  const id = controlId(form, name);
  const error = errors[name];
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <FieldBox>
      {label && <Label htmlFor={id}>{label}</Label>}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {children({
        id,
        name,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': true,
      })}
      {error && (
        <ErrorText id={errorId}>
          <CircleAlert aria-hidden />
          {/* With a key, for another error React replaces the text that a translator has wrapped. */}
          <span key={error}>
            <VisuallyHidden>{words.errorPrefix} </VisuallyHidden>
            {error}
          </span>
        </ErrorText>
      )}
    </FieldBox>
  );
};
