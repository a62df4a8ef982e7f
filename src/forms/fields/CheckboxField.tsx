import { RichText } from '../../components/ui/RichText';
import { useFormState } from '../core/formContext';
import { Field } from './Field';
import { Check, CheckLabel, CheckRow } from './fieldStyles';

interface CheckboxFieldProps {
  name: string;
  /** May contain links. */
  label: string;
}

/** A checkbox with its label beside it. */
export const CheckboxField = ({ name, label }: CheckboxFieldProps) => {
  const { values, change, isSending } = useFormState();
  return (
    <Field name={name}>
      {(control) => (
        <CheckRow>
          <Check
            {...control}
            checked={values[name] === true}
            onChange={({ target }) => change(name, target.checked)}
            aria-disabled={isSending || undefined}
          />
          <RichText as={CheckLabel} htmlFor={control.id} text={label} />
        </CheckRow>
      )}
    </Field>
  );
};
