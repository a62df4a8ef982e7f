import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/ui/text';
import type { FormFieldContentFragment } from '../../generated/queryTypes';
import { controlId, useFormState } from '../core/formContext';
import { ErrorText, FieldBox, Hint, Label } from './fieldStyles';

/** The attributes that connect a control to its label, hint and error. */
interface ControlProps {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true;
}

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

/** The props of every field: its name in the payload, and its words. */
export interface FieldProps {
  name: string;
  content: Pick<FormFieldContentFragment, 'label' | 'hint'>;
}

interface FieldFrameProps {
  name: string;
  /** Stands above the control; a checkbox brings its own label. */
  label?: string;
  hint?: string | null;
  children: (control: ControlProps) => ReactNode;
}

/** The only place that connects label, hint, error and control of a field. `aria-describedby` lists
 * only what exists. Every field of the four forms is required (specification 5); `aria-required`
 * says so without the browser's own messages. */
export const Field = ({ name, label, hint, children }: FieldFrameProps) => {
  const { name: form, words, errors } = useFormState();
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
