import type { ReactNode } from 'react';
import type { FormFieldContent } from '../../content/kinds/forms';
import { ErrorMessage } from './ErrorMessage';
import { FieldBox, Hint, Label } from './fieldStyles';
import { useField, type ControlProps } from './useField';

/** What every field takes: its name in the payload, and its words. */
export interface FieldProps {
  name: string;
  content: Pick<FormFieldContent, 'label' | 'hint'>;
}

interface LabelledFieldProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error round a control. */
export const Field = ({ name, content: { label, hint }, children }: LabelledFieldProps) => {
  const { id, hintId, errorId, error, control } = useField(name, Boolean(hint));
  return (
    <FieldBox>
      <Label htmlFor={id}>{label}</Label>
      {hintId && <Hint id={hintId}>{hint}</Hint>}
      {children(control)}
      {errorId && error && <ErrorMessage id={errorId} text={error} />}
    </FieldBox>
  );
};
