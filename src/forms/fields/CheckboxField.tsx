import { RichText } from '../../components/ui/RichText';
import { useFormState } from '../core/formContext';
import { ErrorMessage } from './ErrorMessage';
import { Check, CheckLabel, CheckRow, FieldBox } from './fieldStyles';
import { useField } from './useField';

interface CheckboxFieldProps {
  name: string;
  /** May hold links. */
  label: string;
}

/** A box to tick, with its label beside it. */
export const CheckboxField = ({ name, label }: CheckboxFieldProps) => {
  const { values, change, isSending } = useFormState();
  const { id, errorId, error, control } = useField(name, false);
  return (
    <FieldBox>
      <CheckRow>
        <Check
          {...control}
          checked={values[name] === true}
          onChange={({ target }) => change(name, target.checked)}
          aria-disabled={isSending || undefined}
        />
        <RichText as={CheckLabel} htmlFor={id} text={label} />
      </CheckRow>
      {errorId && error && <ErrorMessage id={errorId} text={error} />}
    </FieldBox>
  );
};
