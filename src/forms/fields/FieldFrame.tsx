import CircleAlert from 'lucide-react/icons/circle-alert';
import type { AriaAttributes, ReactNode } from 'react';
import { VisuallyHidden } from '../../components/ui/text';
import { controlId, useFormState } from '../core/formContext';
import { ErrorText, FieldBox, Hint, Label } from './fieldStyles';

type ControlProps = AriaAttributes & { id: string; name: string };

/** The props of a text field's control: its value and its change handler. */
export function useTextValue(name: string) {
  const { values, change, isSending } = useFormState();
  const value = values[name];
  return {
    value: typeof value === 'string' ? value : '',
    readOnly: isSending,
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  };
}

interface FieldFrameProps {
  name: string;
  children: (control: ControlProps) => ReactNode;
}

/**
 * Connects a control with its label, hint and error. All fields are required (specification 5); `aria-required`
 * states that without the browser's own messages.
 */
export const FieldFrame = ({ name, children }: FieldFrameProps) => {
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
          {/* The key makes React replace the element: browsers' translators wrap its text nodes. */}
          <span key={error}>
            <VisuallyHidden>{words.errorPrefix} </VisuallyHidden>
            {error}
          </span>
        </ErrorText>
      )}
    </FieldBox>
  );
};
