import { RichText } from '../../components/ui/text';
import { useFormState } from '../core/formContext';
import { Field } from './Field';
import { Check, CheckLabel, CheckRow } from './fieldStyles';

/** A checkbox with its label, which may contain links, beside it. */
export const CheckboxField = ({ name, label }: { name: string; label: string }) => {
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
